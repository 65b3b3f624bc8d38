import { foldedText } from "#app/kits/search/fold.ts";
import { romajiToKana } from "#app/kits/search/romaji.ts";
import type { ReviewCatalogue } from "#contracts/review.ts";

/** A product that can be chosen. */
export interface ProductChoice {
  id: string;
  /** What its line is called. */
  line: string;
  number: string;
  name: string;
  hex: string | null;
  isOwned: boolean;
}

/** The products a text names, by name, reading, romaji, line or number; what one has first. An empty text names all. */
export function findChoices(
  { lines }: ReviewCatalogue,
  { text, owned }: { text: string; owned: readonly string[] },
): ProductChoice[] {
  const typed = foldedText(text).split(" ").filter(Boolean);
  const words = typed.map((word) => [
    word,
    ...romajiToKana(word)
      .map(foldedText)
      .filter((kana) => kana !== ""),
  ]);
  const all = lines.flatMap(({ word, products }) =>
    products.map(({ reading, ...product }) => ({
      choice: { ...product, line: word, isOwned: owned.includes(product.id) },
      text: foldedText(`${word} ${product.number} ${product.id} ${product.name} ${reading}`),
    })),
  );
  return all
    .filter((one) => words.every((spellings) => spellings.some((word) => one.text.includes(word))))
    .map(({ choice }) => choice)
    .toSorted((one, other) => Number(other.isOwned) - Number(one.isOwned));
}
