import { expect, test } from "vitest";
import pages from "#content/faq/trust-pages.json";
import type { Head } from "#app/kits/page/head.ts";
import type { Faq } from "./data.server.ts";
import { faqMeta } from "./head.ts";
import { languageWords, type PartialLanguage } from "./languages.server.ts";

const head: Head = {
  lang: "ja",
  title: "よくある質問",
  description: "カメラ、抽選、部屋の記憶、プライバシー。",
  canonicalUrl: "https://zone.example.com/faq",
  alternates: [],
  shareImage: { url: "https://zone.example.com/share.jpg", width: 1200, height: 630, alt: "" },
  isIndexed: true,
};
const group = {
  id: "camera",
  name: "Camera",
  entries: [{ id: "a-b", question: "Q?", answer: ["A.", "B."], links: [] }],
};
const fullFaq = {
  ...{ view: "whole", notice: null, search: null, diagnosis: null, destinations: [], trustPages: [] },
  ...{ groups: [group], contactUrl: "https://brand.example.com/" },
} as unknown as Faq;
const inLanguage = (lang: PartialLanguage) =>
  ({ view: "language", lang, words: languageWords[lang], groups: [group] }) as unknown as Faq;
const trust = (page: unknown) => ({ view: "trust", page }) as Faq;

const titleOf = (faq: Faq) => faqMeta(head, faq).flatMap((tag) => ("title" in tag ? [tag.title] : []))[0];
const canonicalOf = (faq: Faq) =>
  faqMeta(head, faq).flatMap((tag) => ("rel" in tag && tag.rel === "canonical" ? [tag.href] : []))[0];
const isHidden = (faq: Faq) => faqMeta(head, faq).some((tag) => "name" in tag && tag.name === "robots");
const questionsOf = (faq: Faq) => faqMeta(head, faq).filter((tag) => "script:ld+json" in tag);

const allEntries = [
  fullFaq,
  ...Object.keys(languageWords).map((lang) => inLanguage(lang as PartialLanguage)),
  ...pages.map(trust),
];

test("every language and every trust page has a title and an address of its own", () => {
  expect(new Set(allEntries.map(titleOf)).size).toBe(allEntries.length);
  expect(new Set(allEntries.map(canonicalOf)).size).toBe(allEntries.length);
});

test("what somebody searched for, and the number of their device, are not indexed and are no FAQ page", () => {
  const passing = [
    { ...fullFaq, search: { words: "x", found: [], nearest: [] } },
    { ...fullFaq, diagnosis: { typed: "KZ-", fits: null } },
    { ...fullFaq, notice: "lang" },
  ] as Faq[];
  expect(passing.map(isHidden)).toEqual([true, true, true]);
  expect(passing.flatMap(questionsOf)).toEqual([]);
  expect(isHidden(fullFaq)).toBe(false);
});

test("search engines get each question with its whole answer", () => {
  expect(questionsOf(fullFaq)).toEqual([
    {
      "script:ld+json": expect.objectContaining({
        "@type": "FAQPage",
        mainEntity: [{ "@type": "Question", name: "Q?", acceptedAnswer: { "@type": "Answer", text: "A.\nB." } }],
      }),
    },
  ]);
});
