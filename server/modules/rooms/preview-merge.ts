import type { Queries } from "../../platform/database.ts";
import { type Holding, readHoldings } from "./holdings.ts";
import { type Shelf, shelves, visitorTables } from "./visitor-tables.ts";

/** What would come together, and of what only one can stay. */
export interface MergePreview {
  isSame: boolean;
  theirs: Holding[];
  mine: Holding[];
  clashes: { shelf: Shelf; rows: number }[];
}

/** Looks at two rooms before they become one. Changes nothing. */
export async function previewMerge(
  queries: Pick<Queries, "query">,
  { mine, theirs }: { mine: string; theirs: string },
): Promise<MergePreview> {
  const isSame = mine === theirs;
  return {
    isSame,
    theirs: await readHoldings(queries, theirs),
    mine: isSame ? [] : await readHoldings(queries, mine),
    clashes: isSame ? [] : await readClashes(queries, mine, theirs),
  };
}

async function readClashes(
  queries: Pick<Queries, "query">,
  mine: string,
  theirs: string,
): Promise<MergePreview["clashes"]> {
  const parts = visitorTables.flatMap(({ table, shelf, once }) => {
    // Nights, seals and meetings that both rooms have are simply the same.
    if (!once || united.has(shelf)) return [];
    const same = once.keys.map((key) => ` AND a.${key} = b.${key}`).join("");
    return [
      `SELECT '${shelf}' AS shelf, count(*) AS rows FROM ${table} AS a JOIN ${table} AS b
             ON a.visitor_id = $1 AND b.visitor_id = $2${same}`,
    ];
  });
  const rows = await queries.query<{ shelf: Shelf; rows: number }>({
    text: `SELECT shelf, sum(rows)::int AS rows FROM (${parts.join(" UNION ALL ")}) AS pairs
           GROUP BY shelf HAVING sum(rows) > 0`,
    values: [mine, theirs],
  });
  return shelves.flatMap((shelf) => rows.find((row) => row.shelf === shelf) ?? []);
}

const united: ReadonlySet<Shelf> = new Set(["nights", "seals", "hacks", "answers", "counts"]);
