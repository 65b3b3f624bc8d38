import type { Queries } from "../../platform/database.ts";

/** Tells every process to drop the pages with this tag. Belongs in the transaction that changed what they show. */
export async function bumpPageVersion(queries: Queries, tag: string): Promise<void> {
  await queries.query({
    text: `INSERT INTO page_versions AS p (tag, version) VALUES ($1, 1)
           ON CONFLICT (tag) DO UPDATE SET version = p.version + 1`,
    values: [tag],
  });
}

/** The version of every tag that was ever bumped. */
export async function listPageVersions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.query({
    name: "page-versions",
    text: "SELECT tag, version FROM page_versions",
  });
  return new Map(rows.map(({ tag, version }) => [tag, version]));
}
