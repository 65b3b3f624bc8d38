import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import { compactDay } from "#contracts/jst-calendar.ts";
import type { ProphecyPage, View } from "./data.server.ts";
import { mouthNames } from "./rules/mouth-names.ts";

/** The head of what the address shows. A letter has its own share picture and is not indexed. */
export function prophecyMeta(head: Head, page: ProphecyPage): MetaDescriptor[] {
  if (page.view === "tonight") return headMeta(page.notice === null ? head : { ...head, isIndexed: false });
  if (page.view === "thirtieth") return headMeta({ ...head, isIndexed: false });
  if (page.view === "mouth") return mouthMeta(head, page);
  const { day, key, kernel, monster } = page.letter;
  const id = `${compactDay(day)}-${key}`;
  return headMeta({
    ...withCard(head, "lmp", id, `「${kernel}」${monster.name}の予言。`),
    title: `「${kernel}」｜${head.title}`,
    description: `${monster.name}からの封書。一夜に一通、あなたにも届きます。`,
    canonicalUrl: `${head.canonicalUrl}?d=${compactDay(day)}&k=${key}`,
    isIndexed: false,
  });
}

function mouthMeta(head: Head, { code, mood, line }: View<"mouth">): MetaDescriptor[] {
  const name = mouthNames[mood];
  return headMeta({
    ...withCard(head, "lmp", code, `「${line}」${name}。`),
    title: `${name}｜${head.title}`,
    description: `三十通の余白をつないだら、ひとつの口になりました。「${line}」`,
    canonicalUrl: `${head.canonicalUrl}?c=${code}`,
    isIndexed: false,
  });
}
