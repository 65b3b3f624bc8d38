import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { type Head, headMeta } from "#app/shell/door/head.ts";
import type { ListPage, VoicePage } from "./data.server.ts";
import { excerptOf } from "./rules/excerpt.ts";
import { isNarrowed } from "./rules/review-query.ts";

const noindex = { name: "robots", content: "noindex, follow" };

/** The list's head; that of one product has its own title. A narrowed or later page is the same shelf to a search engine. */
export function listMeta(head: Head, page: ListPage | undefined): MetaDescriptor[] {
  if (page?.view !== "list") return headMeta(head);
  const { product, query, hasUnknown, jsonLd } = page;
  const isPassing = hasUnknown || isNarrowed(query) || query.after !== null || query.isApart || query.sort !== "new";
  const own = product
    ? headMeta({
        ...head,
        title: `『${product.name}』の声 | ${head.title}`,
        description: `『${product.name}』を使った人の、良い点と気になる点。手に入れかたの表示つき。`,
        canonicalUrl: `${head.canonicalUrl}?p=${product.id}`,
        alternates: [],
      })
    : headMeta(head);
  return [
    ...own,
    ...(isPassing ? [noindex] : []),
    ...(jsonLd ? [{ "script:ld+json": jsonLd as Record<string, string> }] : []),
  ];
}

/** The head of one voice: its own words, picture and structured data. A voice of the demonstration is no page for a search engine. */
export function voiceMeta(head: Head, page: VoicePage | undefined): MetaDescriptor[] {
  if (page?.view !== "one") return headMeta({ ...head, isIndexed: false });
  const { voice, product, jsonLd } = page;
  const title = `『${product.name}』、${voice.alias}の声`;
  const own = headMeta({
    ...withCard(head, "review", String(voice.id), `${title}。星${voice.stars}つ。`),
    title: `${title} | 正直な声`,
    description: excerptOf(voice, 78),
    canonicalUrl: new URL(`/review/${voice.id}`, head.canonicalUrl).href,
    isIndexed: head.isIndexed && !voice.isDemonstration,
    alternates: [],
  });
  return [...own, ...(jsonLd ? [{ "script:ld+json": jsonLd as Record<string, string> }] : [])];
}
