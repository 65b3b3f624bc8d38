// What the films say, read from their scripts: the same words that the maker writes into content/videos and the captions.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#contracts/languages.ts";

type Words = Partial<Record<Language, string>>;
interface Video {
  title: Words;
  lead: Words;
  chapters: { at: number; words: Words }[];
  captions: { from: number; to: number; words: Words }[];
  steps?: { product: string; name: string }[];
}
interface Content {
  products: { id: string; names: Words }[];
}

const scriptFolder = join(import.meta.dirname, "../art/films");
const load = async <T>(file: string): Promise<T> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(scriptFolder, file)).href)) as T;
const { readContent, readScript } = await load<{
  readContent: () => Content;
  readScript: (id: string, content: Content) => Promise<Video>;
}>("film-script.mjs");
const { WIDE, fold } = await load<{
  WIDE: Record<Language, number>;
  fold: (text: string, lang: Language) => string;
}>("captions.mjs");

/** Letters that are read in a second. */
const pace: Partial<Record<Language, number>> = { en: 17, th: 17, "zh-TW": 8, "zh-HK": 8, ko: 9 };
const foreign = languages.filter((lang) => lang !== "ja");
const lettersOf = (text: string): number => [...text].length;

const content = readContent();
const ids = Array.from({ length: 12 }, (_, i) => `film-${String(i + 1).padStart(2, "0")}`);
const scripts = await Promise.all(ids.map(async (id) => ({ id, ...(await readScript(id, content)) })));
const textsOf = ({ title, lead, chapters, captions }: Video): Words[] => [
  title,
  lead,
  ...[...chapters, ...captions].map(({ words }) => words),
];

describe("the words of a film", () => {
  it.each(scripts)("$id has each of them in all six languages", (video) => {
    for (const words of textsOf(video)) expect(Object.keys(words).toSorted()).toEqual([...languages].toSorted());
  });

  it.each(scripts)("$id keeps each caption within two lines, parted where one breathes", ({ captions }) => {
    for (const { words } of captions)
      for (const lang of foreign) {
        const lines = fold(words[lang]!, lang).split("\n");
        expect(lines.length, words[lang]).toBeLessThanOrEqual(2);
        for (const line of lines) expect(lettersOf(line), line).toBeLessThanOrEqual(WIDE[lang]);
        if (lang.startsWith("zh") && lines.length === 2) expect(lines[0]).toMatch(/[、。，；：！？」]$/);
      }
  });

  it.each(scripts)("$id leaves time to read each caption", ({ captions }) => {
    for (const { from, to, words } of captions)
      for (const lang of foreign)
        expect(lettersOf(words[lang]!) / (to - from), words[lang]).toBeLessThanOrEqual(pace[lang]!);
  });

  it.each(scripts)("$id is written cleanly, with no kana outside the Japanese", (video) => {
    for (const words of textsOf(video))
      for (const lang of foreign) {
        expect(words[lang]).toBe(words[lang]!.trim());
        expect(words[lang]).not.toMatch(/\s{2}|[\u3040-\u309f\u30a0-\u30fa\u30fc-\u30ff]|['"]/);
        if (lang === "th") expect(words.th).not.toMatch(/\.|ค่ะ.*ค่ะ/);
        if (lang.startsWith("zh")) expect(words[lang]).not.toMatch(/[,.?!“”]|声/);
      }
  });

  it("names the pans of the palette film as their articles are named", () => {
    const { steps, chapters } = scripts.find(({ id }) => id === "film-12")!;
    for (const [i, { product }] of steps!.entries()) {
      const { names } = content.products.find(({ id }) => id === product)!;
      for (const lang of languages) expect(chapters[i + 1]!.words[lang]).toBe(`${i + 1} ${names[lang]}`);
    }
  });
});
