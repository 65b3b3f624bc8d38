import type { Language } from "#contracts/languages.ts";
import { type CareKind, distressWords } from "./distress-words.ts";

/** That a query speaks of distress, of what, and in which language it can be answered. */
export interface Distress {
  kind: CareKind;
  lang: Language;
}

/**
 * Looks whether a query speaks of distress. Such a query is answered with helplines before anything else, and nobody
 * keeps it: neither the browser among the recent ones, nor the server among those that found nothing.
 */
export function readDistress(typed: string, pageLanguage: Language = "ja"): Distress | null {
  const text = typed.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const tight = text.replaceAll(/(?<=[^\x20-\x7e]) (?=[^\x20-\x7e])/gu, "");
  const found = distressWords.filter(
    ({ words, except }) => (words.test(text) || words.test(tight)) && !except?.test(tight),
  );
  const [first] = found;
  if (!first) return null;
  // 自殺 is one word in Japanese and Chinese: the page says which is read.
  const own = found.find(({ lang }) => lang === pageLanguage) ?? first;
  const isChinese = pageLanguage.startsWith("zh") && own.lang.startsWith("zh");
  return { kind: own.kind, lang: isChinese || isShared(text, pageLanguage) ? pageLanguage : own.lang };
}

/** Written in Han characters alone, a word belongs to the language of the page, where that one is written so. */
const isShared = (text: string, page: Language): boolean =>
  page.startsWith("zh") && /^[\p{Script=Han}\s]+$/u.test(text);
