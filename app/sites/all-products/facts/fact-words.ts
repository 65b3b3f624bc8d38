import messages from "./facts-messages.json";

/** The words around the facts, in one language. */
export type FactWords = (typeof messages)["ja"];

/** The words around the facts in Japanese or English. They travel with the facts: no other page has use for them. */
export const factWords = (lang: "ja" | "en"): FactWords => messages[lang];

/** A pattern with its values put in: `{hours}` by `values.hours`. */
export function fillIn(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
