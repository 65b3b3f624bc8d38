import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** What all visitors collected of one hue on a day. */
export interface TodaysHue {
  /** 0 to 11; null: greys. */
  hue: number | null;
  /** So many finds. */
  count: number;
  /** Their mean, `rrggbb`. */
  hex: string;
}

/** The colours that all visitors together found on the day in Japan of `now`; nobody's own can be told from it. */
export async function getTodaysColours(queries: Queries, now: Date): Promise<TodaysHue[]> {
  const channel = <Place extends number>(place: Place) =>
    `round(avg(get_byte(decode(hex, 'hex'), ${place})))::int` as const;
  const rows = await queries.query({
    name: "town-colours",
    text: `SELECT hue, count(*) AS count, ${channel(0)} AS red /* never null */, ${channel(1)} AS green /* never null */, ${channel(2)} AS blue /* never null */
           FROM collected_colours WHERE jst_day = $1 GROUP BY hue ORDER BY hue NULLS LAST`,
    values: [jstDay(now)],
  });
  return rows.map(({ hue, count, red, green, blue }) => ({
    hue,
    count,
    hex: [red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join(""),
  }));
}
