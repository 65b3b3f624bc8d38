import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { StyleData } from "./data.server.ts";
import { nameOf } from "./rules/names.ts";

/** The head of what the address shows: each pair has its own picture. Somebody's is not indexed. */
export function styleMeta(head: Head, { isShared, cardId, pair, names, bank, lines }: StyleData): MetaDescriptor[] {
  const both = `『${nameOf(bank.morning, names.morning)}』と『${nameOf(bank.night, names.night)}』`;
  const alt = `9時と21時のわたし、${both}。どちらも、本物。`;
  if (!isShared) return headMeta(withCard(head, "style", cardId, alt));
  return headMeta({
    ...withCard(head, "style", cardId, alt),
    isIndexed: false,
    title: `${both}｜${head.title}`,
    description: lines[pair.morning * 8 + pair.night] || head.description,
    canonicalUrl: `${head.canonicalUrl}?f=${cardId}`,
  });
}
