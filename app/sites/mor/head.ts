import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { StoryPage } from "./data.server.ts";

/** The head of what the address shows. A red has its own share picture and is not indexed. */
export function storyMeta(head: Head, page: StoryPage): MetaDescriptor[] {
  const at = (query: string): string => `${head.canonicalUrl}?c=${query}`;
  switch (page.view) {
    case "story":
      return headMeta(page.isBroken ? { ...head, isIndexed: false } : head);
    case "text":
      return headMeta({
        ...head,
        title: `文字で読む｜${head.title}`,
        description: "赤が消えた夜の、五つの章。文字だけで読み、選ぶ。",
        canonicalUrl: at("text"),
      });
    case "sea":
      return headMeta({
        ...head,
        title: `赤の海｜${head.title}`,
        description: "みんなが思い出した赤が、ひとつずつ灯りになって浮かぶ海。",
        canonicalUrl: at("sea"),
        isIndexed: false,
      });
    case "night":
      return headMeta({
        ...head,
        title: `赤の消える夜の絵｜${head.title}`,
        description: "赤の消える夜に、一点ずつ灯された絵。",
        canonicalUrl: at("night"),
        isIndexed: false,
      });
    case "red": {
      const { code, name, title } = page.details;
      return headMeta({
        ...withCard(head, "mor", code, `だれかが思い出した赤、『${name}』。`),
        title: `『${name}』｜${head.title}`,
        description: `だれかが思い出した赤。${title}。灰色を拭けば、あなたの赤も灯ります。`,
        canonicalUrl: at(code),
        isIndexed: false,
      });
    }
  }
}
