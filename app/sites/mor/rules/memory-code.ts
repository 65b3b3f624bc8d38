import { base32, checkDigit, parseBase32 } from "#app/kits/basics/base32.ts";
import type { CompleteMemoryChoices } from "#contracts/memory.ts";
import { gifts, lanternDegrees, letterLines, nameWords, phrases, things } from "./choices.ts";

// Ten characters: 45 bits of choices and a check character. The choices need 33 of them; they are stirred, so that two
// reds that differ in one word have codes that do not look alike, and a code that was made up is almost never one.
const dataDigits = 9;
const space = 1n << BigInt(dataDigits * 5);
/** Odd, so that it can be undone. */
const multiplier = 0x19d699a5c1b3n % space;
const letters = countOrders(phrases, letterLines);
const codeCount = BigInt(things * lanternDegrees * gifts * nameWords * nameWords) * BigInt(letters);

/** The code of a red. */
export function formatMemoryCode(choices: CompleteMemoryChoices): string {
  const { thing, lantern, letter, gift, verb, noun } = choices;
  let number = BigInt(letterRank(letter));
  for (const [value, radix] of [
    [thing, things],
    [lantern, lanternDegrees],
    [gift, gifts],
    [verb, nameWords],
    [noun, nameWords],
  ] as const)
    number = number * BigInt(radix) + BigInt(value);
  let scrambled = (number * multiplier) % space;
  const digits: number[] = [];
  for (let i = 0; i < dataDigits; i++) {
    digits.unshift(Number(scrambled & 31n));
    scrambled >>= 5n;
  }
  return [...digits, checkDigit(digits)].map((digit) => base32[digit]).join("");
}

/** The choices behind a code, as somebody may have typed it; null when it is none. */
export function parseMemoryCode(code: string): CompleteMemoryChoices | null {
  const digits = code.length === dataDigits + 1 ? parseBase32(code) : null;
  if (!digits || checkDigit(digits.slice(0, dataDigits)) !== digits[dataDigits]) return null;
  const scrambled = digits.slice(0, dataDigits).reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);
  let number = (scrambled * invert(multiplier)) % space;
  if (number >= codeCount) return null;
  const take = (radix: number): number => {
    const value = Number(number % BigInt(radix));
    number /= BigInt(radix);
    return value;
  };
  const noun = take(nameWords);
  const verb = take(nameWords);
  const gift = take(gifts);
  const lantern = take(lanternDegrees);
  const thing = take(things);
  return { thing, lantern, letter: letterOf(Number(number)), gift, verb, noun };
}

/** The letter's place among all ordered choices of five lines out of twelve. */
export function letterRank(letter: readonly number[]): number {
  const left = Array.from({ length: phrases }, (_, i) => i);
  return letter.reduce((rank, line) => {
    const index = left.indexOf(line);
    const size = left.length;
    left.splice(index, 1);
    return rank * size + index;
  }, 0);
}

function letterOf(rank: number): number[] {
  const places: number[] = [];
  for (let size = phrases - letterLines + 1; size <= phrases; size++) {
    places.unshift(rank % size);
    rank = Math.floor(rank / size);
  }
  const left = Array.from({ length: phrases }, (_, i) => i);
  return places.flatMap((index) => left.splice(index, 1));
}

/** In how many orders `taken` of `from` things can stand. */
function countOrders(from: number, chosenCount: number): number {
  return chosenCount === 0 ? 1 : from * countOrders(from - 1, chosenCount - 1);
}

/** What undoes a multiplication by an odd number, modulo a power of two (Newton: each step doubles the right bits). */
function invert(odd: bigint): bigint {
  let guess = odd;
  for (let i = 0; i < 6; i++) guess = (((guess * (2n - odd * guess)) % space) + space) % space;
  return guess;
}
