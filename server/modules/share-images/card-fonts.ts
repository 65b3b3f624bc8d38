import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import type { Language } from "#contracts/languages.ts";

const require = createRequire(import.meta.url);

const weights = { Display: 800, Text: 500 } as const;

/** The faces of the hub, whole: what stands on a card is not known when the phone's cuts are made. */
const japanese = {
  Display: ["latin", "japanese"].map(
    (script) => `shippori-mincho-b1/files/shippori-mincho-b1-${script}-800-normal.woff`,
  ),
  Text: ["latin", "japanese"].map(
    (script) => `zen-kaku-gothic-new/files/zen-kaku-gothic-new-${script}-500-normal.woff`,
  ),
};

/** The numbered parts of Noto Sans TC that hold what Cantonese writes beyond Big5 (咗嘅瞓啲嚟喺哋冇嗰噉攞搵睇嘢). */
const cantoneseParts = ["50", "100", "102", "103", "104", "105", "106", "107", "108", "109"];

/** Shades keep their Japanese names where they have no other: those faces come last. */
const fontFiles: Record<Language, Record<"Display" | "Text", string[]>> = {
  ja: japanese,
  en: japanese,
  "zh-TW": noto("tc", "chinese-traditional"),
  "zh-HK": noto("tc", "chinese-traditional", cantoneseParts),
  ko: noto("kr", "korean"),
  th: noto("thai", "thai"),
};

/**
 * The fonts of a language's cards, read from disk. Call it once and keep what it gives: satori parses a list of fonts
 * only the first time it sees that very list.
 */
export async function readCardFonts(lang: Language): Promise<Font[]> {
  const named = (["Display", "Text"] as const).flatMap((role) =>
    // Of two fonts with one name satori sees only the last, so each has its number.
    fontFiles[lang][role].map((file, i) => ({ name: `${role} ${i}`, weight: weights[role], file })),
  );
  return Promise.all(
    named.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(require.resolve(`@fontsource/${file}`)),
    })),
  );
}

/** Every file of a font that any card is set in, below `node_modules`. */
export const cardFontFiles = (): string[] =>
  [...new Set(Object.values(fontFiles).flatMap(({ Display, Text }) => [...Display, ...Text]))].map(
    (file) => `@fontsource/${file}`,
  );

function noto(script: string, glyphs: string, more: readonly string[] = []): Record<"Display" | "Text", string[]> {
  const files = (weight: number): string[] =>
    ["latin", glyphs, ...more].map(
      (subset) => `noto-sans-${script}/files/noto-sans-${script}-${subset}-${weight}-normal.woff`,
    );
  return {
    Display: [...files(weights.Display), ...japanese.Display.slice(1)],
    Text: [...files(weights.Text), ...japanese.Text.slice(1)],
  };
}
