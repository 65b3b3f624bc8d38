import type { Queries } from "../../platform/database.ts";

/** How often a mascara is liked, and whether by this visitor. */
export interface LikeCount {
  likes: number;
  isLiked: boolean;
}

/**
 * Likes a mascara of the gallery or takes that back; liking it twice counts once. Null when it is not in the gallery. Belongs
 * into a transaction; the visitor must have a row.
 */
export async function setMascaraLike(
  queries: Queries,
  { id, visitorId, isLiked, now }: { id: string; visitorId: string; isLiked: boolean; now: Date },
): Promise<LikeCount | null> {
  const [row] = await queries.query({
    name: isLiked ? "like-mascara" : "unlike-mascara",
    text: `WITH changed AS (${isLiked ? likeOnce : unlike})
           UPDATE mascaras SET likes = likes ${isLiked ? "+" : "-"} (SELECT count(*)::int FROM changed)
           WHERE id = $1 AND is_public AND state IN ('shown', 'cleared') RETURNING likes`,
    values: isLiked ? [id, visitorId, now] : [id, visitorId],
  });
  return row ? { likes: row.likes, isLiked } : null;
}

const likeOnce = `INSERT INTO mascara_likes (mascara_id, visitor_id, liked_at)
  SELECT id, $2, $3 FROM mascaras WHERE id = $1 AND is_public AND state IN ('shown', 'cleared')
  ON CONFLICT DO NOTHING RETURNING 1`;
const unlike = "DELETE FROM mascara_likes WHERE mascara_id = $1 AND visitor_id = $2 RETURNING 1";

/** What a visitor liked, the last first, five hundred at most. Null (no cookie): nothing. */
export async function listLikedMascaras(queries: Queries, visitorId: string | null): Promise<string[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "liked-mascaras",
    text: "SELECT mascara_id FROM mascara_likes WHERE visitor_id = $1 ORDER BY liked_at DESC LIMIT 500",
    values: [visitorId],
  });
  return rows.map((row) => row.mascara_id);
}

/** Takes a visitor's likes out of the numbers, before the rows go with the visitor. */
export async function withdrawLikes(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    text: "UPDATE mascaras SET likes = likes - 1 WHERE id IN (SELECT mascara_id FROM mascara_likes WHERE visitor_id = $1)",
    values: [visitorId],
  });
}

/** A like is one visitor's: where both of two that become one liked, one of the two is taken back. */
export async function mergeLikes(queries: Queries, { from, into }: { from: string; into: string }): Promise<void> {
  await queries.query({
    text: `UPDATE mascaras SET likes = likes - 1 WHERE id IN (SELECT mascara_id FROM mascara_likes
       WHERE visitor_id IN ($1, $2) GROUP BY mascara_id HAVING count(*) = 2)`,
    values: [into, from],
  });
}
