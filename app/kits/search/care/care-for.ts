import { languages } from "#contracts/languages.ts";
import { type CareWords, careWords, type Helpline, helplinesFor } from "./helplines.ts";
import { readDistress } from "./read-distress.ts";

/** A card for somebody in distress: what it says, and who listens. It travels with the results. */
export interface Care {
  lang: string;
  words: CareWords;
  lines: readonly Helpline[];
}

/** The card a query is answered with; null for a query that speaks of no distress. */
export function careFor(query: string, pageLanguage: string): Care | null {
  const distress = readDistress(query, languages.find((lang) => lang === pageLanguage) ?? "ja");
  if (!distress) return null;
  const { kind, lang } = distress;
  return { lang, words: careWords[lang], lines: helplinesFor(kind, lang) };
}
