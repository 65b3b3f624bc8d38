import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import type { SiteTables } from "./visitor-table.ts";

/** The tags of pages that show something of these visitors now. Ask before rows go, drop the pages after. */
export async function listSharedPageTags(
  queries: Queries,
  tables: readonly SiteTables[],
  visitorIds: readonly string[],
): Promise<string[]> {
  const rules = tables.flatMap(({ sharedPages = [] }) => sharedPages);
  if (rules.length === 0) return [];
  const [row = {}] = await queries.queryComposed<Record<string, boolean>>({
    text: `SELECT ${rules.map(([, condition], index) => `${condition} AS s${index}`).join(", ")} FROM (SELECT $1::uuid[]) AS who`,
    values: [visitorIds],
  });
  return [...new Set(rules.flatMap(([tag], index) => (row[`s${index}`] ? [tag] : [])))].toSorted();
}

/** Lets every process drop the pages with these tags; in their order, so that two who do it never wait for each other. */
export async function evictPages(queries: Queries, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await bumpPageVersion(queries, tag);
}
