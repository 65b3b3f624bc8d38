import type { Cut } from "./cut-font.ts";
import { type Face, faces, siteFaces } from "./faces.ts";
import { frameGlyphs, glyphSets, type GlyphSets } from "./glyphs.ts";
import { rareParts } from "./rare-han.ts";
import { type SiteGlyphs, siteGlyphs } from "./site-glyphs.ts";

/** A cut with the file it becomes and what its rule says. */
export interface PlannedCut extends Cut {
  file: string;
  face: Omit<Face, "glyphs">;
}

/** All cuts of the hub in the order of their rules: of two rules that claim a character the later one wins. */
export interface FontPlan {
  shared: PlannedCut[];
  /** By site, with its languages: one sheet, because a family that no element asks for is never fetched. */
  sites: { site: string; cuts: PlannedCut[] }[];
}

/** Reads the words the hub has and says what to cut from which face. */
export async function planCuts(): Promise<FontPlan> {
  const sets = await glyphSets();
  const glyphs = siteGlyphs(frameGlyphs(sets));
  return {
    shared: [...faces.map((face) => planCut(face, face.glyphs, sets[face.glyphs])), ...rareCuts(sets)].filter(isShown),
    sites: [...new Set(glyphs.map(({ site }) => site))].map((site) => ({
      site,
      cuts: glyphs
        .filter((one) => one.site === site)
        .flatMap(siteCuts)
        .filter(isShown),
    })),
  };
}

const isShown = ({ glyphs }: PlannedCut): boolean => glyphs !== "";

function planCut(face: Omit<Face, "glyphs">, name: string, glyphs: string): PlannedCut {
  const file = `${face.family.toLowerCase().replaceAll(" ", "-")}-${face.weight.replace(" ", "-")}-${name}.woff2`;
  return { face, file, source: face.source, glyphs, axes: face.axes };
}

/** Cantonese characters, each weight from the parts of the face that hold them. */
function rareCuts(sets: GlyphSets): PlannedCut[] {
  return rareParts(sets.zh).flatMap(({ part, glyphs }) =>
    [500, 700, 900].map((weight) => {
      const source = `@fontsource/noto-sans-tc/files/noto-sans-tc-${part}-${weight}-normal.woff2`;
      return planCut({ family: "Noto Sans TC", weight: String(weight), source }, `zh-${part}`, glyphs);
    }),
  );
}

function siteCuts(glyphs: SiteGlyphs): PlannedCut[] {
  const name = glyphs.script === "ja" ? glyphs.site : `${glyphs.site}-${glyphs.script}`;
  return siteFaces
    .filter(({ script }) => script === glyphs.script)
    .map((face) => planCut(face, `${name}-${face.role}`, glyphs[face.role]));
}
