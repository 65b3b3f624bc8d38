import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** How many visitors did something on the day in Japan of `now`. */
export async function countVisitorsToday(queries: Queries, now: Date): Promise<number> {
  const [row] = await queries.query({
    name: "lights-tonight",
    text: "SELECT count(*) AS lights FROM visit_nights WHERE jst_day = $1",
    values: [jstDay(now)],
  });
  return row?.lights ?? 0;
}
