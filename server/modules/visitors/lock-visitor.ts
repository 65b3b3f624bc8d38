import type { Queries } from "../../platform/database.ts";

/**
 * Lets one write of a visitor go at a time: of two tabs that write at once, the second sees what the first has written.
 * Belongs into the transaction of a write; the visitor must have a row.
 */
export async function lockVisitor(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    name: "hold-visitor",
    // Every write shares the row's key already (recordVisit, foreign keys). Plain FOR UPDATE waits for the sharing of the
    // other tab, which waits for ours: a deadlock.
    text: "SELECT id FROM visitors WHERE id = $1 FOR NO KEY UPDATE",
    values: [visitorId],
  });
}
