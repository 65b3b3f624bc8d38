import type { SiteDocuments } from "#app/kits/search/search-document.ts";
import { type ProphecyMood, prophecyMoods, prophecyShades } from "#contracts/prophecy.ts";

/**
 * The shades that prophecies bring, each leading to a face that wears it. Found by their name, by 「予言の色」 and by taste;
 * what the letters say is fiction and answers no question, so it is not searched.
 */
export const searchDocuments: SiteDocuments = ({ products }, lang) =>
  (lang === "ja" ? products : []).flatMap(({ id, line, names, reading, shade }) => {
    const mood = prophecyMoods.find((taste) => prophecyShades[taste].includes(id.slice(-2)));
    if (line !== "lip" || !mood || !shade) return [];
    return {
      ...{ id: `prophecy-${id}`, kind: "prophecy" as const, title: names.ja, reading, asks: [] },
      href: `/virtual_tester?s=${id}`,
      keywords: ["予言の色", "今夜の色", "今日の色"],
      body: [`${tasteLabels[mood]}予言についてくる色。`],
      facets: {},
      mark: shade.hex,
    };
  });

const tasteLabels: Record<ProphecyMood, string> = { sweet: "甘い", sharp: "辛い", bitter: "苦い", clear: "澄んだ" };
