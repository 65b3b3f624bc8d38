import type { Product } from "./product.ts";

/** The lines of the catalogue as codes number them: new ones are added behind the last one. */
const lines = [
  "lip",
  "tint",
  "mascara",
  "liner",
  "shadow",
  "base",
  "brow",
  "tool",
] as const satisfies readonly Product["line"][];
const perLine = 128;
const mostDigits: Product["line"] = "shadow";

/** The number of a product in codes, 0 to 1023; null for what is no id of the catalogue. */
export function productNumberOf(productId: string): number | null {
  const [, line, digits] = /^([a-z]+)-(\d{2,3})$/.exec(productId) ?? [];
  const place = lines.findIndex((one) => one === line);
  const number = place * perLine + Number(digits);
  return place >= 0 && Number(digits) < perLine && productIdOf(number) === productId ? number : null;
}

/** The id of a product by its number in codes; whether the catalogue has it is not asked. */
export function productIdOf(number: number): string {
  const line = lines[Math.floor(number / perLine) % lines.length] ?? lines[0];
  return `${line}-${String(number % perLine).padStart(line === mostDigits ? 3 : 2, "0")}`;
}
