import * as v from "valibot";

/** What the first references were made of; the drawn faces are modelled on it. Free of unit but the angle (degrees). */
export const firstRatioNames = [
  "length",
  "jawAngle",
  "jawSagitta",
  "eyeOpen",
  "eyeSpacing",
  "eyeArea",
  "noseLength",
  "mouthWidth",
  "lipHeight",
  "browArch",
  "browGap",
] as const;
/** What stays the same in a tilted, a small and a blurred picture, and for both engines (docs/decisions/0034). */
const steadyRatioNames = ["outlineFill", "browBend", "browHeight", "lipArea", "midface", "eyesToChin"] as const;

/** The proportions that the rules of the scan measure. */
export const faceRatioNames = [...firstRatioNames, ...steadyRatioNames] as const;
export type FaceRatioName = (typeof faceRatioNames)[number];
export type FaceRatios = Readonly<Record<FaceRatioName, number>>;

export const referenceEngines = ["landmarker", "mesh"] as const;
/** `all`: read against in every language. */
export const referenceMarkets = ["intl", "jp", "all"] as const;

const positive = v.pipe(v.number(), v.gtValue(0));
const spreadSchema = v.strictObject({ mean: v.number(), sd: positive });

/** How the weighted sum of one axis falls on people. */
const axisSpreadSchema = v.strictObject({
  /** Half of them lie on each side of it. */
  middle: v.number(),
  sd: positive,
  /** In `sd`: nearer to the middle than this, another picture of the same person may say the other side. */
  border: positive,
});

/** What a face is read against. A stored result names the id, so an old result stays readable when this changes. */
export const faceReferenceSchema = v.strictObject({
  /** Never given twice: changed figures get a new id. */
  id: v.pipe(v.string(), v.regex(/^(landmarker|mesh)-(intl|jp|all)-\d+$/)),
  engine: v.picklist(referenceEngines),
  market: v.picklist(referenceMarkets),
  /** Printed under 「計測について」. */
  source: v.pipe(v.string(), v.nonEmpty()),
  /** How many faces stand behind the means. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How many of them moved the means to this market; null where none did. */
  shiftCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What these figures cannot say, for visitors. */
  limits: v.strictObject({
    ja: v.pipe(v.string(), v.nonEmpty()),
    en: v.pipe(v.string(), v.nonEmpty()),
    "zh-TW": v.pipe(v.string(), v.nonEmpty()),
    ko: v.pipe(v.string(), v.nonEmpty()),
  }),
  ratios: v.strictObject({
    ...v.entriesFromList(firstRatioNames, spreadSchema),
    ...v.entriesFromList(steadyRatioNames, v.optional(spreadSchema)),
  }),
  /** Missing in the first two of each engine, which are only read about. */
  axes: v.optional(v.strictObject(v.entriesFromList(["line", "depth", "ratio"], axisSpreadSchema))),
});
export type FaceReference = v.InferOutput<typeof faceReferenceSchema>;
export type AxisSpread = v.InferOutput<typeof axisSpreadSchema>;
/** One that faces are read against. */
export type CalibratedReference = FaceReference & Required<Pick<FaceReference, "axes">>;
