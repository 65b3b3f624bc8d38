import type { MetaDescriptor } from "react-router";
import type { Language } from "#contracts/languages.ts";

export const titlePrefix = "KATE ZONE | ";

/** What the document head says about one screen. All addresses are absolute. */
export interface Head {
  lang: Language;
  title: string;
  description: string;
  canonicalUrl: string;
  alternates: { lang: Language; url: string }[];
  shareImage: { url: string; width: number; height: number; alt: string };
  isIndexed: boolean;
}

/** The meta descriptors of a screen: title, description, canonical, siblings, share picture, robots. */
export function headMeta(head: Head): MetaDescriptor[] {
  const title = titlePrefix + head.title;
  return [
    { title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonicalUrl },
    ...head.alternates.map(({ lang, url }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: lang,
      href: url,
    })),
    ...defaultAlternate(head),
    ...(head.isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "KATE ZONE" },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: head.canonicalUrl },
    { property: "og:locale", content: openGraphLocales[head.lang] },
    { property: "og:image", content: head.shareImage.url },
    { property: "og:image:width", content: String(head.shareImage.width) },
    { property: "og:image:height", content: String(head.shareImage.height) },
    { property: "og:image:alt", content: head.shareImage.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const openGraphLocales: Record<Language, string> = {
  ja: "ja_JP",
  en: "en_US",
  "zh-TW": "zh_TW",
  "zh-HK": "zh_HK",
  ko: "ko_KR",
  th: "th_TH",
};

/** Visitors whose language is not among the siblings are sent to the Japanese one. */
function defaultAlternate(head: Head): MetaDescriptor[] {
  const japanese = head.alternates.find(({ lang }) => lang === "ja");
  return japanese ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: japanese.url }] : [];
}
