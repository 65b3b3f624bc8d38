import type { Queries } from "../../platform/database.ts";

/** A round that a visitor keeps. */
export interface TesterResult {
  id: string;
  visitorId: string;
  code: string;
  lang: string;
  mission: number;
  /** Each shade once. */
  productIds: readonly string[];
  madeAt: Date;
}

/** The shade that most visitors took for a mission. */
export interface FavouriteShade {
  productId: string;
  visitors: number;
  /** All who kept a round of this mission. */
  of: number;
}

/** Below so many visitors nothing is told: it would be about single persons. */
const minVisitors = 30;

/** Keeps a round. The same one again is the same one, made last now. The visitor must have a row. */
export async function saveTesterResult(queries: Queries, result: TesterResult): Promise<void> {
  await queries.query({
    name: "keep-footprint",
    text: `INSERT INTO footprints (id, visitor_id, code, lang, mission, product_ids, made_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT ON CONSTRAINT footprints_once DO UPDATE SET made_at = excluded.made_at`,
    values: [
      result.id,
      result.visitorId,
      result.code,
      result.lang,
      result.mission,
      [...result.productIds],
      result.madeAt,
    ],
  });
}

/** What others took for the same mission; null while fewer than thirty visitors have kept a round of it. */
export async function getFavouriteShade(
  queries: Queries,
  { lang, mission }: Pick<TesterResult, "lang" | "mission">,
): Promise<FavouriteShade | null> {
  const [row] = await queries.query({
    name: "footprint-favourite",
    text: `SELECT taken.product_id /* never null */, count(DISTINCT visitor_id)::int AS visitors,
                  (SELECT count(DISTINCT visitor_id)::int FROM footprints WHERE lang = $1 AND mission = $2) AS of
           FROM footprints, unnest(product_ids) AS taken (product_id)
           WHERE lang = $1 AND mission = $2
           GROUP BY taken.product_id ORDER BY visitors DESC, taken.product_id LIMIT 1`,
    values: [lang, mission],
  });
  return row && row.of >= minVisitors ? { productId: row.product_id, visitors: row.visitors, of: row.of } : null;
}
