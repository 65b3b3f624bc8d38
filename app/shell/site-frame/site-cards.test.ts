import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { languages } from "#contracts/languages.ts";
import { createCardRenderer, createCardTextRenderer } from "#server/modules/share-images/render-card.ts";
import { setTitle } from "#server/modules/share-images/set-title.ts";
import { type CardSource, paintCard, type ShareCard } from "#server/modules/share-images/share-card.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { sites } from "./site-registry.server.ts";
import { siteCardId, shareBackgroundOf, siteCards } from "./site-cards.server.ts";

const root = join(import.meta.dirname, "../../..");
const write = createCardTextRenderer();
const draw = createCardRenderer(join(root, "public/assets/v"));
const { content } = readContent(join(root, "content"));
const noSource = {} as CardSource;

const cardOf = async (site: string, id: string): Promise<ShareCard & { ground: string }> => {
  const card = await siteCards[site]?.(id, noSource);
  if (!card) throw new Error(`${site} has no card ${id}`);
  return { ...card, ground: shareBackgroundOf(site) };
};

describe("the share picture of a site", () => {
  it("is a JPEG of 1200 × 630 px below 300 kB that says the name of the door", async () => {
    const { jpeg } = await draw(await paintCard(await cardOf("hack", siteCardId("ja"))));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(300_000);
  });

  it("of a vote or a land shows the monster it is about, and no other on its ground", async () => {
    const source = { master: content } as CardSource;
    for (const [site, id, monster] of [
      ["lmv", "05", "monster-05-cut"],
      ["lmv", "13", "monster-13-cut"],
      ["lmw", "area-1", "monster-01-cut"],
    ] as const) {
      const card = await siteCards[site]?.(id, source);
      expect(card?.figure).toContain(monster);
      expect(card?.ground).not.toContain(`share-ground-${site}`);
      if (!card) continue;
      const { jpeg } = await draw(await paintCard({ ...card, ground: card.ground ?? "" }));
      expect(jpeg.length).toBeLessThan(300_000);
    }
  });

  it("is there for no id that the site does not know", async () => {
    expect(await siteCards.zones?.("door-xx", noSource)).toBeNull();
    expect(siteCards.nowhere).toBeUndefined();
  });

  it("can be written in every language a site speaks, with no glyph missing", { timeout: 60_000 }, async () => {
    for (const { id, screens } of sites) {
      for (const lang of new Set(screens.map((screen) => screen.lang))) {
        const card = await cardOf(id, siteCardId(lang));
        const { missing } = await write(card, Boolean(card.figure ?? card.drawing));
        expect(missing, `${id} ${lang}`).toEqual([]);
      }
    }
  });

  it("cuts no word in two where a line ends, with a figure and without", async () => {
    const dictionary = new Intl.Segmenter("ja", { granularity: "word" });
    const cutWords = (lines: readonly string[]): string[] => {
      const ends = lines.map((_, n) => lines.slice(0, n + 1).join("").length);
      return [...dictionary.segment(lines.join(""))]
        .filter(({ index, segment }) => ends.some((end) => end > index && end < index + segment.length))
        .map(({ segment }) => `${segment} in ${lines.join("/")}`);
    };
    const doors = await Promise.all(sites.map(({ id }) => cardOf(id, siteCardId("ja"))));
    const titles = [
      ...doors.map(({ title }) => title),
      ...[...content.products, ...content.monsters].map(({ names }) => names.ja),
    ];
    expect(titles.length).toBeGreaterThan(100);
    for (const widthPx of [340, 560])
      expect(titles.flatMap((title) => cutWords(setTitle(title, "ja", widthPx).lines))).toEqual([]);
  });

  it(
    "can show the name of every product and monster in every language, with no glyph missing",
    { timeout: 60_000 },
    async () => {
      for (const lang of languages) {
        const names = [...content.products, ...content.monsters].map((one) => one.names[lang] ?? one.names.ja);
        const { missing } = await write({ lang, kicker: "KATE ZONE", title: allLetters(names) }, false);
        expect(missing, lang).toEqual([]);
      }
    },
  );
});

/** All names at once: each of their characters has to be found in the faces. */
const allLetters = (names: readonly string[]): string => [...new Set(names.join(""))].join("");
