import type { ComposedStatement, Database, Queries } from "../../server/platform/database.ts";

/** Fills a gallery with mascaras: likes fall off as they do, every seventh is an experiment, worries go round. */
export async function insertMascaras(database: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batchSize)
    await insertBatch(database, from, Math.min(count, from + batchSize - 1));
  await database.query({ text: "ANALYZE mascaras" });
}

/** Of a busy machine, more would take longer than a statement may. */
const batchSize = 2_500;

async function insertBatch(database: Database, from: number, to: number): Promise<void> {
  await database.query({
    text: `INSERT INTO mascaras (id, visitor_id, code, number, parent_id, is_public, state, worry, is_experiment, likes, reports, made_at)
           SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, NULL, 'code-' || n, n, NULL, n % 20 > 0,
                  'shown', n % 7, n % 7 = 0, (1000 / (1 + n % 997))::int, 0, timestamptz '2026-01-01' + n * interval '1 minute'
           FROM generate_series($1::int, $2::int) AS n`,
    values: [from, to],
  });
}

/** The page that one would write first: counted from the start. */
export async function offsetPage(queries: Queries, offset: number): Promise<unknown[]> {
  return queries.query({
    name: "offset-page",
    text: `SELECT id, code, number, likes FROM mascaras WHERE is_public AND state IN ('shown', 'cleared')
           ORDER BY made_at DESC, id DESC LIMIT 25 OFFSET $1`,
    values: [Math.floor(offset)],
  });
}

/** How many pages of memory a query touches, as the database itself counts them. */
export async function countReadBlocks(
  database: Database,
  runQuery: (queries: Queries) => Promise<unknown>,
): Promise<number> {
  let blocks = 0;
  const explain = async ({ text, values = [] }: ComposedStatement): Promise<never[]> => {
    const [row] = await database.queryComposed<{ "QUERY PLAN": { Plan: Record<string, number> }[] }>({
      text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    });
    const plan = row?.["QUERY PLAN"][0]?.Plan;
    blocks += (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
    return [];
  };
  await runQuery({ query: (statement) => explain(statement as ComposedStatement), queryComposed: explain });
  return blocks;
}
