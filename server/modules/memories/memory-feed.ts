import type { Queries } from "../../platform/database.ts";

/** One light of the sea. Whose it is, the sea does not know. */
export interface FeedMemory {
  code: string;
  hex: string;
}

export interface MemoryFeedPage {
  lights: FeedMemory[];
  /** Where the next page goes on; null at the end. */
  next: string | null;
}

/**
 * The reds, the newest first, from where `after` ended. Paged by key: what is remembered meanwhile moves nothing, and the
 * hundredth page costs what the first does. A mark that is none begins at the newest.
 */
export async function getMemoryFeedPage(
  queries: Queries,
  limit: number,
  after: string | null,
): Promise<MemoryFeedPage> {
  const cursor = after === null ? null : parseCursor(after);
  const rows = await queries.query({
    name: cursor ? "red-sea-after" : "red-sea",
    text: `SELECT code /* never null */, hex /* never null */, red_id, remembered_at /* never null */ FROM red_memories WHERE code IS NOT NULL
           ${cursor ? "AND (remembered_at, red_id) < ($2, $3)" : ""}
           ORDER BY remembered_at DESC NULLS LAST, red_id DESC NULLS LAST LIMIT $1`,
    values: cursor ? [limit + 1, cursor.at, cursor.id] : [limit + 1],
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    lights: page.map(({ code, hex }) => ({ code, hex })),
    next: rows.length > limit && last ? `${last.remembered_at.getTime()}.${last.red_id}` : null,
  };
}

/** All reds there are. */
export async function countMemories(queries: Queries): Promise<number> {
  const [row] = await queries.query({
    name: "red-sea-count",
    text: "SELECT count(code) AS count FROM red_memories",
  });
  return row?.count ?? 0;
}

function parseCursor(cursor: string): { at: Date; id: string } | null {
  const parts = /^(\d{12,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  return parts ? { at: new Date(Number(parts[1])), id: parts[2] ?? "" } : null;
}
