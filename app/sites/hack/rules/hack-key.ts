import { base32, checkDigit, parseBase32 } from "#app/kits/basics/base32.ts";

// What was kept, as it stands in a shared address (`/hack?r=`): two characters of base 32 for each hack, the one that
// is shown first in front, and a check character.

const maxHacks = 5;

/** The key of one to five hack numbers, in this order. */
export function formatHackKey(numbers: readonly number[]): string {
  const digits = numbers.slice(0, maxHacks).flatMap((number) => [number >> 5, number & 31]);
  return [...digits, checkDigit(digits)].map((digit) => base32[digit]).join("");
}

/** The numbers of a key as it was written or typed (any case, O for 0, I or L for 1); null when it is none of ours. */
export function parseHackKey(key: string): number[] | null {
  const digits = parseBase32(key.slice(0, maxHacks * 2 + 2));
  if (!digits || digits.length < 3 || digits.length > maxHacks * 2 + 1 || digits.length % 2 === 0) return null;
  const check = digits.pop();
  if (checkDigit(digits) !== check) return null;
  const numbers = Array.from(
    { length: digits.length / 2 },
    (_, i) => (digits[i * 2] ?? 0) * 32 + (digits[i * 2 + 1] ?? 0),
  );
  const isOurs = numbers.every((number) => number >= 1 && number <= 96) && new Set(numbers).size === numbers.length;
  return isOurs ? numbers : null;
}
