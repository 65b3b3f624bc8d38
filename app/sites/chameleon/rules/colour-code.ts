import { base32, checkDigit, parseBase32 } from "#app/kits/basics/base32.ts";
import type { NameIds } from "./name-colour.ts";

/** What a shared link says of a find. */
export interface ColourCode {
  /** `#rrggbb`, lower case. */
  hex: string;
  /** The shade it turned into when it was shared. */
  shadeId: string;
  /** Null in a link that only says colour and shade. */
  name: NameIds | null;
}

const pattern = /^([0-9a-f]{6})-([a-z]{3,8}-\d{2,3})(?:-([0-9a-z]{7}))?$/i;
/** Numbers of words run to 999. */
const bits = 10;
const digits = 6;

/** `de5038-lip-01-4G2K8R1`: colour, shade, and the three words with a check character. */
export function formatColourCode({ hex, shadeId, name }: ColourCode & { name: NameIds }): string {
  const packed = (name.time << (2 * bits)) | (name.habit << bits) | name.thing;
  const values = Array.from({ length: digits }, (_, i) => (packed >> (5 * (digits - 1 - i))) & 31);
  const letters = [...values, checkDigit(values)].map((value) => base32[value]).join("");
  return `${hex.slice(1).toLowerCase()}-${shadeId}-${letters}`;
}

/** What a code says; null for what is none, or whose words were mistyped. */
export function parseColourCode(code: string): ColourCode | null {
  const [, hex, shadeId, letters] = pattern.exec(code) ?? [];
  if (hex === undefined || shadeId === undefined) return null;
  const parsed = { hex: `#${hex.toLowerCase()}`, shadeId: shadeId.toLowerCase() };
  if (letters === undefined) return { ...parsed, name: null };
  const values = parseBase32(letters);
  if (!values || checkDigit(values.slice(0, digits)) !== values[digits]) return null;
  const packed = values.slice(0, digits).reduce((sum, value) => (sum << 5) | value, 0);
  const part = (wordIndex: number): number => (packed >> (wordIndex * bits)) & (2 ** bits - 1);
  return { ...parsed, name: { time: part(2), habit: part(1), thing: part(0) } };
}
