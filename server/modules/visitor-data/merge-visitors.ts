import type { Queries } from "../../platform/database.ts";
import { VisitorMovedError } from "../visitors/visits.ts";
import { getTransferTarget } from "./access-keys.ts";
import { evictPages, listSharedPageTags } from "./shared-pages.ts";
import { listVisitorTables, type SiteTables, type UniqueRule, type VisitorTable } from "./visitor-table.ts";

/** Two visitors that become one: everything of `from` goes into `into`. */
export interface VisitorMerge {
  from: string;
  into: string;
  now: Date;
}

/**
 * Puts the data of one visitor into that of another, in the caller's transaction. Both are locked first, in the order
 * of their ids, so that two merges never wait for each other; whoever writes in one of them meanwhile is waited for.
 * Afterwards `from` is no visitor any more, and `room_moves` says where it went.
 * @returns the id under which one goes on: that of `into`, or of the visitor `into` was merged into; null when it was erased
 * @throws VisitorMovedError when `from` was merged into another visitor meanwhile
 */
export async function mergeVisitors(
  queries: Queries,
  tables: readonly SiteTables[],
  merge: VisitorMerge,
): Promise<string | null> {
  const { from, into, now } = merge;
  if (from === into) return into;
  const { hasInto } = await lockBoth(queries, merge);
  if (!hasInto) {
    const next = await getTransferTarget(queries, into);
    return next === null ? null : mergeVisitors(queries, tables, { from, into: next, now });
  }
  const tags = await listSharedPageTags(queries, tables, [from, into]);
  await combineVisitors(queries, merge);
  for (const { beforeMerge } of tables) await beforeMerge?.(queries, { from, into });
  for (const entry of listVisitorTables(tables)) {
    if (entry.unique) await resolveDuplicates(queries, entry, entry.unique, merge);
    await run(queries, `UPDATE ${entry.table} SET visitor_id = $1 WHERE visitor_id = $2`, [into, from]);
  }
  await queries.query({
    text: "UPDATE room_moves SET to_id = $1 WHERE to_id = $2",
    values: [into, from],
  });
  await queries.query({
    text: "INSERT INTO room_moves (from_id, to_id, moved_at) VALUES ($1, $2, $3)",
    values: [from, into, now],
  });
  await queries.query({
    text: "DELETE FROM visitors WHERE id = $1",
    values: [from],
  });
  await evictPages(queries, tags);
  return into;
}

/** Locks both visitors. A browser that has written nothing yet gets a row to lock: its first write then waits as any other. */
async function lockBoth(queries: Queries, { from, into, now }: VisitorMerge): Promise<{ hasInto: boolean }> {
  await queries.query({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja') ON CONFLICT DO NOTHING",
    values: [from, now],
  });
  const locked = await queries.query({
    text: "SELECT id FROM visitors WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE",
    values: [[from, into]],
  });
  // Only now: what was waited for may have been a merge.
  if ((await getTransferTarget(queries, from)) !== null) throw new VisitorMovedError();
  return { hasInto: locked.some(({ id }) => id === into) };
}

/** The earlier beginning of both, and one set of recovery words. */
async function combineVisitors(queries: Queries, { from, into }: VisitorMerge): Promise<void> {
  await queries.query({
    text: `UPDATE visitors AS kept SET created_at = least(kept.created_at, gone.created_at),
            opening_seen_at = least(kept.opening_seen_at, gone.opening_seen_at)
     FROM visitors AS gone WHERE kept.id = $1 AND gone.id = $2`,
    values: [into, from],
  });
  // The recovery words of the visitor that stays remain valid.
  await queries.query({
    text: `DELETE FROM restore_words WHERE visitor_id = $2 AND EXISTS (SELECT 1 FROM restore_words WHERE visitor_id = $1)`,
    values: [into, from],
  });
}

/** Takes the row that does not stay out of the way, whichever of the two visitors has it. */
async function resolveDuplicates(
  queries: Queries,
  { table, anonymousId = "gen_random_uuid()" }: VisitorTable,
  rule: UniqueRule,
  { from, into }: VisitorMerge,
): Promise<void> {
  const value = (row: string): string =>
    rule.by.includes("row.") ? rule.by.replaceAll("row.", `${row}.`) : `${row}.${rule.by}`;
  const same = rule.keys.map((key) => `AND gone.${key} = kept.${key}`).join(" ");
  const isBetter = rule.keeps === "smaller" ? "<" : ">";
  const loses = `kept.visitor_id <> gone.visitor_id ${same} AND (${value("kept")} ${isBetter} ${value("gone")}
    OR (NOT coalesce(${value("gone")} ${isBetter} ${value("kept")}, false) AND kept.visitor_id = $1))`;
  const among = "kept.visitor_id IN ($1, $2) AND gone.visitor_id IN ($1, $2)";
  const text =
    rule.other === "anonymous"
      ? `UPDATE ${table} AS gone SET visitor_id = ${anonymousId} FROM ${table} AS kept WHERE ${among} AND ${loses}`
      : `DELETE FROM ${table} AS gone USING ${table} AS kept WHERE ${among} AND ${loses}`;
  await run(queries, text, [into, from]);
}

async function run(queries: Queries, text: string, values: readonly unknown[]): Promise<void> {
  await queries.queryComposed({ text, values });
}
