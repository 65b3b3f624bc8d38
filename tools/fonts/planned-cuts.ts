import type { Cut } from "./cut-font.ts";
import { type Face, faces, scriptFaces, siteFaces } from "./faces.ts";
import { glyphSets, type GlyphSets } from "./glyphs.ts";
import { rareParts } from "./rare-han.ts";
import { type ScriptGlyphs, scriptGlyphs, type SiteGlyphs, siteGlyphs } from "./site-glyphs.ts";

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
  const sites = siteGlyphs({ text: sets.frameText, bold: sets.frameBold, display: sets.frameDisplay });
  const foreign = scriptGlyphs({
    zh: { text: sets.zhFrame, bold: sets.zhFrame, display: "" },
    ko: { text: sets.koFrame, bold: sets.koFrame, display: "" },
  });
  return {
    shared: [...faces.map((face) => planCut(face, face.glyphs, sets[face.glyphs])), ...rareCuts(sets)].filter(isShown),
    sites: sites.map((glyphs) => ({
      site: glyphs.site,
      cuts: [
        ...japaneseCuts(glyphs),
        ...foreign.filter(({ site }) => site === glyphs.site).flatMap((own) => foreignCuts(own)),
      ].filter(isShown),
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

function japaneseCuts(glyphs: SiteGlyphs): PlannedCut[] {
  return siteFaces.map((face) => planCut(face, `${glyphs.site}-${face.role}`, glyphs[face.role]));
}

function foreignCuts(own: ScriptGlyphs): PlannedCut[] {
  return scriptFaces
    .filter(({ script }) => script === own.script)
    .map((face) => planCut(face, `${own.site}-${own.script}-${face.role}`, own[face.role]));
}
