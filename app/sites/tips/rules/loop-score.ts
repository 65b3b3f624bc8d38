import type { LoopMotion } from "#contracts/tip-words.ts";

/** Values over the three seconds: at a share of the time, a value. The first stands at 0, the last at 1. */
export type Curve = readonly (readonly [time: number, value: number])[];

/** What the motion leaves behind. */
export type LoopMark = "area" | "trace" | "dots" | "hairs" | "lashes" | "rays" | "bubbles";

/** One motion, ready for any place: how the hand goes, and what comes or goes with it. */
export interface LoopScore {
  /** Where on the place's path the hand is, 0 to 1. */
  along: Curve;
  /** How far it is lifted off, in units of the drawing. */
  lift: Curve;
  mark: LoopMark;
  /** How much of the mark is there, 0 to 1. */
  amount: Curve;
  /** What the still shows: 1 everywhere but where something goes away. */
  end: 0 | 1;
}

export const loopSeconds = 3;

/** When what SMIL moves begins, and how long it takes. */
export interface LoopTiming {
  begin: string;
  dur: string;
  repeatCount: "indefinite";
}

/** Marks that come one after the other. */
export const markCount = 5;

const off = 18;
const rest = (value: number): Curve => [
  [0, value],
  [1, value],
];
const comes: Curve = [
  [0, 0],
  [0.12, 0],
  [0.72, 1],
  [1, 1],
];
const goes: Curve = [
  [0, 1],
  [0.12, 1],
  [0.7, 0],
  [1, 0],
];
const once: Curve = [
  [0, 0],
  [0.12, 0],
  [0.72, 1],
  [1, 1],
];
const downAndOff: Curve = [
  [0, off],
  [0.12, 0],
  [0.72, 0],
  [0.86, off],
  [1, off],
];
const threeTaps: Curve = [
  [0, off],
  [0.14, 0],
  [0.22, off],
  [0.4, off],
  [0.48, 0],
  [0.56, off],
  [0.72, off],
  [0.8, 0],
  [0.9, off],
  [1, off],
];
const threePlaces: Curve = [
  [0, 0.15],
  [0.24, 0.15],
  [0.38, 0.5],
  [0.58, 0.5],
  [0.7, 0.85],
  [1, 0.85],
];

/** The motions a tip may name. */
export const loopScores: Record<LoopMotion, LoopScore> = {
  dab: { along: threePlaces, lift: threeTaps, mark: "area", amount: steps(0.14, 0.48, 0.8), end: 1 },
  press: {
    along: rest(0.5),
    lift: [
      [0, 30],
      [0.25, 0],
      [0.66, 0],
      [0.84, 30],
      [1, 30],
    ],
    mark: "area",
    amount: [
      [0, 0],
      [0.25, 0],
      [0.66, 1],
      [1, 1],
    ],
    end: 1,
  },
  blend: {
    along: [
      [0, 0.05],
      [0.28, 0.95],
      [0.52, 0.1],
      [0.76, 0.9],
      [1, 0.5],
    ],
    lift: rest(0),
    mark: "area",
    amount: [
      [0, 0.2],
      [0.8, 1],
      [1, 1],
    ],
    end: 1,
  },
  sweep: { along: once, lift: downAndOff, mark: "area", amount: comes, end: 1 },
  wipe: { along: once, lift: downAndOff, mark: "trace", amount: goes, end: 0 },
  line: { along: once, lift: downAndOff, mark: "trace", amount: comes, end: 1 },
  stroke: { along: once, lift: hops(markCount), mark: "hairs", amount: comes, end: 1 },
  point: { along: once, lift: hops(markCount), mark: "dots", amount: comes, end: 1 },
  layer: {
    along: [
      [0, 0],
      [0.06, 0],
      [0.38, 1],
      [0.5, 0],
      [0.82, 1],
      [1, 1],
    ],
    lift: [
      [0, 0],
      [0.38, 0],
      [0.44, off],
      [0.5, 0],
      [0.82, 0],
      [0.92, off],
      [1, off],
    ],
    mark: "area",
    amount: [
      [0, 0],
      [0.38, 0.5],
      [0.5, 0.5],
      [0.82, 1],
      [1, 1],
    ],
    end: 1,
  },
  curl: {
    along: rest(0.5),
    lift: [
      [0, 14],
      [0.18, 0],
      [0.7, 0],
      [0.86, 22],
      [1, 22],
    ],
    mark: "lashes",
    amount: [
      [0, 0],
      [0.18, 0],
      [0.36, 0.45],
      [0.44, 0.4],
      [0.7, 1],
      [1, 1],
    ],
    end: 1,
  },
  glow: {
    along: rest(0.5),
    lift: [
      [0, off],
      [0.2, 0],
      [0.34, 0],
      [0.5, 34],
      [1, 34],
    ],
    mark: "rays",
    amount: [
      [0, 0],
      [0.34, 0],
      [0.6, 1],
      [1, 1],
    ],
    end: 1,
  },
  trim: { along: once, lift: hops(markCount), mark: "hairs", amount: goes, end: 0 },
  wash: {
    along: [
      [0, 0.1],
      [0.25, 0.9],
      [0.5, 0.1],
      [0.75, 0.9],
      [1, 0.1],
    ],
    lift: [
      [0, 0],
      [0.125, 6],
      [0.25, 0],
      [0.375, -6],
      [0.5, 0],
      [0.625, 6],
      [0.75, 0],
      [0.875, -6],
      [1, 0],
    ],
    mark: "bubbles",
    amount: comes,
    end: 1,
  },
};

/** A curve as an animation's attributes take it. */
export function written(curve: Curve, say: (value: number) => string = String): { keyTimes: string; values: string } {
  return { keyTimes: curve.map(([time]) => time).join(";"), values: curve.map(([, value]) => say(value)).join(";") };
}

/** The time at which mark number `i` of `count` begins to come or go. */
export function markTime(i: number, count: number): number {
  return 0.12 + (0.6 * i) / count;
}

/** A third of the whole at each of three taps. */
function steps(...taps: readonly number[]): Curve {
  const rises = taps.flatMap((time, i): [number, number][] => [
    [time, i / taps.length],
    [time + 0.06, (i + 1) / taps.length],
  ]);
  return [[0, 0], ...rises, [1, 1]];
}

/** Down and up again, once for each mark. */
function hops(count: number): Curve {
  const middle = Array.from({ length: count }, (_, i): [number, number][] => [
    [markTime(i, count), 8],
    [markTime(i + 0.4, count), 0],
  ]).flat();
  return [[0, off], ...middle, [0.72, 8], [0.86, off], [1, off]];
}
