import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import { minutesFacet, partLabels } from "#app/kits/search/source/document-parts.ts";
import { hackPath } from "#app/kits/search/source/hack-path.ts";
import type { Hack } from "#contracts/hack.ts";
import type { HackTool, Worry } from "#contracts/hack-choices.ts";
import type { TipPart, TipTool, TipWorry } from "#contracts/tip-choices.ts";

/** The hacks, in Japanese alone. */
export const searchDocuments: SiteDocuments = ({ hacks }, lang) => (lang === "ja" ? hacks.map(hackDocument) : []);

function hackDocument({
  number,
  worry,
  title,
  rule,
  steps,
  why,
  minutes,
  tools,
  faceTypes,
  keywords,
}: Hack): SearchDocument {
  const { part, worries } = hackFacets[worry];
  return {
    ...{ id: `hack-${number}`, kind: "hack", title, href: hackPath(number), asks: [] },
    keywords: [...keywords, rule, partLabels[part]],
    body: [...steps, why],
    facets: {
      ...{ part: [part], worry: worries, minutes: minutesFacet(minutes), type: faceTypes },
      tool: tools.flatMap((tool) => hackTool[tool] ?? []),
    },
  };
}

const hackFacets: Record<Worry, { part: TipPart; worries: TipWorry[] }> = {
  line: { part: "line", worries: ["shape"] },
  lid: { part: "lid", worries: ["puffy", "shape"] },
  brow: { part: "brow", worries: ["shape", "uneven"] },
  lash: { part: "lash", worries: ["shape", "smudge"] },
  tear: { part: "under", worries: ["smudge"] },
  lip: { part: "lip", worries: ["smudge", "colour"] },
  mask: { part: "whole", worries: ["transfer"] },
  rain: { part: "whole", worries: ["weather"] },
  glasses: { part: "lid", worries: ["shape"] },
  base: { part: "skin", worries: ["cake", "uneven"] },
  cheek: { part: "cheek", worries: ["pale"] },
  late: { part: "whole", worries: ["hurry"] },
};

const hackTool: Partial<Record<HackTool, TipTool>> = {
  ...{ liner: "pencil", brow: "pencil", powder: "puff", brush: "brush", swab: "swab", curler: "curler" },
};
