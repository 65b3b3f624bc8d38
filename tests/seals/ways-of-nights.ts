import { times, type Walker, type Ways } from "./walker.ts";

/** Something small on each of so many nights, with a night between where `gap` is 2. */
const nights =
  (count: number, gap = 1) =>
  (me: Walker) =>
    times(count, async (night) => {
      if (night > 0) await times(gap, async () => me.nextNight());
      await me.write("POST", "/api/faq/votes", { entryId: "access-bright", isHelpful: night % 2 === 0 });
    });

/** The gate and the nights: anything that is done anywhere is a night. */
export const waysOfNights: Ways = {
  "first-kiss": async (me) => void (await me.write("POST", "/api/visitor/opening")),
  "second-night": nights(2),
  "seven-nights": nights(7, 2),
  "thirty-nights": nights(30),
};
