import type { MetaDescriptor } from "react-router";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { CardPage } from "./data.server.ts";
import { cardBackgroundOf } from "./rules/card-background.ts";
import { cardPath } from "./rules/card-path.ts";

const titles: Readonly<Record<ScanLanguage, (name: string) => string>> = {
  ja: (name) => `${name}という出発点`,
  en: (name) => `Starting from ${name}`,
  "zh-TW": (name) => `從${name}出發`,
  ko: (name) => `${name}에서 시작하기`,
};

/** The head of a card: its type's name, its own share picture, its one address; never indexed. */
export function cardMeta(head: Head, page: CardPage | undefined): MetaDescriptor[] {
  if (!page) return headMeta(head);
  const { type, lang, result, overlay } = page;
  const suffix = lang === "ja" ? "" : `-${lang}`;
  const picture = `${type.code}-${cardBackgroundOf(result?.id ?? "")}${suffix}`;
  const overlaidPair = typeof overlay === "object" && overlay !== null ? overlay : null;
  const path = cardPath(type.code, result?.id ?? null, { lang, overlaid: overlaidPair?.other.id });
  return headMeta({
    ...withCard({ ...head, isIndexed: false }, "scan", picture, `${type.name}：${type.impression}`),
    lang,
    title: overlaidPair ? `${overlaidPair.duo}：${type.name} × ${overlaidPair.other.name}` : titles[lang](type.name),
    description: type.impression,
    canonicalUrl: new URL(path, head.canonicalUrl).href,
  });
}
