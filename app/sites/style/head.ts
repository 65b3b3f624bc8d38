import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { StyleData } from "./data.server.ts";
import { nameOf } from "./rules/names.ts";
import { pairCode } from "./rules/pair-code.ts";

/** The head of what the address shows. Somebody's pair has its own picture and is not indexed. */
export function styleMeta(head: Head, { isShared, pair, names, bank, lines }: StyleData): MetaDescriptor[] {
  if (!isShared) return headMeta(head);
  const code = pairCode({ pair, names });
  const both = `『${nameOf(bank.morning, names.morning)}』と『${nameOf(bank.night, names.night)}』`;
  return headMeta({
    ...withCard(head, "style", code, `9時と21時のわたし、${both}。どちらも、本物。`),
    isIndexed: false,
    title: `${both}｜${head.title}`,
    description: lines[pair.morning * 8 + pair.night] || head.description,
    canonicalUrl: `${head.canonicalUrl}?f=${code}`,
  });
}
