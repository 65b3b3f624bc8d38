import { base32, checkDigit } from "../../basics/base32.ts";

/** `/hack?r=` takes a key: two characters of base 32 and a check character. */
export function hackPath(number: number): string {
  const digits = [number >> 5, number & 31];
  return `/hack?r=${[...digits, checkDigit(digits)].map((digit) => base32[digit]).join("")}`;
}
