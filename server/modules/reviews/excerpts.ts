import type { Queries } from "../../platform/database.ts";
import { visibleReviewColumns, type VisibleReviewRow } from "./review-rows.ts";

/** The newest reviews, at most `limit`, for those who only want a line of each. */
export async function listNewestReviews(
  queries: Queries,
  { withDemo, limit }: { withDemo: boolean; limit: number },
): Promise<VisibleReviewRow[]> {
  return queries.query({
    name: "newest-voices",
    text: `SELECT ${visibleReviewColumns} FROM reviews WHERE is_shown AND ($1 OR visitor_id IS NOT NULL)
           ORDER BY published_at DESC, id DESC LIMIT $2`,
    values: [withDemo, limit],
  });
}

/** The first sentence of a review that is short enough to be read at once; null when none is. */
export function pickExcerpt({ content }: Pick<VisibleReviewRow, "content">, maxCharacters: number): string | null {
  const first = content.stars >= 3 ? content.good : content.notGood;
  const sentences = [first, content.good, content.notGood].flatMap((text) => text.match(/[^。]+。/g) ?? []);
  return sentences.find((sentence) => [...sentence].length <= maxCharacters) ?? null;
}
