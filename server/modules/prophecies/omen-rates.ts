import type { Queries } from "../../platform/database.ts";

/** What all visitors said of a sign: how many はい or 外れ, and how many of them はい. */
export interface OmenRate {
  answered: number;
  cameTrue: number;
}

/** The rates of some signs by their numbers; a sign that nobody answered is not among them. Read from the index alone. */
export async function getOmenRates(queries: Queries, omens: readonly number[]): Promise<Map<number, OmenRate>> {
  const rows = await queries.query({
    name: "sign-rates",
    text: `SELECT sign, count(*) AS answered, count(*) FILTER (WHERE answer = 'yes') AS came_true
           FROM prophecies WHERE sign = ANY($1::smallint[]) AND answer IN ('yes', 'no') GROUP BY sign`,
    values: [omens],
  });
  return new Map(rows.map((row) => [row.sign, { answered: row.answered, cameTrue: row.came_true }]));
}
