import { startOfJstDay } from "#contracts/jst-calendar.ts";
import { countWishRemovals } from "#server/modules/wishes/wish-removals.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";

/** The share picture of a month (`2026-11`): how many wants were let go in it. Months to come have none. */
export const shareCard: CardOf = async (month, { database, now }) => {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month) || startOfJstDay(`${month}-01`) > now) return null;
  const { count } = await countWishRemovals(database, month, now);
  return {
    lang: "ja",
    kicker: `やめた欲　${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
    title: `「欲しい」をやめた、${count}件。`,
    line: "三十日寝かせて、手放すと答えた数。残した人と、もらえる印は同じ。",
  };
};
