import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { ListPage, ReviewPage } from "./data.server.ts";
import { excerptOf } from "./rules/excerpt.ts";
import { isFiltered } from "./rules/review-query.ts";

const noindex = { name: "robots", content: "noindex, follow" };

/** The list's head; that of one product has its own title. A narrowed or later page is the same list to a search engine. */
export function listMeta(head: Head, page: ListPage | undefined): MetaDescriptor[] {
  if (page?.view !== "list") return headMeta(head);
  const { product, query, hasUnknown, jsonLd } = page;
  const isTemporary =
    hasUnknown || isFiltered(query) || query.after !== null || query.isOpposite || query.sort !== "new";
  const ownIndexing = product
    ? headMeta({
        ...head,
        title: `『${product.name}』の声 | ${head.title}`,
        description: `『${product.name}』を使った人の、良い点と気になる点。手に入れかたの表示つき。`,
        canonicalUrl: `${head.canonicalUrl}?p=${product.id}`,
        alternates: [],
      })
    : headMeta(head);
  return [
    ...ownIndexing,
    ...(isTemporary ? [noindex] : []),
    ...(jsonLd ? [{ "script:ld+json": jsonLd as Record<string, string> }] : []),
  ];
}

/** The head of one review: its words, picture and structured data. A demo review is no page for a search engine. */
export function reviewMeta(head: Head, page: ReviewPage | undefined): MetaDescriptor[] {
  if (page?.view !== "one") return headMeta({ ...head, isIndexed: false });
  const { review, product, jsonLd } = page;
  const title = `『${product.name}』、${review.alias}の声`;
  const ownIndexing = headMeta({
    ...withCard(head, "review", String(review.id), `${title}。星${review.stars}つ。`),
    title: `${title} | 正直な声`,
    description: excerptOf(review, 78),
    canonicalUrl: new URL(`/review/${review.id}`, head.canonicalUrl).href,
    isIndexed: head.isIndexed && !review.isDemonstration,
    alternates: [],
  });
  return [...ownIndexing, ...(jsonLd ? [{ "script:ld+json": jsonLd as Record<string, string> }] : [])];
}
