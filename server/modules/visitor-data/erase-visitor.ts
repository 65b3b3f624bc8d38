import type { Queries } from "../../platform/database.ts";
import { anonymousIdSql } from "./merge-visitors.ts";
import { evictPages, listSharedPageTags } from "./shared-pages.ts";
import { visitorTables } from "./visitor-tables.ts";

/**
 * Takes everything of a visitor out of the database, in the caller's transaction. What was counted stays counted,
 * without a name: votes, choices by eye, the ranking's interest, tickets of a draw that others must be able to check.
 */
export async function eraseVisitor(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({ text: "SELECT id FROM visitors WHERE id = $1 FOR UPDATE", values: [visitorId] });
  const tags = await listSharedPageTags(queries, [visitorId]);
  await queries.query({
    text: "UPDATE mascaras SET likes = likes - 1 WHERE id IN (SELECT mascara_id FROM mascara_likes WHERE visitor_id = $1)",
    values: [visitorId],
  });
  await queries.query({
    text: "UPDATE reviews SET helpful = helpful - 1 WHERE id IN (SELECT review_id FROM review_helpful WHERE visitor_id = $1)",
    values: [visitorId],
  });
  for (const { table, erase } of visitorTables)
    await queries.queryComposed({
      text:
        erase === "nameless"
          ? `UPDATE ${table} SET visitor_id = ${anonymousIdSql(table)}${anonymizedColumns[table] ?? ""} WHERE visitor_id = $1`
          : `DELETE FROM ${table} WHERE visitor_id = $1`,
      values: [visitorId],
    });
  await queries.query({ text: "DELETE FROM visitors WHERE id = $1", values: [visitorId] });
  await evictPages(queries, tags);
}

/** Columns by which rows that stay could still be told to belong together. */
const anonymizedColumns: Readonly<Record<string, string>> = { votes: ", key = gen_random_uuid(), face_type = NULL" };
