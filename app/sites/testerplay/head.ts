import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { PlayPage } from "./data.server.ts";

/** The head of a tester result's page: its mission, its own share picture; not indexed, as little as the poster. */
export function playMeta(head: Head, page: PlayPage | undefined): MetaDescriptor[] {
  if (page?.isPoster) return headMeta({ ...head, isIndexed: false });
  if (!page?.shown) return headMeta(head);
  const { code, words } = page.shown;
  return headMeta({
    ...withCard({ ...head, isIndexed: false }, "testerplay", code, `${words.mission}. ${words.poem.join(" ")}`),
    title: `${words.mission}｜${head.title}`,
    description: words.poem.join(" "),
    canonicalUrl: `${head.canonicalUrl}?c=${code}`,
  });
}
