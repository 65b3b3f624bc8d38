import * as v from "valibot";
import { desireLanguages } from "./desire-ids.ts";
import { maxMemoLength, palettePanNames, parsePaletteCode } from "./palette.ts";
import { momentSchema } from "./visitor.ts";

/** A code that says something. */
export const paletteCodeSchema = v.pipe(
  v.string(),
  v.check((code) => parsePaletteCode(code) !== null, "no code of a palette"),
);

/** `POST /api/yoku/palettes`: lifts the lid, or lays the four to rest until tomorrow. */
export const openPaletteSchema = v.strictObject({
  code: paletteCodeSchema,
  lang: v.picklist(desireLanguages),
  isResting: v.boolean(),
});

/** `PUT /api/yoku/palettes/{id}`: another name, another order, another colour, a word to oneself. */
export const changePaletteSchema = v.strictObject({
  code: v.optional(paletteCodeSchema),
  lang: v.picklist(desireLanguages),
  memo: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => [...text].length <= maxMemoLength, `at most ${maxMemoLength} characters`),
    ),
  ),
});

/** What lies in a well, as the make-up wears it. */
export const palettePanSchema = v.object({
  well: v.picklist(palettePanNames),
  desire: v.number(),
  /** Product id of the single shadow. */
  shadow: v.string(),
  word: v.string(),
  hex: v.string(),
  finish: v.picklist(["matte", "satin", "pearl", "glitter", "sheer"]),
});
export type PalettePan = v.InferOutput<typeof palettePanSchema>;

/** A palette that the visitor opened. */
export const myPaletteSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  code: v.string(),
  name: v.string(),
  /** The day in Japan of its evening. */
  day: v.string(),
  madeAt: momentSchema,
  /** Private: only its visitor is ever told. */
  memo: v.string(),
  pans: v.array(palettePanSchema),
});
export type MyPalette = v.InferOutput<typeof myPaletteSchema>;

/** `GET /api/yoku/mine`, and the answer of every change: the newest first, at most sixty. */
export const myPalettesSchema = v.object({
  palettes: v.array(myPaletteSchema),
  /** Today's palette: opened, laid to rest, or not chosen yet. */
  tonight: v.picklist(["closed", "opened", "resting"]),
  /** Laid to rest on an earlier evening and not opened yet: it may be opened now. Its colours are not told before. */
  rested: v.nullable(
    v.object({
      ...{ id: v.pipe(v.string(), v.uuid()), day: v.string(), words: v.array(v.string()) },
      /** Today's prophecy of the visitor, in Japanese: it is opened with it. Null while that is unopened. */
      letter: v.nullable(v.object({ title: v.string(), path: v.string() })),
    }),
  ),
  /** The next midnight in Japan. */
  nextAt: momentSchema,
});
export type MyPalettes = v.InferOutput<typeof myPalettesSchema>;
