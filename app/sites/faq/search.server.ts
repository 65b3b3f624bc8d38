import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import type { FaqEntry } from "#contracts/faq.ts";
import type { Language } from "#contracts/languages.ts";

/** The answers that there are in a language. */
export const searchDocuments: SiteDocuments = ({ faq }, lang) => faq.flatMap((entry) => answerDocument(entry, lang));

function answerDocument({ id, question, answer, keywords }: FaqEntry, lang: Language): SearchDocument[] {
  const title = question[lang];
  const body = answer.flatMap((text) => text[lang] ?? []);
  if (title === undefined || body.length === 0) return [];
  const href = lang === "ja" ? `/faq#${id}` : `/faq?lang=${lang}#${id}`;
  return [{ id, kind: "faq", title, href, asks: [], keywords: lang === "ja" ? keywords : [], body, facets: {} }];
}
