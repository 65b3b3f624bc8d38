import type { Oklch } from "../../basics/oklch.ts";

type Range = readonly [from: number, to: number];

/** A box in OKLCH: lightness, chroma, hue in degrees; a hue range may go past 360. Left out is: any. */
export interface ColourRegion {
  l?: Range;
  c?: Range;
  h?: Range;
}

const region = (l: Range, c: Range, h: Range): ColourRegion => ({ l, c, h });

/** What the words for colours mean. Found by eye on the swatches of the catalogue; a shade may have several names. */
export const colourRegions = {
  red: [region([0.42, 0.68], [0.13, 0.3], [10, 34])],
  "deep-red": [region([0.3, 0.5], [0.08, 0.2], [8, 32])],
  vermilion: [region([0.56, 0.7], [0.15, 0.24], [26, 42])],
  orange: [region([0.55, 0.82], [0.1, 0.25], [40, 66])],
  coral: [region([0.66, 0.82], [0.08, 0.17], [18, 38])],
  apricot: [region([0.72, 0.9], [0.06, 0.14], [45, 64])],
  peach: [region([0.75, 0.92], [0.045, 0.12], [10, 50])],
  salmon: [region([0.68, 0.85], [0.07, 0.14], [18, 42])],
  terracotta: [region([0.46, 0.66], [0.085, 0.155], [28, 50])],
  brick: [region([0.38, 0.56], [0.08, 0.14], [26, 46])],
  brown: [region([0.28, 0.64], [0.03, 0.1], [30, 95])],
  "red-brown": [region([0.3, 0.56], [0.06, 0.14], [24, 50])],
  camel: [region([0.58, 0.76], [0.055, 0.1], [50, 80])],
  beige: [region([0.66, 0.92], [0.018, 0.085], [38, 95])],
  nude: [region([0.6, 0.84], [0.04, 0.1], [12, 62])],
  "milk-tea": [region([0.64, 0.8], [0.045, 0.075], [42, 80])],
  greige: [region([0.42, 0.88], [0.008, 0.042], [15, 115])],
  pink: [region([0.5, 0.95], [0.045, 0.3], [338, 373]), region([0.76, 0.95], [0.04, 0.12], [373, 388])],
  "dusty-pink": [region([0.52, 0.8], [0.022, 0.112], [340, 393])],
  "blue-pink": [region([0.55, 0.88], [0.07, 0.25], [340, 366])],
  "hot-pink": [region([0.5, 0.75], [0.18, 0.3], [340, 368])],
  rose: [region([0.48, 0.72], [0.08, 0.17], [0, 22])],
  bordeaux: [region([0.28, 0.47], [0.07, 0.165], [350, 381])],
  plum: [region([0.3, 0.5], [0.05, 0.13], [322, 358])],
  purple: [region([0.3, 0.65], [0.05, 0.3], [295, 344])],
  lavender: [region([0.6, 0.92], [0.035, 0.12], [280, 326])],
  violet: [region([0.4, 0.6], [0.1, 0.3], [285, 335])],
  blue: [region([0.35, 0.8], [0.05, 0.3], [222, 280])],
  "light-blue": [region([0.76, 0.95], [0.012, 0.09], [190, 257])],
  navy: [region([0.2, 0.46], [0.03, 0.14], [245, 285])],
  turquoise: [region([0.6, 0.85], [0.05, 0.2], [180, 215])],
  green: [region([0.3, 0.86], [0.03, 0.25], [125, 175])],
  "yellow-green": [region([0.65, 0.9], [0.05, 0.25], [108, 135])],
  khaki: [region([0.28, 0.74], [0.035, 0.1], [93, 135])],
  olive: [region([0.38, 0.62], [0.05, 0.1], [98, 125])],
  mint: [region([0.7, 0.92], [0.03, 0.13], [150, 182])],
  yellow: [region([0.78, 0.95], [0.1, 0.25], [78, 112])],
  mustard: [region([0.5, 0.76], [0.07, 0.14], [74, 100])],
  gold: [region([0.58, 0.88], [0.07, 0.14], [62, 98])],
  bronze: [region([0.42, 0.66], [0.07, 0.12], [28, 64])],
  champagne: [region([0.75, 0.94], [0.022, 0.09], [48, 95])],
  silver: [region([0.66, 0.92], [0, 0.028], [0, 360])],
  white: [region([0.88, 1], [0, 0.04], [0, 360])],
  grey: [region([0.35, 0.74], [0, 0.036], [0, 360])],
  black: [region([0, 0.3], [0, 0.06], [0, 360])],
} satisfies Record<string, readonly ColourRegion[]>;
export type ColourName = keyof typeof colourRegions;

/** What words say of any colour: muted, pale, deep, vivid, to the warm or to the cool side. */
export const toneRegions = {
  muted: [{ c: [0.012, 0.11] }],
  pale: [{ l: [0.76, 1], c: [0, 0.12] }],
  deep: [{ l: [0, 0.48] }],
  vivid: [{ c: [0.15, 0.4] }],
  warm: [{ h: [22, 115] }],
  cool: [{ h: [200, 372] }],
} satisfies Record<string, readonly ColourRegion[]>;
export type ColourTone = keyof typeof toneRegions;

/** How far beside a region a colour still half belongs to it. */
const margins = { l: 0.07, c: 0.03, h: 12 } as const;
/** What is left at the edge of a region, against its middle: the middle comes first. */
const edgeShare = 0.7;

/** How well a colour belongs to the nearest of some regions: 1 in the middle, `edgeShare` at an edge, towards 0 outside. */
export function regionFit(colour: Oklch, regions: readonly ColourRegion[]): number {
  return Math.max(...regions.map((one) => fitOf(colour, one)));
}

function fitOf({ l, c, h }: Oklch, box: ColourRegion): number {
  const lightness = axisFit(l, box.l, margins.l);
  const chroma = axisFit(c, box.c, margins.c);
  const hue = box.h && box.h[1] - box.h[0] < 360 ? axisFit(turned(h, box.h), box.h, margins.h) : 1;
  return lightness * chroma * hue;
}

/** The turn of a hue that lies nearest to the middle of a range. */
function turned(hue: number, [from, to]: Range): number {
  const middle = (from + to) / 2;
  return hue + 360 * Math.round((middle - hue) / 360);
}

/** A range that touches the end of its axis is fullest there: the blackest black comes first. */
function axisFit(value: number, range: Range | undefined, margin: number): number {
  if (!range) return 1;
  const [from, to] = range;
  const outside = Math.max(from - value, value - to, 0);
  if (outside > 0) return edgeShare * 0.5 ** ((outside / margin) ** 2 + outside / margin);
  const peak = from === 0 ? from : to === 1 ? to : (from + to) / 2;
  const share = Math.abs(value - peak) / Math.max(peak - from, to - peak);
  return 1 - (1 - edgeShare) * share ** 2;
}
