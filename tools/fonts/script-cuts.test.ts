import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Cut, cutFont, cutKey } from "./cut-font.ts";
import { faces, siteFaces } from "./faces.ts";
import { frameGlyphs, glyphSets } from "./glyphs.ts";
import { getCut } from "./repository-cuts.ts";
import { scripts, siteGlyphs } from "./site-glyphs.ts";

const sets = await glyphSets();
const frames = { zh: sets.zhFrame, ko: sets.koFrame };
const cuts = siteGlyphs(frameGlyphs(sets)).flatMap(({ script, ...glyphs }) =>
  script === "ja" ? [] : [{ script, ...glyphs }],
);
const firstViewBytes = 140_000;

/** What the build made of these glyphs; made here where it did not. */
async function bytesOf({ source, axes }: Omit<Cut, "glyphs">, glyphs: string): Promise<number> {
  if (glyphs === "") return 0;
  const cut = { source, glyphs, axes };
  return (getCut(cutKey(cut)) ?? (await cutFont(cut))).length;
}

describe("the type of pages in other scripts", () => {
  it("has the words around every page in the cut of its script, so that the large one stays where it is", () => {
    for (const script of ["zh", "ko"] as const) {
      const around = scripts[script].flatMap((tag) => {
        const { skipToContent, bar, top, footer } = JSON.parse(readFileSync(`app/shell/copy/${tag}.json`, "utf8"));
        return [
          ...Object.values(bar).map((zone) => (zone as { verb?: string }).verb),
          skipToContent,
          top.myRoom,
          footer.faq,
        ];
      });
      for (const char of around.join("").replace(/\s/g, ""))
        expect(frames[script], `${script} ${char}`).toContain(char);
    }
  });

  it("holds every character of a site's own copy in that language, in one of its cuts", () => {
    expect(cuts.map(({ site, script }) => `${site} ${script}`)).toContain("scan zh");
    for (const { site, script, text, textLater, bold, boldLater, display, displayLater } of cuts) {
      const held = new Set(frames[script] + text + textLater + bold + boldLater + display + displayLater);
      for (const tag of scripts[script]) {
        const copy = read(`app/sites/${site}/copy/${tag}.json`);
        const missing = [...new Set(copy)].filter((char) => char > "\u2fff" && !held.has(char));
        expect(missing.join(""), `${site} ${tag}`).toBe("");
      }
    }
  });

  it("holds the names of the products a starting point begins with, and no others", () => {
    const korean = cuts.find(({ site, script }) => site === "scan" && script === "ko");
    const held = new Set(frames.ko + korean?.text + korean?.textLater);
    const products = JSON.parse(read("content/products/shadows.json")) as { id: string; names: { ko: string } }[];
    const charactersOf = (id: string): string[] => [...(products.find((one) => one.id === id)?.names.ko ?? "")];
    expect(charactersOf("shadow-002").filter((char) => char > "\u2fff" && !held.has(char))).toEqual([]);
    expect(charactersOf("shadow-095").some((char) => char > "\u2fff" && !held.has(char))).toBe(true);
  });

  it("asks for no character twice: one cut of a family and weight answers for it", () => {
    for (const { site, script, text, textLater, bold, boldLater, display, displayLater } of cuts) {
      for (const [first, later] of [
        [text, textLater],
        [bold, boldLater],
        [display, displayLater],
      ] as const) {
        const taken = new Set(first);
        expect(
          [...later].filter((char) => taken.has(char)),
          `${site} ${script}`,
        ).toEqual([]);
      }
      expect(
        [...(text + bold)].filter((char) => frames[script].includes(char)),
        `${site} ${script}`,
      ).toEqual([]);
    }
  });

  it("stays within a first view's 140 kB on every site", { timeout: 120_000 }, async () => {
    for (const own of cuts) {
      const { script } = own;
      const family = siteFaces.find((face) => face.script === script)?.family;
      const around = faces.filter(
        ({ glyphs, family: name }) =>
          glyphs === "latinSigns" || (name === family && (glyphs === `${script}Frame` || glyphs === "foreignSigns")),
      );
      const first = siteFaces.filter((face) => face.script === script && !face.role.endsWith("Later"));
      const weights = await Promise.all([
        ...around.map((face) => bytesOf(face, sets[face.glyphs])),
        ...first.map((face) => bytesOf(face, own[face.role])),
      ]);
      expect(
        weights.reduce((sum, bytes) => sum + bytes, 0),
        `${own.site} ${script}`,
      ).toBeLessThan(firstViewBytes);
    }
  });
});

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
