import * as v from "valibot";

const weightSchema = v.pipe(v.number(), v.minValue(0));
const perDaySchema = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));
const weightsSchema = v.record(v.string(), weightSchema);

/** Out of what the made-up numbers of the ranking are made. The same description makes the same numbers for ever. */
export const demoConfigSchema = v.strictObject({
  /** What a reader of the file should know. */
  note: v.pipe(v.string(), v.nonEmpty()),
  seed: v.pipe(v.string(), v.nonEmpty()),
  /** How many days before the first start the numbers begin. */
  daysBack: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  visitors: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000)),
  /** Share of the visitors who never said where they start from, 0 to 1. */
  unsaidShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** How often each of the starting points 0–7 is met. */
  faceTypeWeights: v.pipe(v.array(weightSchema), v.length(8)),
  /** How busy each hour of the day in Japan is. */
  hourWeights: v.pipe(v.array(weightSchema), v.length(24)),
  /** What happens on a day, on average, and with which product lines. */
  kinds: v.record(
    v.picklist(["wish", "try", "review", "vote"]),
    v.strictObject({ perDay: perDaySchema, lines: v.array(v.string()) }),
  ),
  /** How much a product that is not named below is wanted. */
  otherWeight: weightSchema,
  /** How much some products are wanted, by id. */
  weights: weightsSchema,
  /** How far the wish for a product swings up and down over the weeks, 0 to 1. */
  swing: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** What each starting point wants more than others, by starting point "0"–"7": product ids. */
  tastes: v.record(v.string(), v.array(v.string())),
  /** The choice by eye: how much each swatch is liked with its name and without, by product id. */
  blind: v.strictObject({ perDay: perDaySchema, named: weightsSchema, nameless: weightsSchema }),
});
export type DemoConfig = v.InferOutput<typeof demoConfigSchema>;
