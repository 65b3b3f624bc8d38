import { repeat, type ApiUser, type Scenarios } from "./api-user.ts";

/** Something small on each of so many nights, with a night between where `gap` is 2. */
const visitDays =
  (count: number, gap = 1) =>
  (user: ApiUser) =>
    repeat(count, async (dayIndex) => {
      if (dayIndex > 0) await repeat(gap, async () => user.nextDay());
      await user.write("POST", "/api/faq/votes", { entryId: "access-bright", isHelpful: dayIndex % 2 === 0 });
    });

/** The gate and the nights: anything that is done anywhere is a night. */
export const dayScenarios: Scenarios = {
  "first-kiss": async (user) => void (await user.write("POST", "/api/visitor/opening")),
  "second-night": visitDays(2),
  "seven-nights": visitDays(7, 2),
  "thirty-nights": visitDays(30),
};
