import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { YokuPage } from "./data.server.ts";

/** The head of a palette: its name, its four words, its own share picture. */
export function yokuMeta(head: Head, page: YokuPage | undefined): MetaDescriptor[] {
  if (page?.view !== "palette") return headMeta(head);
  const { code, name, pans } = page.palette;
  const words = pans.map(({ word }) => word).join("、");
  return headMeta({
    ...withCard(
      { ...head, isIndexed: false },
      "yoku",
      `${page.lang === "ja" ? "j" : "t"}-${code}`,
      `${name}。${words}`,
    ),
    title: `${name}｜${head.title}`,
    description: words,
    canonicalUrl: `${head.canonicalUrl}?p=${code}`,
  });
}
