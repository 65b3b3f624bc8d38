import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { HackPage } from "./data.server.ts";

/** The head of what the address shows. Results, the book and half answered questions are not indexed. */
export function hackMeta(head: Head, page: HackPage): MetaDescriptor[] {
  if (page.view === "questions" && page.step === 1 && page.notice === null) return headMeta(head);
  const hidden = { ...head, isIndexed: false };
  if (page.view === "book")
    return headMeta({ ...hidden, title: "ハック帳", canonicalUrl: `${head.canonicalUrl}?book=1` });
  if (page.view !== "result") return headMeta(hidden);
  const { title, rule, minutes } = page.hack;
  return headMeta({
    ...withCard(hidden, "hack", page.key, `${title}。「${rule}」を破るひと技。`),
    title: `${title}｜${head.title}`,
    description: `「${rule}」を破る、${minutes}分のひと技。`,
    canonicalUrl: `${head.canonicalUrl}?r=${page.key}`,
  });
}
