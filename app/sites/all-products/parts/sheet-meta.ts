import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { CatalogueData } from "../data.server.ts";

/**
 * The head of the catalogue: with a sheet open that of its product, and structured data beside it. A narrowed or reordered
 * catalogue is the same catalogue to a search engine.
 * @param head what the manifest says of the screen
 */
export function sheetMeta(head: Head, catalogue: CatalogueData | undefined): MetaDescriptor[] {
  if (!catalogue) return headMeta(head);
  const { sheet, query } = catalogue;
  if (!sheet) return [...headMeta(head), ...(isPlain(query) ? [] : [{ name: "robots", content: "noindex, follow" }])];
  const { id, title, description, url, jsonLd } = sheet.head;
  const tags = headMeta({
    ...withCard(head, "all-products", id, `${title}。${description}`),
    ...{ title, description, canonicalUrl: url, alternates: [] },
  });
  return [
    ...tags.map((tag) => ("property" in tag && tag.property === "og:type" ? { ...tag, content: "product" } : tag)),
    { "script:ld+json": jsonLd as Record<string, string> },
  ];
}

const isPlain = ({ q, chosen, wanted, sort, compare }: CatalogueData["query"]): boolean =>
  !q && Object.values(chosen).every((values) => values.length === 0) && !wanted && sort === "shelf" && !compare;
