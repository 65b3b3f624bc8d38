import { eanCheckDigit } from "#app/kits/basics/ean-check-digit.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** How one picture of a code is taken. Lengths on the pack are in modules (one is the thinnest bar), in the picture in px. */
export interface PlannedPhotograph {
  kind: PhotographKind;
  jan: string;
  /** Feeds the table, the grain and the noise. */
  seed: number;
  widthPx: number;
  heightPx: number;
  modulePx: number;
  /** Clockwise, in degrees. */
  turnDeg: number;
  /** How much nearer one side is, by module: 0.004 makes the far end a third smaller. */
  tiltX: number;
  tiltY: number;
  /** Radius of the tube that the label is stuck on, in modules, and whether the bars run round it; 0 is flat. */
  tubeRadius: number;
  isRound: boolean;
  /** Radius of the disc that a point becomes out of focus, in modules. */
  defocus: number;
  /** How far the hand moved, in modules, and in which direction. */
  shake: number;
  shakeDeg: number;
  exposure: number;
  /** Standard deviation of the sensor's noise, of 255. */
  noise: number;
  /** A mirrored lamp; 0 is none. */
  glare: number;
  /** Darkest part of a shade across the code; 1 is none. */
  shade: number;
  paper: string;
  ink: string;
  /** JPEG quality. */
  quality: number;
}

/** The kinds and how many of each: 157 as in the review, most of what failed there being out of focus. */
export const photographKinds = {
  straight: 10,
  turned: 18,
  tilted: 14,
  round: 12,
  defocused: 30,
  shaken: 15,
  dark: 10,
  glare: 9,
  faint: 8,
  coloured: 9,
  small: 12,
  everything: 10,
} as const;
export type PhotographKind = keyof typeof photographKinds;

/** A plan of 157 pictures; another seed is another plan of the same kinds. */
export function planPhotographs(seed: number): PlannedPhotograph[] {
  const random = seededRandom(seed);
  return Object.entries(photographKinds).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, i) => plan(kind as PhotographKind, (i + 0.5) / count, random)),
  );
}

type Random = () => number;
const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** `share` goes from the easiest of a kind to the hardest. */
function plan(kind: PhotographKind, share: number, random: Random): PlannedPhotograph {
  const usual: PlannedPhotograph = {
    ...{ kind, jan: drawCode(random), seed: Math.floor(random() * 2 ** 31), widthPx: 960, heightPx: 720 },
    ...{ modulePx: between(random, 2.6, 4.2), turnDeg: between(random, -6, 6), tubeRadius: 0, isRound: false },
    ...{ tiltX: between(random, -0.0006, 0.0006), tiltY: between(random, -0.0006, 0.0006) },
    ...{ defocus: between(random, 0.1, 0.35), shake: 0, shakeDeg: 0, exposure: between(random, 0.8, 1.05) },
    ...{ noise: between(random, 2, 5), glare: 0, shade: 1, quality: Math.round(between(random, 55, 80)) },
    ...pick(random, papers),
  };
  return { ...usual, ...ofKind[kind](share, random) };
}

const papers = [
  { paper: "#fbfaf7", ink: "#141012" },
  { paper: "#f3ede2", ink: "#1d1a1f" },
  { paper: "#ffffff", ink: "#22222a" },
] as const;
const colours = [
  { paper: "#f6f2ea", ink: "#1c3f7a" },
  { paper: "#ffd9df", ink: "#5a0f24" },
  { paper: "#e9dcc3", ink: "#5b3212" },
  { paper: "#141012", ink: "#f6f2ea" },
  { paper: "#1d2430", ink: "#dfe7ef" },
  { paper: "#7b1020", ink: "#fbeee9" },
  { paper: "#c9e2d2", ink: "#123f2a" },
] as const;

const ofKind: Record<PhotographKind, (share: number, random: Random) => Partial<PlannedPhotograph>> = {
  straight: () => ({}),
  turned: (share) => ({ turnDeg: [90, -90, 180, 15, -15, 30, -30, 45, -45, 60, -60, 75][Math.floor(share * 12)] ?? 0 }),
  tilted: (share, random) => ({
    tiltX: pick(random, [1, -1]) * (0.001 + 0.0035 * share),
    tiltY: pick(random, [1, -1]) * 0.003 * share,
    turnDeg: between(random, -20, 20),
  }),
  round: (share, random) => ({
    tubeRadius: 150 - 88 * share,
    isRound: random() < 0.6,
    turnDeg: between(random, -10, 10),
  }),
  defocused: (share, random) => ({
    defocus: 0.55 + 1.15 * share,
    turnDeg: between(random, -18, 18),
    noise: between(random, 2, 4),
  }),
  shaken: (share, random) => ({
    shake: 0.5 + 1.7 * share,
    shakeDeg: between(random, -60, 60),
    turnDeg: between(random, -12, 12),
  }),
  dark: (share) => ({ exposure: 0.4 - 0.26 * share, noise: 6 + 6 * share, quality: 60 }),
  glare: (share, random) => ({ glare: 0.4 + 0.8 * share, paper: "#e9e2da", turnDeg: between(random, -15, 15) }),
  faint: (share) => ({ paper: "#c9c2b8", ink: mixGrey(70 + 60 * share), noise: 4 }),
  coloured: (_, random) => pick(random, colours),
  small: (share, random) => ({
    ...{ widthPx: 1600, heightPx: 1200, modulePx: 1.9 - 0.75 * share, turnDeg: between(random, -25, 25) },
    ...{ defocus: 0.3, quality: 70 },
  }),
  everything: (share, random) => ({
    ...{ turnDeg: between(random, -35, 35), tiltX: 0.0015, tubeRadius: 120, isRound: true, quality: 45 },
    ...{ defocus: 0.4 + 0.5 * share, shake: 0.3 + 0.5 * share, shade: 0.45, exposure: 0.7, noise: 5 },
  }),
};

const mixGrey = (level: number): string => `#${Math.round(level).toString(16).padStart(2, "0").repeat(3)}`;

/** Thirteen digits as shops have them: cosmetics, books, and whatever else. */
function drawCode(random: Random): string {
  const head = pick(random, ["49", "45", "290", "978", "30", "88", "69", "500", "01"]);
  const twelve = head.padEnd(12, "*").replace(/\*/g, () => String(Math.floor(random() * 10)));
  return `${twelve}${eanCheckDigit(twelve)}`;
}
