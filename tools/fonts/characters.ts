import { globSync, readFileSync } from "node:fs";

/** Every character of a text once, sorted, without line breaks. */
export const charactersOf = (text: string): string =>
  [...new Set(text)]
    .filter((char) => char >= " ")
    .toSorted()
    .join("");

/** The characters of a text that no other cut holds; Latin comes with the frame. */
export function charactersBeyond(text: string, covered: string): string {
  const taken = new Set(covered);
  return charactersOf([...text].filter((char) => !taken.has(char) && char > "\u2fff").join(""));
}

/** Every text that stands under one of the language tags, however deep, as JSON. */
export function textUnder(value: unknown, tags: readonly string[]): string {
  if (Array.isArray(value)) return value.map((item) => textUnder(item, tags)).join("");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (tags.includes(key) ? JSON.stringify(inner) : textUnder(inner, tags)))
    .join("");
}

/** All texts of a record, without its other languages. */
export function japaneseOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(japaneseOf).join("");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (/^(en|ko|th|zh-TW|zh-HK)$/.test(key) ? "" : japaneseOf(inner)))
    .join("");
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The texts of all files that the patterns name, one after the other. */
export const readFiles = (...patterns: string[]): string =>
  globSync(patterns)
    .toSorted()
    .map((file) => readFileSync(file, "utf8"))
    .join("");
