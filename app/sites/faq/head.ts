import type { MetaDescriptor } from "react-router";
import type { Language } from "#contracts/languages.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { Faq } from "./data.server.ts";

/**
 * The head of what the address shows: each language and each trust page has its own title and address. The languages
 * hold four groups of nine, so they are no siblings of the whole page.
 */
export function faqMeta(head: Head, faq: Faq): MetaDescriptor[] {
  const at = (query: string): string => head.canonicalUrl + query;
  if (faq.view === "trust") {
    const { id, title, description } = faq.page;
    return headMeta({ ...head, title, description, canonicalUrl: at(`?page=${id}`), alternates: [] });
  }
  if (faq.view === "language") {
    const { lang, words, groups } = faq;
    const own = { ...head, lang, title: words.title, description: words.description, alternates: [] };
    return [...headMeta({ ...own, canonicalUrl: at(`?lang=${lang}`) }), faqJsonLd(groups, lang)];
  }
  const isPassing = faq.search !== null || faq.diagnosis !== null || faq.notice !== null;
  return [
    ...headMeta({ ...head, isIndexed: head.isIndexed && !isPassing }),
    ...(isPassing ? [] : [faqJsonLd(faq.groups, "ja")]),
  ];
}

interface Group {
  entries: readonly { question: string; answer: readonly string[] }[];
}

/** schema.org FAQPage. */
function faqJsonLd(groups: readonly Group[], lang: Language): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      inLanguage: lang,
      mainEntity: groups
        .flatMap(({ entries }) => entries)
        .map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
        })),
    },
  };
}
