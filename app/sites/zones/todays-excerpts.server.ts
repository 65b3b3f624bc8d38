import aliases from "#content/reviews/aliases.json";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { reviewsTag, type VisibleReviewRow } from "#server/modules/reviews/review-rows.ts";
import { listNewestReviews, pickExcerpt } from "#server/modules/reviews/excerpts.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { excerptCount, pickDailyExcerpts } from "./rules/daily-excerpts.ts";

/** Of so many reviews, the newest, today's are drawn. */
const candidateCount = 200;
/** What can be read at once, over the horizon. */
const maxLetters = 26;

/** A sentence under a ripple, with who says it and in which shade. */
export interface TodaysExcerpt {
  id: string;
  name: string;
  hex: string;
  line: string;
}

/** The same of a review that can be read, and answered. */
export interface ReviewExcerpt extends TodaysExcerpt {
  /** In its address. */
  number: number;
  productId: string;
}

/** The reviews of today, and how many of visitors came in since midnight; null while nobody can be asked. */
export interface TodaysReviews {
  reviews: ReviewExcerpt[];
  countToday: number | null;
}

/** What visitors say today; while fewer speak than there are ripples, the monsters speak for themselves. */
export function chooseTodaysExcerpts({ master, now }: PageContext, reviews: ReviewExcerpt[]): TodaysExcerpt[] {
  if (reviews.length === excerptCount) return reviews.map(({ id, name, hex, line }) => ({ id, name, hex, line }));
  return pickDailyExcerpts(master.monsters, jstDay(now)).map(({ id, names, hex, character }) => ({
    ...{ id, name: names.ja, hex, line: character },
  }));
}

/** Today's reviews, of the newest. The zone works without them. */
export async function listTodaysReviews(page: PageContext): Promise<TodaysReviews> {
  const { hints, now } = page;
  hints.tag(reviewsTag);
  hints.tag(rankingTag);
  try {
    const rows = await listReviewRows(page);
    const today = jstDay(now);
    const countToday = rows.filter((row) => !row.is_demo && jstDay(row.published_at) === today).length;
    return { reviews: pickDailyExcerpts(toExcerpts(page, rows), today), countToday };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { reviews: [], countToday: null };
  }
}

async function listReviewRows({ platform }: PageContext): Promise<VisibleReviewRow[]> {
  const { isOn } = await getDemoState(platform.database);
  return listNewestReviews(platform.database, { withDemo: isOn, limit: candidateCount });
}

const toExcerpts = ({ master }: PageContext, rows: readonly VisibleReviewRow[]): ReviewExcerpt[] =>
  rows.flatMap((row) => {
    const hex = master.products.find(({ id }) => id === row.product_id)?.shade?.hex;
    const line = pickExcerpt(row, maxLetters);
    if (!hex || line === null) return [];
    const alias = `${aliases.heads[row.alias_head] ?? ""}${aliases.tails[row.alias_tail] ?? ""}`;
    const name = row.is_demo ? `${alias}（見本）` : alias;
    return [{ id: `review-${row.id}`, number: row.id, productId: row.product_id, name, hex, line }];
  });
