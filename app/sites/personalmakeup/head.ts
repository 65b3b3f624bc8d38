import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { RecipePage } from "./data.server.ts";

/** The head of what the address shows: recipes are not indexed, and have a share picture of their own. */
export function recipeMeta(head: Head, page: RecipePage): MetaDescriptor[] {
  if (page.view === "questions") return headMeta({ ...head, isIndexed: head.isIndexed && !page.isBadCode });
  const { title, minutes, scene, code, steps } = page;
  return headMeta({
    ...withCard({ ...head, isIndexed: false }, "personalmakeup", code, `「${title}」。${minutes}分のレシピ。`),
    title: `${title}｜${head.title}`,
    description: `${scene.name}に、${minutes}分、${steps.length}手。`,
    canonicalUrl: `${head.canonicalUrl}?r=${code}`,
  });
}
