import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import { wishUndoDays } from "#contracts/wish-limits.ts";
import type { Queries } from "../../platform/database.ts";

/** How many wants were let go in a month. */
export interface WishRemovals {
  /** In Japan, "2026-11". */
  month: string;
  count: number;
  /** False while one of them may still come back. */
  isFinal: boolean;
  /** The day in Japan from which the number no longer changes, "2026-12-08". */
  finalOn: string;
}

/** The month in Japan at a moment, "2026-11". */
export const monthOf = (now: Date): string => jstDay(now).slice(0, 7);

/**
 * 「今月、『欲しい』をやめた n 件」. Counted are wants that were answered with 「手放す」 in that month in Japan and did not
 * come back within seven days; the same thing of the same visitor counts once a month. Taking something off with its
 * heart is no answer and does not count.
 * @param month "2026-11"
 */
export async function countWishRemovals(queries: Queries, month: string, now: Date): Promise<WishRemovals> {
  const next = nextMonth(month);
  const [row] = await queries.query({
    name: "letting-go-of-month",
    text: `SELECT count(DISTINCT (visitor_id, product_id)) AS n FROM wish_answers
           WHERE answer = 'let-go' AND jst_day >= $1 AND jst_day < $2 AND undone_at IS NULL`,
    values: [`${month}-01`, `${next}-01`],
  });
  const finalOn = addDays(`${next}-01`, wishUndoDays);
  return { month, count: row?.n ?? 0, isFinal: jstDay(now) >= finalOn, finalOn };
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
