import * as v from "valibot";
import { filmIdSchema } from "./film.ts";
import { hexSchema } from "./monster.ts";

/** Of the bookmarks as many are kept, of the stopped colours as many; an older one makes room. */
export const mostBookmarks = 60;
export const mostStopped = 120;

const atMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const moment = v.pipe(v.string(), v.isoTimestamp());
const productId = v.pipe(v.string(), v.regex(/^[a-z]{2,8}-\d{2,3}$/));

/** A place in a film that one wants to come back to; one for each film. */
export const bookmarkBody = v.strictObject({ atMs });

/** A shade at which a film was stopped: where, what the picture had there, and the product it was read as. */
export const stoppedBody = v.strictObject({ filmId: filmIdSchema, atMs, seen: hexSchema, productId });

const bookmarkSchema = v.strictObject({ filmId: filmIdSchema, atMs, keptAt: moment });
const stoppedSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  filmId: filmIdSchema,
  atMs,
  seen: v.string(),
  productId,
  stoppedAt: moment,
});

/** The visitor's own, newest first. */
export const filmDeskSchema = v.strictObject({
  bookmarks: v.array(bookmarkSchema),
  stopped: v.array(stoppedSchema),
});
export type FilmDeskRecord = v.InferOutput<typeof filmDeskSchema>;

/** Every product with a colour, short: it travels to the phone, where a touched pixel is read as one of them. */
export const shadeBookSchema = v.array(
  v.tuple([
    productId,
    v.string(),
    v.string(),
    v.picklist(["lip", "tint", "mascara", "liner", "shadow", "base", "brow", "tool"]),
  ]),
);
export type ShadeBook = v.InferOutput<typeof shadeBookSchema>;
