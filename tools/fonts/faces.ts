import type { GlyphSets } from "./glyphs.ts";
import { type CutRole, type Role, roles, type Script } from "./site-glyphs.ts";

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

type Source = Omit<Face, "glyphs">;
const text = "Zen Kaku Gothic New";
const display = "Shippori Mincho B1";

const mincho: Source = {
  family: display,
  weight: "800",
  source: "@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2",
};
const gothic = (weight: number): Source => ({
  family: text,
  weight: String(weight),
  source: `@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-${weight}-normal.woff2`,
});
const noto = (script: string, subset: string, weight: number): string =>
  `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${subset}-${weight}-normal.woff2`;

const chinese = (weight: number): Source => ({
  family: "Noto Sans TC",
  weight: String(weight),
  source: noto("tc", "chinese-traditional", weight),
});
const korean = (weight: number): Source => ({
  family: "Noto Sans KR",
  weight: String(weight),
  source: noto("kr", "korean", weight),
});

const archivo = {
  family: "Archivo",
  weight: "500 900",
  stretch: "62% 125%",
  axes: { wght: { min: 500, max: 900 }, wdth: { min: 62, max: 125 } },
  source: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
};

const han = "U+2e80-9fff,U+ff00-ffef";

/** Every face of the hub. The full files (up to 2 MB each) are never shipped. */
export const faces: readonly Face[] = [
  { ...archivo, glyphs: "latinRest" },
  { ...archivo, glyphs: "latinSigns", preloadOn: "everyPage" },
  { ...mincho, glyphs: "moreDisplay", unicodeRange: han },
  { ...mincho, glyphs: "shellDisplay" },
  { ...mincho, glyphs: "reviewsDisplay" },
  { ...mincho, glyphs: "namesDisplay" },
  { ...mincho, glyphs: "gateDisplay", preloadOn: "floors" },
  { ...mincho, glyphs: "frameDisplay" },
  { ...gothic(500), glyphs: "moreText", unicodeRange: han },
  { ...gothic(500), glyphs: "shellText" },
  { ...gothic(500), glyphs: "promisesText" },
  { ...gothic(500), glyphs: "gateText" },
  { ...gothic(500), glyphs: "frameText" },
  { ...gothic(700), glyphs: "moreBold", unicodeRange: han },
  { ...gothic(700), glyphs: "shellBold" },
  { ...gothic(700), glyphs: "frameBold" },
  ...[500, 700, 900].flatMap((weight): Face[] => [
    { ...chinese(weight), glyphs: "zh", unicodeRange: `U+20-ff,U+2010-22ff,${han}` },
    { ...korean(weight), glyphs: "ko", unicodeRange: "U+20-ff,U+2010-22ff,U+3000-303f,U+ac00-d7a3" },
    {
      family: "Noto Sans Thai",
      weight: String(weight),
      source: noto("thai", "thai", weight),
      glyphs: "th",
      unicodeRange: "U+20-ff,U+e01-e5b",
    },
  ]),
  ...[500, 700, 900].flatMap((weight): Face[] => [
    { ...chinese(weight), glyphs: weight === 900 ? "foreignSigns" : "zhFrame" },
    { ...korean(weight), glyphs: weight === 900 ? "foreignSigns" : "koFrame" },
  ]),
];

/** In which face a site shows its titles, its text and what is bold in it, by script. */
const facesOfScript: Record<Script, Record<Role, Source>> = {
  ja: { display: mincho, text: gothic(500), bold: gothic(700) },
  zh: { display: chinese(900), text: chinese(500), bold: chinese(700) },
  ko: { display: korean(900), text: korean(500), bold: korean(700) },
};

/** The faces of which every site gets cuts of its own; of two the later rule wins. */
export const siteFaces = (Object.keys(facesOfScript) as Script[]).flatMap((script) =>
  roles.flatMap((role) =>
    ([`${role}Later`, role] as CutRole[]).map((cutRole) => ({
      ...facesOfScript[script][role],
      ...{ script, role: cutRole },
    })),
  ),
);

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
