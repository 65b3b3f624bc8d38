import type { Queries } from "../../platform/database.ts";
import { type DataSummaryRow, getDataSummary } from "./data-summary.ts";
import { type DataCategory, dataCategories, listVisitorTables, type SiteTables } from "./visitor-table.ts";

/** What would come together, and of what only one can stay. */
export interface MergePreview {
  isSame: boolean;
  theirs: DataSummaryRow[];
  mine: DataSummaryRow[];
  clashes: { shelf: DataCategory; rows: number }[];
}

/** Looks at two visitors before they become one. Changes nothing. */
export async function previewMerge(
  queries: Queries,
  tables: readonly SiteTables[],
  { mine, theirs }: { mine: string; theirs: string },
): Promise<MergePreview> {
  const isSame = mine === theirs;
  return {
    isSame,
    theirs: await getDataSummary(queries, tables, theirs),
    mine: isSame ? [] : await getDataSummary(queries, tables, mine),
    clashes: isSame ? [] : await countClashes(queries, tables, { mine, theirs }),
  };
}

async function countClashes(
  queries: Queries,
  tables: readonly SiteTables[],
  { mine, theirs }: { mine: string; theirs: string },
): Promise<MergePreview["clashes"]> {
  const parts = listVisitorTables(tables).flatMap(({ table, category, unique }) => {
    // Days, badges and encounters that both visitors have are simply the same.
    if (!unique || mergedCategories.has(category)) return [];
    const same = unique.keys.map((key) => ` AND a.${key} = b.${key}`).join("");
    return [
      `SELECT '${category}' AS shelf, count(*) AS rows FROM ${table} AS a JOIN ${table} AS b
             ON a.visitor_id = $1 AND b.visitor_id = $2${same}`,
    ];
  });
  const rows = await queries.queryComposed<MergePreview["clashes"][number]>({
    text: `SELECT shelf, sum(rows)::int AS rows FROM (${parts.join(" UNION ALL ")}) AS pairs
           GROUP BY shelf HAVING sum(rows) > 0`,
    values: [mine, theirs],
  });
  return dataCategories.flatMap((category) => rows.find((row) => row.shelf === category) ?? []);
}

const mergedCategories: ReadonlySet<DataCategory> = new Set(["nights", "seals", "hacks", "answers", "counts"]);
