import * as v from "valibot";
import collection from "#content/paintings/collection.json";

/** The real collection of used lipsticks: where, and from when to when. */
export const collectionSchema = v.strictObject({
  /** True: the shops below are made up, and the page says so. */
  isDemonstration: v.boolean(),
  places: v.array(v.strictObject({ name: v.string(), where: v.string(), period: v.string() })),
});

export const places: v.InferOutput<typeof collectionSchema> = collection;

/** The outside form; null where no operator has set one (the default's host can never exist). */
export function formAddress(ucpFormUrl: string): string | null {
  return new URL(ucpFormUrl).hostname.endsWith(".invalid") ? null : ucpFormUrl;
}
