import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { TipsData } from "./data.server.ts";
import type { LanguageSearchData } from "./language-search.server.ts";

/** The head of the search. A tip is a page of its own, with its title and address; what somebody searched for is not. */
export function tipsMeta(head: Head, data: TipsData | LanguageSearchData | undefined): MetaDescriptor[] {
  if (data?.view === "language") {
    const { lang, words, findings } = data;
    const own = { ...head, lang, title: words.title, description: words.description, alternates: [] };
    return headMeta({
      ...own,
      canonicalUrl: `${head.canonicalUrl}?lang=${lang}`,
      isIndexed: head.isIndexed && findings === null,
    });
  }
  if (!data?.tip)
    return [...headMeta(head), ...(data?.findings ? [{ name: "robots", content: "noindex, follow" }] : [])];
  const { id, title, asks, steps, url } = data.tip;
  const description = `${asks[0] ?? ""}。${steps[0] ?? ""}`;
  return headMeta({ ...withCard(head, "tips", id, title), title, description, canonicalUrl: url, alternates: [] });
}
