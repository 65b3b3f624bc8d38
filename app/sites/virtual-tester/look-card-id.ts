import { signedDigitsOf } from "#contracts/look-code-sign.ts";
import { formatMakeupQuery, parseMakeupQuery } from "./parts/makeup-query.ts";
import { parseEyeQuery, setEyeQuery } from "./rules/eye-query.ts";

// Travels with the page, so codes of looks are not read here; look-card.ts does.

/** What an id says after the shade, as an address calls it. */
export const cardParts = ["e", "m", "l", "w", "look"] as const;

/**
 * The id of the share picture of a look: the shade, then what the address says of eyes, mascara, liner, strength and the whole
 * look, apart by "~". What the address says and is none of it leaves no trace, so that one look has one picture.
 */
export function joinLookCard(shadeId: string, query: URLSearchParams): string {
  const clean = setEyeQuery(new URLSearchParams(), parseEyeQuery(query));
  clean.set("w", formatMakeupQuery(parseMakeupQuery(query.get("w"))));
  clean.set("look", lookCodeIn(query) ?? "");
  const shade = hasLipsOfLook(query) ? "" : shadeId;
  return [shade, ...cardParts.map((name) => clean.get(name) ?? "")].join("~").replace(/~+$/, "");
}

/** The code of the look in an address, when it is signed as codes are. */
export function lookCodeIn(query: URLSearchParams): string | null {
  const code = query.get("look");
  return code !== null && signedDigitsOf(code) ? code : null;
}

/** True where a look says what is on the lips, because the address names no shade. */
export const hasLipsOfLook = (query: URLSearchParams): boolean => !query.has("s") && lookCodeIn(query) !== null;
