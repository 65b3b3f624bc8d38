/** What a new migration begins with. */
export const advice = `-- What it takes: which tables it locks, against whom, and for how long at a million rows.
--   CREATE TABLE locks nothing; ADD COLUMN without a volatile default holds the table for an instant; CREATE INDEX stops all
--   writes until it is done; a constraint reads every row unless it is added NOT VALID and validated by a later migration.
-- What runs beside it: the version before this one goes on reading and writing until the last process is replaced. So add
--   first, fill, and only in a later release require or drop; never rename in one step. There is no way back but forward.
-- All migrations that are due run in one transaction under one lock (server/platform/migrate.ts): no CONCURRENTLY here.
--   What a table or a column means is said here as well, by COMMENT ON: server/schema/tables.ts shows it.
`;

/** Why no migration of that name can be made; null when it can. */
export function migrationRefusal(name: string, existing: readonly string[]): string | null {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.length > 40)
    return `“${name}” is no name: lower-case letters, digits and single underscores, at most 40 of them, a letter first`;
  const taken = existing.find((file) => file.slice(5) === `${name}.sql`);
  return taken ? `there is a migration ${taken} already` : null;
}

/** The file of the next migration: four digits, one more than the last. */
export function nextMigration(name: string, existing: readonly string[]): string {
  const last = Math.max(-1, ...existing.map((file) => Number.parseInt(file, 10)).filter(Number.isFinite));
  return `${String(last + 1).padStart(4, "0")}_${name}.sql`;
}

/** The journal with one more line. Its moment is later than all before, which is how the migrator knows what is due. */
export function addToJournal(json: string, file: string, nowMs: number): string {
  const journal = JSON.parse(json) as { entries: { when: number; version: string }[] };
  const last = journal.entries.at(-1);
  const entry = {
    idx: journal.entries.length,
    version: last?.version ?? "7",
    when: Math.max(nowMs, (last?.when ?? 0) + 1),
    tag: file.replace(/\.sql$/, ""),
    breakpoints: true,
  };
  return JSON.stringify({ ...journal, entries: [...journal.entries, entry] }, null, 2);
}
