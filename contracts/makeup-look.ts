import * as v from "valibot";
import { localizedTextSchema } from "./localized-text.ts";
import { lookLayerSchema } from "./look.ts";
import { makeupMoods, makeupParts, makeupScenes } from "./makeup-choices.ts";

const lineOf = (atMost: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.check((text) => [...text].length <= atMost, `a line has at most ${atMost} characters`),
  );

/** A look that is put on with one tap: what is worn, of which products, and how one does it oneself. */
export const makeupLookSchema = v.strictObject({
  /** It stands in addresses, so it never changes. */
  id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  names: v.pipe(
    v.required(localizedTextSchema, ["en", "zh-TW", "ko"]),
    v.check(({ ja }) => [...ja].length <= 10, "the name of a look has at most 10 characters"),
  ),
  line: lineOf(32),
  moods: v.pipe(v.array(v.picklist(makeupMoods)), v.minLength(1)),
  scenes: v.pipe(v.array(v.picklist(makeupScenes)), v.minLength(1)),
  /** Each product of the catalogue, and how it is worn. A base in the wearer's own tone names the range, not the shade. */
  applied: v.pipe(
    v.array(v.strictObject({ productId: v.pipe(v.string(), v.nonEmpty()), layer: lookLayerSchema })),
    v.minLength(3),
    v.maxLength(14),
  ),
  /** In the order in which they are done. */
  steps: v.pipe(
    v.array(v.strictObject({ part: v.picklist(makeupParts), text: lineOf(26) })),
    v.minLength(3),
    v.maxLength(6),
  ),
});
export type MakeupLook = v.InferOutput<typeof makeupLookSchema>;
