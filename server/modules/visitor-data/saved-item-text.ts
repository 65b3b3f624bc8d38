import type { MasterData } from "#contracts/master-data.ts";
import type { SavedItemDetails } from "./saved-item-definition.ts";

/** The word for a stored value; empty where there is none. */
export const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string => words[String(value)] ?? "";

/** A stored value that is a text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The product that a saved item is about. */
export const productOf = (
  about: SavedItemDetails,
  { products }: MasterData,
): MasterData["products"][number] | undefined => products.find(({ id }) => id === about["productId"]);

/** The monster that a saved item is about. */
export const monsterOf = (
  about: SavedItemDetails,
  { monsters }: MasterData,
): MasterData["monsters"][number] | undefined => monsters.find(({ id }) => id === about["monsterId"]);

/** Its colour, `#rrggbb`; none where there is no such monster. */
export const monsterHexes = (about: SavedItemDetails, master: MasterData): string[] => {
  const monster = monsterOf(about, master);
  return monster ? [monster.hex.toLowerCase()] : [];
};

/** The colour of a product, `#rrggbb`; none where it has none. */
export function shadeOf(productId: unknown, { products }: MasterData): string[] {
  const hex = products.find(({ id }) => id === productId)?.shade?.hex;
  return hex ? [hex.toLowerCase()] : [];
}
