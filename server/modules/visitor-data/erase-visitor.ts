import type { Queries } from "../../platform/database.ts";
import { evictPages, listSharedPageTags } from "./shared-pages.ts";
import { listVisitorTables, type SiteTables, type VisitorTable } from "./visitor-table.ts";

/**
 * Takes everything of a visitor out of the database, in the caller's transaction. What was counted stays counted,
 * without a name: votes, choices by eye, the ranking's interest, tickets of a draw that others must be able to check.
 */
export async function eraseVisitor(queries: Queries, tables: readonly SiteTables[], visitorId: string): Promise<void> {
  await queries.query({ text: "SELECT id FROM visitors WHERE id = $1 FOR UPDATE", values: [visitorId] });
  const tags = await listSharedPageTags(queries, tables, [visitorId]);
  for (const { beforeErase } of tables) await beforeErase?.(queries, visitorId);
  for (const entry of listVisitorTables(tables))
    await queries.queryComposed({
      text:
        entry.erase === "anonymous"
          ? `UPDATE ${entry.table} SET ${anonymize(entry)} WHERE visitor_id = $1`
          : `DELETE FROM ${entry.table} WHERE visitor_id = $1`,
      values: [visitorId],
    });
  await queries.query({ text: "DELETE FROM visitors WHERE id = $1", values: [visitorId] });
  await evictPages(queries, tags);
}

const anonymize = ({ anonymousId = "gen_random_uuid()", anonymousColumns }: VisitorTable): string =>
  [`visitor_id = ${anonymousId}`, ...(anonymousColumns ? [anonymousColumns] : [])].join(", ");
