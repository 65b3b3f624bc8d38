import * as v from "valibot";
import { makeupMinutes, makeupMoods, makeupParts, makeupScenes } from "./makeup-choices.ts";

/** A line of a step: what one reads with a brush in the hand. */
const lineSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((text) => [...text].length <= 26, "a line of a step has at most 26 characters"),
);
const titleSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(12));
const partSchema = v.picklist(makeupParts);
const productSchema = v.pipe(v.string(), v.nonEmpty());

/** One of each part. */
const perPart = <S extends v.GenericSchema>(schema: S) => {
  const entries = Object.fromEntries(makeupParts.map((part) => [part, schema]));
  return v.strictObject(entries as Record<(typeof makeupParts)[number], S>);
};
const someParts = <S extends v.GenericSchema>(schema: S) => v.record(partSchema, schema);
const strengthSchema = v.picklist([-1, 0, 1]);

/** Where things go on a face of three strengths: one of 27 rules. */
export const makeupPlacementSchema = v.strictObject({
  line: strengthSchema,
  depth: strengthSchema,
  ratio: strengthSchema,
  title: titleSchema,
  where: perPart(lineSchema),
});
export type MakeupPlacement = v.InferOutput<typeof makeupPlacementSchema>;

/** The colour story of a mood: a product and a hand for each part. */
export const makeupMoodSchema = v.strictObject({
  id: v.picklist(makeupMoods),
  title: titleSchema,
  story: lineSchema,
  /** The mood whose eyes the reversed recipe borrows. */
  against: v.picklist(makeupMoods),
  productIds: perPart(productSchema),
  /** What stains lip or cheek where the scene asks for it. */
  tintId: productSchema,
  how: perPart(lineSchema),
  contra: v.strictObject({ title: titleSchema, story: lineSchema }),
});
export type MakeupMood = v.InferOutput<typeof makeupMoodSchema>;

/** How many steps a time has room for. */
export const makeupTimeSchema = v.strictObject({
  minutes: v.picklist(makeupMinutes),
  line: lineSchema,
  steps: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(makeupParts.length)),
});
export type MakeupTime = v.InferOutput<typeof makeupTimeSchema>;

/** What a place changes. */
export const makeupSceneSchema = v.strictObject({
  id: v.picklist(makeupScenes),
  name: titleSchema,
  line: lineSchema,
  /** Parts that stay when time is little, and those that go first. */
  lifts: v.array(partSchema),
  lowers: v.array(partSchema),
  /** Parts that are stained in place of painted. */
  stains: v.array(v.picklist(["lip", "cheek"])),
  /** How much of a part, against 1. */
  strength: someParts(v.pipe(v.number(), v.minValue(0.3), v.maxValue(1.5))),
  /** What is said of a part in this place, in place of the mood's hand. */
  notes: someParts(lineSchema),
  closing: lineSchema,
});
export type MakeupScene = v.InferOutput<typeof makeupSceneSchema>;
