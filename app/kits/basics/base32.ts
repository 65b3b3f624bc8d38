// Crockford's base 32 (https://www.crockford.com/base32.html) with a check character of our own.

/** The character of each digit 0–31. */
export const base32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The digits of a text as somebody may type it: any case, O for 0, I or L for 1. Null when another character is in it. */
export function parseBase32(typed: string): number[] | null {
  const text = typed.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  const digits = [...text].map((letter) => base32.indexOf(letter));
  return digits.includes(-1) ? null : digits;
}

/**
 * The digit that, put behind the others, makes the sum of all of them, each times a power of x in GF(32), zero: any
 * single wrong digit and any two swapped ones are noticed, in up to 31 digits.
 */
export function checkDigit(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => timesX(sum ^ digit), 0);
}

/** Multiplication by x modulo x⁵ + x² + 1, which is primitive: its powers are all different for 31 places. */
const timesX = (digit: number): number => ((digit << 1) ^ (digit & 16 ? 0b100101 : 0)) & 31;
