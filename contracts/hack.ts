import * as v from "valibot";
import { faceTypeCodes, hackTools, worries } from "./hack-choices.ts";
import { hexSchema, monsterIdSchema } from "./monster.ts";

/** Length in characters as a reader counts them (code points, not UTF-16 units). */
const textSchema = (count: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= count, `at most ${count} characters`),
  );

const amount = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const signedAmount = v.optional(v.pipe(v.number(), v.minValue(-1), v.maxValue(1)));

/** One eye, close by. */
export const eyeMarksSchema = v.strictObject({
  open: amount,
  /** The outer corner: up is positive. */
  tail: signedAmount,
  liner: amount,
  wing: amount,
  /** Which way the wing points: up is positive. */
  rise: signedAmount,
  /** A line that shakes. */
  waver: amount,
  /** Dots between the lashes in the place of a line. */
  dots: amount,
  lash: amount,
  curl: signedAmount,
  under: amount,
  lid: amount,
  /** Shade in the outer third. */
  outer: amount,
  /** Shade below the eye. */
  bag: amount,
  /** Light on the lid and in the inner corner. */
  light: amount,
  smudge: amount,
  crease: amount,
  frame: amount,
});

export const lipMarksSchema = v.strictObject({
  full: amount,
  corner: signedAmount,
  edge: amount,
  /** Colour in the middle. */
  core: amount,
  fill: amount,
  gloss: amount,
  dry: amount,
  /** Colour that ran over the edge. */
  bleed: amount,
  /** The bow of the upper lip. */
  bow: amount,
  /** A shadow under the lower lip. */
  shadow: amount,
});

export const browMarksSchema = v.strictObject({
  lift: signedAmount,
  arch: amount,
  thick: amount,
  tail: amount,
  fill: amount,
  /** Where hairs are missing. */
  gap: amount,
  /** The lines of a stencil that shows. */
  edge: amount,
  /** Hairs brushed upward. */
  comb: amount,
  drops: amount,
  /** The second brow is lower than the first. */
  uneven: amount,
});

export const cheekMarksSchema = v.strictObject({
  colour: amount,
  high: amount,
  wide: amount,
  slant: signedAmount,
  hard: amount,
  glow: amount,
  flakes: amount,
  seam: amount,
  nose: amount,
});

export const faceMarksSchema = v.strictObject({
  strands: amount,
  bangs: amount,
  drops: amount,
  frame: amount,
  mask: amount,
  print: amount,
  cheek: amount,
  lip: amount,
  brow: amount,
  line: amount,
  shine: amount,
  shade: amount,
  yawn: amount,
});

/** The line drawing: one view, its marks before and after. What is not named is left as nature made it. */
export const hackDrawingSchema = v.variant("view", [
  v.strictObject({ view: v.literal("eye"), hex: hexSchema, before: eyeMarksSchema, after: eyeMarksSchema }),
  v.strictObject({ view: v.literal("lips"), hex: hexSchema, before: lipMarksSchema, after: lipMarksSchema }),
  v.strictObject({ view: v.literal("brow"), hex: hexSchema, before: browMarksSchema, after: browMarksSchema }),
  v.strictObject({ view: v.literal("cheek"), hex: hexSchema, before: cheekMarksSchema, after: cheekMarksSchema }),
  v.strictObject({ view: v.literal("face"), hex: hexSchema, before: faceMarksSchema, after: faceMarksSchema }),
]);
export type HackDrawing = v.InferOutput<typeof hackDrawingSchema>;

/** A hack's number, 1–96: it stands in shared addresses, so it never changes hands. */
export const hackNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(96));

/** One move against one annoyance. */
export const hackSchema = v.strictObject({
  number: hackNumberSchema,
  worry: v.picklist(worries),
  title: textSchema(16),
  /** The rule it breaks, as that rule would say it: 「ラインは一本で引く」. */
  rule: textSchema(18),
  /** At most three, in order. */
  steps: v.pipe(v.array(textSchema(28)), v.minLength(1), v.maxLength(3)),
  why: textSchema(90),
  /** Where a step comes near the eye or may not suit a skin; です・ます. Left out elsewhere. */
  caution: v.optional(textSchema(60)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
  /** All of them are needed; an empty list asks for nothing but fingers. */
  tools: v.array(v.picklist(hackTools)),
  /** 1: at the first try. 3: after some evenings. */
  level: v.picklist([1, 2, 3]),
  /** For whom it was found first; empty: for everybody. A starting point, not a rule. */
  faceTypes: v.array(v.picklist(faceTypeCodes)),
  /** The monster who found it. */
  monsterId: monsterIdSchema,
  /** The tip it comes from. */
  tipId: v.optional(v.pipe(v.string(), v.nonEmpty())),
  keywords: v.array(v.pipe(v.string(), v.nonEmpty())),
  /** The entrance shows its rule on some days; the first view carries the glyphs of these few only. */
  atEntrance: v.optional(v.literal(true)),
  drawing: hackDrawingSchema,
});
export type Hack = v.InferOutput<typeof hackSchema>;
