import * as v from "valibot";

/** More steps than any recipe has. */
const maxSteps = 12;
const stepIndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxSteps));

/** How far one has come along a recipe in this visit. Follow mode writes it, the page of a video reads it and goes on. */
export const recipeProgressSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4,20}$/)),
  title: v.pipe(v.string(), v.maxLength(60)),
  /** Whether it is the visitor's own: its address says so. */
  isOwn: v.boolean(),
  steps: v.pipe(
    v.array(
      v.object({
        /** The part of the face in the words of the recipe: 「唇」. */
        part: v.pipe(v.string(), v.maxLength(20)),
        /** The chapter in which a hand does it; null when nobody has filmed it. */
        film: v.nullable(v.object({ id: v.string(), atMs: v.number() })),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxSteps),
  ),
  /** The step one is at, from 0; with the number of steps one is through. */
  at: stepIndexSchema,
  /** Steps that were done, from 0, in their order. */
  done: v.pipe(v.array(stepIndexSchema), v.maxLength(maxSteps)),
});
export type RecipeProgress = v.InferOutput<typeof recipeProgressSchema>;

/** The trail at another step: whoever goes forward has done what lies between, whoever goes back has undone nothing. */
export function moveToStep(progress: RecipeProgress, step: number): RecipeProgress {
  const skippedSteps = Array.from({ length: Math.max(0, step - progress.at) }, (_, i) => progress.at + i);
  return { ...progress, at: step, done: [...new Set([...progress.done, ...skippedSteps])].toSorted((a, b) => a - b) };
}

/** The address at which follow mode stands open at a step, from 0. */
export const stepAddress = ({ code, isOwn }: Pick<RecipeProgress, "code" | "isOwn">, step: number): string =>
  `/personalmakeup?r=${code}${isOwn ? "&mine=1" : ""}${stepHash(step)}`;

/** What stands behind the address of a recipe whose follow mode is open at a step, from 0. */
export const stepHash = (step: number): string => `#step-${step + 1}`;

/** The step, from 0, at which an address opens follow mode; null when it opens none. */
export function parseStepHash(hash: string): number | null {
  const step = Number(/^#step-(\d{1,2})$/.exec(hash)?.[1] ?? 0);
  return step > 0 ? step - 1 : null;
}
