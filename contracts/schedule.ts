import * as v from "valibot";
import { localizedTextSchema } from "./localized-text.ts";

/** A moment with its offset written out, so that no reader can take it for another zone's time. */
export const offsetMomentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/, "a date of the schedule is written as 2024-01-10T10:00:00+09:00"),
  v.check((moment) => Number.isFinite(Date.parse(moment)), "no such moment"),
);

/** Something of the hub that begins, and perhaps ends, at a stated moment. */
export const scheduleEntrySchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    /** The site it happens in. */
    siteId: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    title: localizedTextSchema,
    startsAt: offsetMomentSchema,
    /** Null: it stays open until an editor sets an end. */
    endsAt: v.nullable(offsetMomentSchema),
  }),
  v.check(
    ({ startsAt, endsAt }) => endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
    "it ends before it starts",
  ),
);
export type ScheduleEntry = v.InferOutput<typeof scheduleEntrySchema>;
