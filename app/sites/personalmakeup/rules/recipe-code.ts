import { base32, checkDigit, parseBase32 } from "#app/kits/basics/base32.ts";
import { makeupMinutes, makeupMoods, makeupScenes, type Strength } from "#contracts/makeup-choices.ts";
import { maxOwned, type RecipeInputs } from "./recipe-inputs.ts";

// A recipe in an address (`/personalmakeup?r=`), in base 32: strengths · mood, contra, full · minutes and scene · two
// characters for each thing that is owned · a check character. What the digits mean never changes.

const lines = ["lip", "tint", "mascara", "liner", "shadow", "base", "brow", "tool"];

/** The code of some inputs; 4 to 20 characters. */
export function formatRecipeCode({
  place: lineIndex,
  mood,
  minutes,
  scene,
  isContra,
  isFull,
  owned,
}: RecipeInputs): string {
  const digits = [
    (lineIndex.line + 1) * 9 + (lineIndex.depth + 1) * 3 + lineIndex.ratio + 1,
    makeupMoods.indexOf(mood) * 4 + (isContra ? 2 : 0) + (isFull ? 1 : 0),
    makeupMinutes.indexOf(minutes) * 8 + makeupScenes.indexOf(scene),
    ...productNumbersOf(owned).flatMap((number) => [number >> 5, number & 31]),
  ];
  return [...digits, checkDigit(digits)].map((digit) => base32[digit]).join("");
}

/** The inputs of a code as it was written or typed; null when it is none of ours. */
export function parseRecipeCode(code: string): RecipeInputs | null {
  const digits = parseBase32(code.slice(0, 6 + 2 * maxOwned));
  if (!digits || digits.length < 4 || digits.length > 4 + 2 * maxOwned || digits.length % 2 === 1) return null;
  const check = digits.pop();
  if (checkDigit(digits) !== check) return null;
  const [strengths = 0, colours = 0, lineIndex = 0, ...pairs] = digits;
  const minutes = makeupMinutes[lineIndex >> 3];
  const scene = makeupScenes[lineIndex & 7];
  const mood = makeupMoods[colours >> 2];
  const numbers = Array.from(
    { length: pairs.length / 2 },
    (_, i) => (pairs[2 * i] ?? 0) * 32 + (pairs[2 * i + 1] ?? 0),
  );
  if (strengths > 26 || !minutes || !scene || !mood) return null;
  return {
    place: {
      line: strengthOf(Math.floor(strengths / 9)),
      depth: strengthOf(Math.floor(strengths / 3) % 3),
      ratio: strengthOf(strengths % 3),
    },
    mood,
    minutes,
    scene,
    isContra: (colours & 2) > 0,
    isFull: (colours & 1) > 0,
    owned: [...new Set(numbers)].map(idOf),
  };
}

/** Product ids as numbers of ten bits, in the order of the catalogue, without what is none. */
function productNumbersOf(owned: readonly string[]): number[] {
  const numbers = owned.flatMap((id) => {
    const [line = "", number = ""] = id.split("-");
    const lineIndex = lines.indexOf(line);
    return lineIndex >= 0 && Number(number) > 0 && Number(number) < 128 ? [lineIndex * 128 + Number(number)] : [];
  });
  return [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, maxOwned);
}

const strengthOf = (digit: number): Strength => (digit - 1) as Strength;

function idOf(number: number): string {
  const line = lines[number >> 7] ?? "";
  return `${line}-${String(number & 127).padStart(line === "shadow" ? 3 : 2, "0")}`;
}
