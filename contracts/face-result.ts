import * as v from "valibot";
import { faceTypeCodes } from "./hack-choices.ts";
import { momentSchema } from "./visitor.ts";

/** How a result came about. */
export const resultModes = ["camera", "photo", "model", "three-questions", "nine-questions"] as const;
export type ResultMode = (typeof resultModes)[number];

/** 96 random bits, as base64url: nobody comes to a result by trying. */
export const resultIdPattern = /^[A-Za-z0-9_-]{16}$/;
export const resultIdSchema = v.pipe(v.string(), v.regex(resultIdPattern));

const typeIndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(faceTypeCodes.length - 1));
const strengthSchema = v.pipe(v.number(), v.integer(), v.minValue(-3), v.maxValue(3));

const facts = {
  /** What the rules found, 0–7. */
  type: typeIndexSchema,
  runnerUp: typeIndexSchema,
  /** What the visitor stands by: the same, or any of the eight. */
  chosen: typeIndexSchema,
  /** The three strengths, each in whole numbers: line, depth, ratio. */
  a: strengthSchema,
  b: strengthSchema,
  c: strengthSchema,
  /** What it was read against (content/face-reference.json). */
  referenceId: v.pipe(v.string(), v.regex(/^(landmarker|mesh)-(intl|jp|all)-\d{1,4}$/)),
  mode: v.picklist(resultModes),
} as const;

/** Everything that 「保存する」 sends. There is no picture in it, no point, and no proportion. */
export const saveResultSchema = v.strictObject(facts);
export type FaceResultInput = v.InferOutput<typeof saveResultSchema>;

export const faceResultSchema = v.object({ id: resultIdSchema, ...facts, madeAt: momentSchema });
export type FaceResult = v.InferOutput<typeof faceResultSchema>;

/** Another choice for a result that was kept. */
export const chooseTypeSchema = v.strictObject({ chosen: typeIndexSchema });

/** The visitor's own results, the newest first. */
export const faceResultsSchema = v.object({ results: v.array(faceResultSchema) });
export type FaceResults = v.InferOutput<typeof faceResultsSchema>;

/** One kept result. */
export const savedResultSchema = v.object({ result: faceResultSchema });
