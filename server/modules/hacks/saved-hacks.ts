import type { Queries } from "../../platform/database.ts";

/** A hack that a visitor kept. */
export interface SavedHack {
  number: number;
  keptAt: Date;
}

/** Puts hacks into the visitor's book; one that is there keeps its first date. The visitor must have a row. */
export async function saveHacks(
  queries: Queries,
  { visitorId, numbers, now }: { visitorId: string; numbers: readonly number[]; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-hacks",
    text: `INSERT INTO hack_results (visitor_id, hack_number, kept_at)
           SELECT $1, number, $3 FROM unnest($2::integer[]) AS kept (number) ORDER BY number
           ON CONFLICT DO NOTHING`,
    values: [visitorId, [...new Set(numbers)], now],
  });
}

/** Takes one hack out of the visitor's book; nothing happens when it is not there. */
export async function deleteHack(
  queries: Queries,
  { visitorId, number }: { visitorId: string; number: number },
): Promise<void> {
  await queries.query({
    name: "drop-hack",
    text: "DELETE FROM hack_results WHERE visitor_id = $1 AND hack_number = $2",
    values: [visitorId, number],
  });
}

/** The visitor's book, the newest first; of one evening the lower number first. Null (no cookie): an empty book. */
export async function listSavedHacks(queries: Queries, visitorId: string | null): Promise<SavedHack[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "hack-book",
    text: `SELECT hack_number, kept_at FROM hack_results WHERE visitor_id = $1
           ORDER BY kept_at DESC, hack_number`,
    values: [visitorId],
  });
  return rows.map((row) => ({ number: row.hack_number, keptAt: row.kept_at }));
}
