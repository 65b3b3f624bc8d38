import * as v from "valibot";
import { isDay } from "./jst-calendar.ts";
import { prefectures } from "./prefectures.ts";
import { textPairSchema } from "./text-pair.ts";

/** From Sunday, as `weekdayOf` counts. */
export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

export const shopIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40));

/** "10:00-20:00"; an end after midnight counts on: "18:00-26:00". All day is "00:00-24:00". */
const openHoursSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([0-2]\d|30):[0-5]\d$/, "opening hours look like 10:00-20:00"),
  v.check((hours) => {
    const [from = "", to = ""] = hours.split("-");
    return from < to && to <= "30:00";
  }, "the end of opening hours lies behind their beginning, and at 30:00 at the latest"),
);
const openDaySchema = v.array(openHoursSchema);

/** A place where products are sold over a counter. */
export const shopSchema = v.strictObject({
  id: shopIdSchema,
  names: textPairSchema(40, 60),
  /** In katakana, by which a list is ordered. */
  kana: v.pipe(v.string(), v.regex(/^[ァ-ヶー・　]+$/, "the kana of a shop are katakana")),
  prefecture: v.picklist(prefectures),
  address: textPairSchema(80, 120),
  /** For each weekday all times it is open; an empty list: closed on that day. */
  hours: v.strictObject(v.entriesFromList(weekdays, openDaySchema)),
  /** Days that differ from their weekday (holidays, stocktaking), by day; an empty list: closed. */
  exceptions: v.record(v.pipe(v.string(), v.check(isDay, "is no day of the calendar")), openDaySchema),
  /** As one dials it in Japan; null: it takes no calls. */
  telephone: v.nullable(v.pipe(v.string(), v.regex(/^0\d{1,4}-\d{1,4}-\d{3,4}$/))),
  /** A map of another house, opened in its own tab. */
  mapUrl: v.nullable(v.pipe(v.string(), v.startsWith("https://"), v.url())),
  /** True for a shop that does not exist: a page says so beside it. */
  isSample: v.boolean(),
});
export type Shop = v.InferOutput<typeof shopSchema>;
export type OpeningTimes = Pick<Shop, "hours" | "exceptions">;
