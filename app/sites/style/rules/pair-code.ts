import { base32, checkDigit, parseBase32 } from "#app/kits/basics/base32.ts";
import type { NamedPair } from "./pair.ts";

/**
 * A pair and its names in seven digits of base 32: looks (three bits each, over two digits), the four words, a check
 * digit. It holds all there is to a pair, so a share needs no look-up and outlives whoever made it.
 */
export function pairCode({ pair, names: { morning, night } }: NamedPair): string {
  const digits = [
    pair.morning | ((pair.night & 3) << 3),
    pair.night >> 2,
    morning.head,
    morning.tail,
    night.head,
    night.tail,
  ];
  return [...digits, checkDigit(digits)].map((digit) => base32[digit]).join("");
}

/** The pair in a code as somebody may type it; null when it is none. Whether the bank has its words, names.ts knows. */
export function readPairCode(code: string): NamedPair | null {
  const digits = code.length === 7 ? parseBase32(code) : null;
  if (!digits) return null;
  const [first, second, morningHead, morningTail, nightHead, nightTail, check] = digits as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (second > 1 || checkDigit(digits.slice(0, 6)) !== check) return null;
  return {
    pair: { morning: first & 7, night: (first >> 3) | (second << 2) },
    names: { morning: { head: morningHead, tail: morningTail }, night: { head: nightHead, tail: nightTail } },
  };
}
