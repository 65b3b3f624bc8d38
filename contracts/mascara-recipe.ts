import { recipeCodePattern } from "./recipe-code-pattern.ts";

// Plain, without schemas: this travels with the page. The shapes that go over the line stand in mascara-works.ts.

/**
 * One mascara as whole numbers, each from 0 to its limit in `recipeLimits`. What a number means is said where it is used:
 * the drawing, the scene, the sound and the lashes all read these and nothing else.
 */
export interface MascaraRecipe {
  /** The brush: how long it is. */
  length: number;
  /** How far its wire is bent: 0 straight. */
  curve: number;
  density: number;
  /** One of `brushTips`. */
  tip: number;
  /** One of `mascaraColours`. */
  colour: number;
  /** The colour that is mixed in. The same as `colour` while `mix` is 0. */
  second: number;
  /** 0 none of the second, 7 half and half. */
  mix: number;
  /** 0 none, 3 a night sky. */
  glitter: number;
  /** The two words of the name, by their place in content/mascaras/names.json. */
  first: number;
  last: number;
  /** 0 none, else one of `mascaraWorries`, counted from 1. */
  worry: number;
  /** The liquid: 0 all film, 7 all fibre. */
  fibre: number;
  /** 0 all for length, 7 all for volume. */
  volume: number;
  /** How fast it dries. */
  dry: number;
  /** One of `caseShapes`. */
  shape: number;
  /** One of `caseMaterials`. */
  material: number;
}

export const brushTips = ["straight", "tapered", "waisted", "drop", "ball"] as const;
export type BrushTip = (typeof brushTips)[number];
export const caseShapes = ["round", "fluted", "hexagon", "waist", "bud"] as const;
export type CaseShape = (typeof caseShapes)[number];
export const caseMaterials = ["black", "red", "chrome", "gunmetal"] as const;
export type CaseMaterial = (typeof caseMaterials)[number];
/** What eyes are worried about. A worry sets a brush; nobody is told to have one. */
export const mascaraWorries = ["short", "droop", "sparse", "smudge", "heavy", "fine"] as const;
export type MascaraWorry = (typeof mascaraWorries)[number];

/** How many first and last words there are. A test holds content/mascaras/names.json to it. */
export const nameWordCount = 48;

/** The highest number of each part. */
export const recipeLimits: Readonly<Record<keyof MascaraRecipe, number>> = {
  length: 15,
  curve: 15,
  density: 15,
  tip: brushTips.length - 1,
  colour: 15,
  second: 15,
  mix: 7,
  glitter: 3,
  first: nameWordCount - 1,
  last: nameWordCount - 1,
  worry: mascaraWorries.length,
  fibre: 7,
  volume: 7,
  dry: 7,
  shape: caseShapes.length - 1,
  material: caseMaterials.length - 1,
};

/** The brush that is shown when the site opens. Its name is 「名のない一本」. */
export const defaultRecipe: MascaraRecipe = {
  ...{ length: 9, curve: 5, density: 10, tip: 3, colour: 0, second: 0, mix: 0, glitter: 0, first: 0, last: 0 },
  ...{ worry: 0, fibre: 3, volume: 4, dry: 3, shape: 1, material: 0 },
};

/** Order and width in bits of what stands in a code, behind the version. Never change it: codes are shared. */
const fields: readonly (readonly [part: keyof MascaraRecipe, bits: number])[] = [
  ["length", 4],
  ["curve", 4],
  ["density", 4],
  ["tip", 3],
  ["colour", 4],
  ["second", 4],
  ["mix", 3],
  ["glitter", 2],
  ["first", 7],
  ["last", 7],
  ["worry", 3],
  ["fibre", 3],
  ["volume", 3],
  ["dry", 3],
  ["shape", 3],
  ["material", 3],
];
const version = 1;
const versionBits = 4;
/** Eight bytes of recipe and one that checks them. */
const byteCount = 9;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Why a code was refused: somebody mistyped it, or it comes from a zone that knows more than this one. */
export type RecipeRefusal = "broken" | "newer";

/** The code of a recipe, 12 characters of base64url: the same recipe has the same code everywhere. */
export function formatRecipe(recipe: MascaraRecipe): string {
  const normalized = normalizeRecipe(recipe);
  let bits = version.toString(2).padStart(versionBits, "0");
  for (const [part, width] of fields) bits += normalized[part].toString(2).padStart(width, "0");
  const bytes = Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2));
  return toLetters([...bytes, checkByte(bytes)]);
}

/** The recipe of a code, or why there is none. */
export function parseRecipe(code: string): MascaraRecipe | RecipeRefusal {
  const bytes = fromLetters(code);
  if (!bytes || checkByte(bytes.slice(0, -1)) !== bytes.at(-1)) return "broken";
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const codeVersion = Number.parseInt(bits.slice(0, versionBits), 2);
  if (codeVersion !== version) return codeVersion > version ? "newer" : "broken";
  let at = versionBits;
  const parsed = { ...defaultRecipe };
  for (const [part, width] of fields) {
    parsed[part] = Number.parseInt(bits.slice(at, at + width), 2);
    at += width;
  }
  return isRecipe(parsed) && toLetters(bytes) === formatRecipe(parsed) ? parsed : "broken";
}

/** True when every part is a whole number within its limit. */
export const isRecipe = (recipe: MascaraRecipe): boolean =>
  fields.every(([part]) => Number.isInteger(recipe[part]) && recipe[part] >= 0 && recipe[part] <= recipeLimits[part]);

/** The same mascara said in one way only: a colour mixed with nothing, or with itself, is that colour. */
export function normalizeRecipe(recipe: MascaraRecipe): MascaraRecipe {
  const isMixed = recipe.mix > 0 && recipe.second !== recipe.colour;
  return isMixed ? recipe : { ...recipe, second: recipe.colour, mix: 0 };
}

/** CRC-8 with the polynomial x⁸ + x² + x + 1 (ITU-T I.432.1): any one wrong character of a code is noticed. */
function checkByte(bytes: readonly number[]): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80 ? ((sum << 1) ^ 0x07) & 0xff : sum << 1;
  }
  return sum;
}

function toLetters(bytes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const three = bytes.slice(i, i + 3).reduce((sum, byte) => (sum << 8) | byte, 0);
    for (const shift of [18, 12, 6, 0]) text += letters[(three >> shift) & 63];
  }
  return text;
}

function fromLetters(code: string): number[] | null {
  if (!recipeCodePattern.test(code)) return null;
  const bytes: number[] = [];
  for (let i = 0; i < code.length; i += 4) {
    let four = 0;
    for (const letter of code.slice(i, i + 4)) four = (four << 6) | letters.indexOf(letter);
    bytes.push((four >> 16) & 255, (four >> 8) & 255, four & 255);
  }
  return bytes.length === byteCount ? bytes : null;
}
