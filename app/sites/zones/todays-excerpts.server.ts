import aliases from "#content/reviews/aliases.json";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
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

/** What visitors say today; while fewer speak than there are ripples, the monsters speak for themselves. */
export async function listTodaysExcerpts(page: PageContext): Promise<TodaysExcerpt[]> {
  const { master, hints, now } = page;
  hints.tag(reviewsTag);
  hints.tag(rankingTag);
  const today = jstDay(now);
  const excerpts = pickDailyExcerpts(await listReviewExcerpts(page).catch(emptyWhenUnavailable), today);
  if (excerpts.length === excerptCount) return excerpts;
  return pickDailyExcerpts(master.monsters, today).map(({ id, names, hex, character }) => ({
    ...{ id, name: names.ja, hex, line: character },
  }));
}

async function listReviewExcerpts({ master, platform }: PageContext): Promise<TodaysExcerpt[]> {
  const { isOn } = await getDemoState(platform.database);
  const rows = await listNewestReviews(platform.database, { withDemo: isOn, limit: candidateCount });
  return rows.flatMap((row) => {
    const hex = master.products.find(({ id }) => id === row.product_id)?.shade?.hex;
    const line = pickExcerpt(row, maxLetters);
    if (!hex || line === null) return [];
    const alias = `${aliases.heads[row.alias_head] ?? ""}${aliases.tails[row.alias_tail] ?? ""}`;
    return [{ id: `review-${row.id}`, name: row.is_demo ? `${alias}（見本）` : alias, hex, line }];
  });
}

// The zone works without its reviews.
function emptyWhenUnavailable(error: unknown): TodaysExcerpt[] {
  if (!isDatabaseUnavailable(error)) throw error;
  return [];
}
