import { type LoaderFunctionArgs, redirect } from "react-router";
import { type FaqEntry, faqCategories, translatedFaqCategories } from "#contracts/faq.ts";
import type { Language } from "#contracts/languages.ts";
import { parseDiagnosticCode } from "#app/kits/basics/diagnostic-code.ts";
import { readDistress } from "#app/kits/search/care/read-distress.ts";
import { search } from "#app/kits/search/search.ts";
import { externalDestinations } from "#app/kits/analytics/destinations.server.ts";
import { textIn } from "#contracts/localized-text.ts";
import { getSearchIndex } from "#app/kits/search/source/search-index.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { languageWords, type PartialLanguage } from "./languages.server.ts";
import { answersFor } from "./rules/answers-for.ts";

/** A longer query is cut: nobody types more, and the answer stays quick. */
const maxQueryLength = 60;
const maxFound = 12;

/** One question as a page shows it, in one language. */
export interface Entry {
  id: string;
  question: string;
  answer: string[];
  links: { to: string; label: string }[];
}

/** What an address shows: all questions, three groups in another language, or a page one is asked to trust. */
export function loadFaq({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const lang = query.get("lang");
  const trustId = query.get("page");
  const trustPage = page.master.trustPages.find(({ id }) => id === trustId);
  if (trustPage) return { view: "trust" as const, page: trustPage };
  if (isPartial(lang)) return inLanguage(page.master.faq, lang);
  return toFullFaq(page, query, trustId ? "page" : lang && lang !== "ja" ? "lang" : null);
}

function inLanguage(faq: readonly FaqEntry[], lang: PartialLanguage) {
  const { categories, ...words } = languageWords[lang];
  const groups = translatedFaqCategories.map((id) => ({
    id,
    name: categories[id] ?? id,
    entries: faq.filter(({ category }) => category === id).map((entry) => entryIn(entry, lang)),
  }));
  return { view: "language" as const, lang, words, groups };
}

function toFullFaq(page: PageContext, query: URLSearchParams, notice: "page" | "lang" | null) {
  const { faq, transmissions: dataDestinations, trustPages } = page.master;
  const { settings } = page.platform;
  const code = query.get("code");
  const words = query.get("q")?.trim().slice(0, maxQueryLength) ?? "";
  // Helplines stand in the search of the hub, before anything else.
  if (readDistress(words)) throw redirect(`/tips?q=${encodeURIComponent(words)}`);
  const groups = faqCategories.map((id) => ({
    id,
    entries: faq.filter(({ category }) => category === id).map((entry) => entryIn(entry, "ja")),
  }));
  return {
    view: "whole" as const,
    notice,
    groups,
    search: words ? searchFaq(page, words) : null,
    diagnosis: code === null ? null : parseDiagnosis(code),
    destinations: externalDestinations(settings, dataDestinations).map(({ tag, ...row }) => ({
      ...row,
      destination: row.destination.ja,
      sent: row.sent.map(({ ja }) => ja),
      purpose: row.purpose.ja,
      isMeasured: tag !== null,
    })),
    trustPages: trustPages.map(({ id, title }) => ({ id, title })),
    contactUrl: settings.brandUrl,
  };
}

/** Answers by the engine of the tips, in its order; where none fits, the nearest ones. */
function searchFaq({ master }: PageContext, words: string) {
  const { hits, nearest } = search(getSearchIndex(master, "ja"), words, { kinds: ["faq"], limit: maxFound });
  return { words, found: hits.map(({ id }) => id), nearest: nearest.map(({ id }) => id) };
}

function parseDiagnosis(typed: string) {
  const diagnosis = parseDiagnosticCode(typed);
  return { typed: typed.slice(0, 20), fits: diagnosis && answersFor(diagnosis) };
}

function entryIn({ id, question, answer, links }: FaqEntry, lang: Language): Entry {
  return {
    id,
    question: textIn(question, lang),
    answer: answer.map((paragraph) => textIn(paragraph, lang)),
    links: links.map(({ to, label }) => ({ to, label: textIn(label, lang) })),
  };
}

function isPartial(lang: string | null): lang is PartialLanguage {
  return lang !== null && Object.hasOwn(languageWords, lang);
}

export type Faq = ReturnType<typeof loadFaq>;
export type FullFaq = Extract<Faq, { view: "whole" }>;
