import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import { minutesFacet, partLabels } from "#app/kits/search/source/document-parts.ts";
import type { Tip } from "#contracts/tip.ts";
import type { TipTool } from "#contracts/tip-choices.ts";

/** The tips, in Japanese alone. */
export const searchDocuments: SiteDocuments = ({ tips }, lang) => (lang === "ja" ? tips.map(tipDocument) : []);

function tipDocument(tip: Tip): SearchDocument {
  const { id, title, reading, asks, steps, why, parts, worries, minutes, tools, faceTypes, loop } = tip;
  return {
    ...{ id, kind: "tip", title, reading, href: `/tips?t=${id}`, asks },
    keywords: [...parts.map((part) => partLabels[part]), ...tools.map((tool) => toolLabels[tool])],
    body: [...steps, why],
    facets: { part: parts, worry: worries, minutes: minutesFacet(minutes), type: faceTypes, tool: tools },
    mark: `${loop.scene}.${loop.at}.${loop.motion}.${tools.join("+")}`,
  };
}

const toolLabels: Record<TipTool, string> = {
  ...{ finger: "指", brush: "ブラシ", sponge: "スポンジ", puff: "パフ", swab: "綿棒", tissue: "ティッシュ" },
  ...{ pencil: "ペンシル", curler: "ビューラー", cotton: "コットン", towel: "タオル", scissors: "はさみ" },
  ...{ tweezers: "ピンセット", mirror: "鏡" },
};
