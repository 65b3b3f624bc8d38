import * as v from "valibot";

/** Length in characters as a reader counts them (code points, not UTF-16 units). */
const countCharacters = (text: string): number => [...text].length;

/** One text in Japanese and in English, each at most so many characters long. */
export function textPairSchema(maxJa: number, maxEn: number) {
  return v.strictObject({ ja: textSchema(maxJa), en: textSchema(maxEn) });
}

function textSchema(max: number) {
  return v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => text === text.trim(), "it begins or ends with a space"),
    v.check((text) => countCharacters(text) <= max, `it has more than ${max} characters`),
  );
}

export type TextPair = v.InferOutput<ReturnType<typeof textPairSchema>>;
