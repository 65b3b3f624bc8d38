import * as v from "valibot";

/** The proportions that the rules of the scan measure; all are free of unit but the angles (degrees). */
export const faceRatioNames = [
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
export type FaceRatioName = (typeof faceRatioNames)[number];
export type FaceRatios = Readonly<Record<FaceRatioName, number>>;

export const referenceEngines = ["landmarker", "mesh"] as const;
export const referenceMarkets = ["intl", "jp"] as const;

const spreadSchema = v.strictObject({ mean: v.number(), sd: v.pipe(v.number(), v.gtValue(0)) });

/** What a face is read against. A stored result names the id, so an old result stays readable when this changes. */
export const faceReferenceSchema = v.strictObject({
  /** Never given twice: changed figures get a new id. */
  id: v.pipe(v.string(), v.regex(/^(landmarker|mesh)-(intl|jp)-\d+$/)),
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
  ratios: v.strictObject(v.entriesFromList(faceRatioNames, spreadSchema)),
});
export type FaceReference = v.InferOutput<typeof faceReferenceSchema>;
