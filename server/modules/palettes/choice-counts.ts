import type { Queries } from "../../platform/database.ts";

/** How many other visitors chose blind what these four are. Nobody is counted twice, and nobody can be told from it. */
export interface ChoiceCounts {
  /** All four. */
  four: number;
  /** Three of the four, and another fourth. */
  three: number;
  /** Visitors who ever chose four, the asking one left out: what the counts are of. */
  of: number;
}

/** The four as they are compared: in the order of their numbers. */
export const toChoiceKey = (desires: readonly number[]): string =>
  desires.toSorted((one, other) => one - other).join(".");

/** Every three of the four, as they are compared. */
export const toTripleKeys = (desires: readonly number[]): string[] =>
  desires.map((left) => toChoiceKey(desires.filter((id) => id !== left)));

/** Counts who chose the same. @param visitorId who asks: not counted; null for one without a cookie */
export async function countSameChoices(
  queries: Queries,
  desires: readonly number[],
  visitorId: string | null,
): Promise<ChoiceCounts> {
  const [row] = await queries.query({
    name: "sharing-of-desires",
    text: `WITH others AS (
             SELECT visitor_id, bool_or(chosen = $1) AS is_same FROM palettes
             WHERE threes && $2::text[] AND visitor_id IS DISTINCT FROM $3 GROUP BY visitor_id
           )
           SELECT count(*) FILTER (WHERE is_same) AS four, count(*) FILTER (WHERE NOT is_same) AS three,
             (SELECT count(DISTINCT visitor_id) FROM palettes WHERE visitor_id IS DISTINCT FROM $3) AS everyone
           FROM others`,
    values: [toChoiceKey(desires), toTripleKeys(desires), visitorId],
  });
  return { four: Number(row?.four ?? 0), three: Number(row?.three ?? 0), of: Number(row?.everyone ?? 0) };
}
