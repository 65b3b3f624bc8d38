import * as v from "valibot";
import { videoIdSchema } from "./video.ts";
import { hexSchema } from "./monster.ts";

/** Of the bookmarks as many are kept, of the stopped colours as many; an older one makes room. */
export const maxBookmarks = 60;
export const maxStoppedColours = 120;

const atMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const moment = v.pipe(v.string(), v.isoTimestamp());
const productId = v.pipe(v.string(), v.regex(/^[a-z]{2,8}-\d{2,3}$/));

/** A position in a video that one wants to come back to; one for each video. */
export const bookmarkBody = v.strictObject({ atMs });

/** A shade at which a video was stopped: where, what the picture had there, and the product it was read as. */
export const stoppedColourBody = v.strictObject({ filmId: videoIdSchema, atMs, seen: hexSchema, productId });

const bookmarkSchema = v.strictObject({ filmId: videoIdSchema, atMs, keptAt: moment });
const stoppedColourSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  filmId: videoIdSchema,
  atMs,
  seen: v.string(),
  productId,
  stoppedAt: moment,
});

/** The visitor's own, newest first. */
export const videoBookmarksSchema = v.strictObject({
  bookmarks: v.array(bookmarkSchema),
  stopped: v.array(stoppedColourSchema),
});
export type VideoBookmarks = v.InferOutput<typeof videoBookmarksSchema>;

/** Every product with a colour, short: it travels to the phone, where a touched pixel is read as one of them. */
export const shadeListSchema = v.array(
  v.tuple([
    productId,
    v.string(),
    v.string(),
    v.picklist(["lip", "tint", "mascara", "liner", "shadow", "base", "brow", "tool"]),
  ]),
);
export type ShadeList = v.InferOutput<typeof shadeListSchema>;
