import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { type Head, headMeta } from "#app/shell/door/head.ts";
import type { Shelf } from "../data.server.ts";

/**
 * The head of the shelf: with a sheet open that of its product, and structured data beside it. A narrowed or reordered
 * shelf is the same shelf to a search engine.
 * @param head what the door says of the screen
 */
export function sheetMeta(head: Head, shelf: Shelf | undefined): MetaDescriptor[] {
  if (!shelf) return headMeta(head);
  const { sheet, query } = shelf;
  if (!sheet) return [...headMeta(head), ...(isPlain(query) ? [] : [{ name: "robots", content: "noindex, follow" }])];
  const { id, title, description, url, jsonLd } = sheet.head;
  const own = headMeta({
    ...withCard(head, "all-products", id, `${title}。${description}`),
    ...{ title, description, canonicalUrl: url, alternates: [] },
  });
  return [
    ...own.map((tag) => ("property" in tag && tag.property === "og:type" ? { ...tag, content: "product" } : tag)),
    { "script:ld+json": jsonLd as Record<string, string> },
  ];
}

const isPlain = ({ chosen, wanted, sort, compare }: Shelf["query"]): boolean =>
  Object.values(chosen).every((values) => values.length === 0) && !wanted && sort === "shelf" && !compare;
