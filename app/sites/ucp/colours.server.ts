import type { MasterData } from "#contracts/master-data.ts";
import type { Paint, PaintRecipe } from "#contracts/painting.ts";
import titles from "#content/paintings/titles.json";
import type { Colour } from "./contract.ts";
import { mixPigments } from "./rules/pigment.ts";

/** What of the master data names and colours what is crushed. */
export type ColourMaster = Pick<MasterData, "products" | "chameleonThings" | "chameleonTimes" | "chameleonHabits">;

/** Every product with a colour. Its role has ended when it left the shop, or when the visitor said so. */
export function productColours({ products }: ColourMaster, retiredIds: ReadonlySet<string>): Colour[] {
  return products.flatMap(({ id, line, names, shade, state }) =>
    shade
      ? [
          {
            source: id,
            name: names.ja,
            hex: shade.hex.toLowerCase(),
            shelf: line === "lip" || line === "shadow" ? line : ("other" as const),
            isRetired: state === "ended" || retiredIds.has(id),
          },
        ]
      : [],
  );
}

/** The name and the colour of a source; null for what nobody sells and no words name. */
export function sourceOf(source: string, master: ColourMaster): { name: string; hex: string } | null {
  const product = master.products.find(({ id }) => id === source);
  if (product) return product.shade ? { name: product.names.ja, hex: product.shade.hex.toLowerCase() } : null;
  const [hex = "", time, habit, thing] = source.split(".");
  const word = (words: readonly { id: number; word: string }[], id: string | undefined): string | undefined =>
    words.find((one) => one.id === Number(id))?.word;
  const parts = [
    word(master.chameleonTimes, time),
    word(master.chameleonHabits, habit),
    word(master.chameleonThings, thing),
  ];
  return parts.every((part) => part !== undefined) ? { name: parts.join(""), hex: `#${hex}` } : null;
}

/** Paints as they are drawn; null when one is made of something that does not exist. */
export function mixPaints(recipes: readonly PaintRecipe[], master: ColourMaster): Paint[] | null {
  const paints = recipes.map(({ parts, grain, medium }): Paint | null => {
    const resolved = parts.map(({ source, share }) => ({ share, found: sourceOf(source, master) }));
    const named = resolved.flatMap(({ share, found }) => (found ? [{ ...found, share }] : []));
    if (named.length < resolved.length) return null;
    return { hex: mixPigments(named), grain, medium, parts: named };
  });
  return paints.every((paint) => paint !== null) ? paints : null;
}

/** A title of two halves; null for numbers that name none. */
export function titleOf([first, second]: readonly [number, number]): string | null {
  const [one, other] = [titles.first[first], titles.second[second]];
  return one === undefined || other === undefined ? null : one + other;
}

/** All halves of titles, in the order of their numbers. */
export const titleHalves = titles;
