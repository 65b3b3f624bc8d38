import type { GlyphSets } from "./glyphs.ts";
import type { Script, SiteGlyphs } from "./site-glyphs.ts";

/** A cut of a typeface: which glyphs, from which package file. */
export interface Face {
  family: string;
  weight: string;
  stretch?: string;
  /** Path inside node_modules. */
  source: string;
  glyphs: keyof GlyphSets;
  /** The part of the variation space that is used; the rest is cut away. */
  axes?: Record<string, { min: number; max: number }>;
  /**
   * Written instead of the exact code points. Of two faces that claim a character the later rule wins, so the
   * widest cut stands first with a short range and the narrower ones take their characters from it.
   */
  unicodeRange?: string;
  /** Asked for ahead of time: on every page, or where a zone or a closed site shows it. */
  preloadOn?: "everyPage" | "floors";
}

const zenKaku = (weight: number): string =>
  `@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-${weight}-normal.woff2`;
const shippori = "@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2";
const noto = (script: string, subset: string, weight: number): string =>
  `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${subset}-${weight}-normal.woff2`;

function scriptFace(script: Script, weight: number): Omit<Face, "glyphs"> {
  const [family, source] =
    script === "zh"
      ? ["Noto Sans TC", noto("tc", "chinese-traditional", weight)]
      : ["Noto Sans KR", noto("kr", "korean", weight)];
  return { family, weight: String(weight), source };
}

const archivo = {
  family: "Archivo",
  weight: "500 900",
  stretch: "62% 125%",
  axes: { wght: { min: 500, max: 900 }, wdth: { min: 62, max: 125 } },
  source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
};

const text = "Zen Kaku Gothic New";
const display = "Shippori Mincho B1";
const han = "U+2e80-9fff,U+ff00-ffef";

/** Every face of the hub. The full files (up to 2 MB each) are never shipped. */
export const faces: readonly Face[] = [
  { ...archivo, glyphs: "latinRest" },
  { ...archivo, glyphs: "latinSigns", preloadOn: "everyPage" },
  { family: display, weight: "800", source: shippori, glyphs: "moreDisplay", unicodeRange: han },
  { family: display, weight: "800", source: shippori, glyphs: "shellDisplay" },
  { family: display, weight: "800", source: shippori, glyphs: "voicesDisplay" },
  { family: display, weight: "800", source: shippori, glyphs: "namesDisplay" },
  { family: display, weight: "800", source: shippori, glyphs: "gateDisplay", preloadOn: "floors" },
  { family: display, weight: "800", source: shippori, glyphs: "frameDisplay" },
  { family: text, weight: "500", source: zenKaku(500), glyphs: "moreText", unicodeRange: han },
  { family: text, weight: "500", source: zenKaku(500), glyphs: "shellText" },
  { family: text, weight: "500", source: zenKaku(500), glyphs: "promisesText" },
  { family: text, weight: "500", source: zenKaku(500), glyphs: "gateText" },
  { family: text, weight: "500", source: zenKaku(500), glyphs: "frameText" },
  { family: text, weight: "700", source: zenKaku(700), glyphs: "moreBold", unicodeRange: han },
  { family: text, weight: "700", source: zenKaku(700), glyphs: "shellBold" },
  { family: text, weight: "700", source: zenKaku(700), glyphs: "frameBold" },
  ...[500, 700, 900].flatMap((weight): Face[] => [
    {
      family: "Noto Sans TC",
      weight: String(weight),
      source: noto("tc", "chinese-traditional", weight),
      glyphs: "zh",
      unicodeRange: `U+20-ff,U+2010-22ff,${han}`,
    },
    {
      family: "Noto Sans KR",
      weight: String(weight),
      source: noto("kr", "korean", weight),
      glyphs: "ko",
      unicodeRange: "U+20-ff,U+2010-22ff,U+3000-303f,U+ac00-d7a3",
    },
    {
      family: "Noto Sans Thai",
      weight: String(weight),
      source: noto("thai", "thai", weight),
      glyphs: "th",
      unicodeRange: "U+20-ff,U+e01-e5b",
    },
  ]),
  ...[500, 700, 900].flatMap((weight): Face[] => [
    { ...scriptFace("zh", weight), glyphs: weight === 900 ? "foreignSigns" : "zhFrame" },
    { ...scriptFace("ko", weight), glyphs: weight === 900 ? "foreignSigns" : "koFrame" },
  ]),
];

/** The same for a site's pages in another script: its text faces, a title in the heaviest. */
export const scriptFaces: readonly (Omit<Face, "glyphs"> & {
  script: Script;
  role: Exclude<keyof SiteGlyphs, "site">;
})[] = (["zh", "ko"] as const).flatMap((script) =>
  (
    [
      ["display", 900],
      ["text", 500],
      ["bold", 700],
    ] as const
  ).flatMap(([role, weight]) => [
    { ...scriptFace(script, weight), script, role: `${role}Later` as const },
    { ...scriptFace(script, weight), script, role },
  ]),
);

/** The faces of which every site gets cuts of its own, by their name in its glyphs.json; of two the later rule wins. */
export const siteFaces: readonly (Omit<Face, "glyphs"> & { role: Exclude<keyof SiteGlyphs, "site"> })[] = [
  { family: display, weight: "800", source: shippori, role: "displayLater" },
  { family: display, weight: "800", source: shippori, role: "display" },
  { family: text, weight: "500", source: zenKaku(500), role: "textLater" },
  { family: text, weight: "500", source: zenKaku(500), role: "text" },
  { family: text, weight: "700", source: zenKaku(700), role: "boldLater" },
  { family: text, weight: "700", source: zenKaku(700), role: "bold" },
];

/** System faces that stand in until the real one is there, with its vertical metrics, so that no line moves. */
export const fallbacks = [
  { family: "Archivo Fallback", local: ["Arial"], sizeAdjust: "104%", ascent: "84%", descent: "20%" },
  {
    family: `${text} Fallback`,
    local: ["Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic"],
    sizeAdjust: "100%",
    ascent: "88%",
    descent: "12%",
  },
  {
    family: `${display} Fallback`,
    local: ["Hiragino Mincho ProN", "Noto Serif CJK JP", "Yu Mincho"],
    sizeAdjust: "100%",
    ascent: "88%",
    descent: "12%",
  },
  // Han and Hangul are as wide in all of these as in Noto: only the place of the baseline differs.
  {
    family: "Noto Sans TC Fallback",
    local: ["PingFang TC", "PingFang HK", "Microsoft JhengHei", "Noto Sans CJK TC"],
    sizeAdjust: "100%",
    ascent: "116%",
    descent: "28.8%",
  },
  {
    family: "Noto Sans KR Fallback",
    local: ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"],
    sizeAdjust: "100%",
    ascent: "116%",
    descent: "28.8%",
  },
] as const;
