import { recipeCodePattern } from "#contracts/recipe-code-pattern.ts";

/** What the address says of the eyes, by ids of the catalogue; null is nothing. */
export interface EyeSelection {
  /** The shadows of the four wells: base, main, deep, light. */
  lids: readonly (string | null)[];
  /** A mascara of the catalogue, or one of somebody's own making: `customMascaraId`. */
  lashes: string | null;
  line: string | null;
}

export const bareEyes: EyeSelection = { lids: [null, null, null, null], lashes: null, line: null };

/** How a mascara of somebody's own making is called here: its recipe is all there is to know. */
export const customMascaraId = (code: string): string => `own-${code}`;

/** Reads `e=085.083.-.010`, `m=01` or `m=` and a recipe code, and `l=03`; what is none of it is nothing. */
export function parseEyeQuery(query: URLSearchParams): EyeSelection {
  const lids = query.get("e") ?? "";
  const numbers = /^((\d{3}|-)\.){3}(\d{3}|-)$/.test(lids) ? lids.split(".") : null;
  const idOf = (line: string, name: string): string | null => {
    const number = query.get(name);
    return number !== null && /^\d{2}$/.test(number) ? `${line}-${number}` : null;
  };
  return {
    lids: numbers ? numbers.map((number) => (number === "-" ? null : `shadow-${number}`)) : bareEyes.lids,
    lashes: idOf("mascara", "m") ?? customMascaraOf(query.get("m")),
    line: idOf("liner", "l"),
  };
}

const customMascaraOf = (code: string | null): string | null =>
  code !== null && recipeCodePattern.test(code) ? customMascaraId(code) : null;

/** The address with other eyes; what else it says stays. */
export function setEyeQuery(query: URLSearchParams, { lids, lashes, line }: EyeSelection): URLSearchParams {
  const next = new URLSearchParams(query);
  const numberOf = (id: string | null): string | null => id && id.slice(id.indexOf("-") + 1);
  const params = {
    e: lids.some((id) => id !== null) ? lids.map((id) => numberOf(id) ?? "-").join(".") : null,
    m: numberOf(lashes),
    l: numberOf(line),
  };
  for (const [name, value] of Object.entries(params))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The same face with another shade on its lips, worn in the same way. */
export function withShade(query: URLSearchParams, id: string): string {
  const next = new URLSearchParams({ s: id });
  for (const name of ["e", "m", "l", "w", "look"]) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  return `?${next}`;
}
