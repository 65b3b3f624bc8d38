import type { LoopMotion } from "#contracts/tip-choices.ts";

/** Values over the three seconds: at a share of the time, a value. The first stands at 0, the last at 1. */
export type Curve = readonly (readonly [time: number, value: number])[];

/** What the motion leaves behind. */
export type LoopMark = "area" | "trace" | "dots" | "hairs" | "lashes" | "rays" | "bubbles";

/** One motion, ready for any place: how the hand goes, and what comes or goes with it. */
export interface LoopTimeline {
  /** Where on the place's path the hand is, 0 to 1. */
  path: Curve;
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

const liftedUnits = 18;
const holdAt = (value: number): Curve => [
  [0, value],
  [1, value],
];
const appear: Curve = [
  [0, 0],
  [0.12, 0],
  [0.72, 1],
  [1, 1],
];
const disappear: Curve = [
  [0, 1],
  [0.12, 1],
  [0.7, 0],
  [1, 0],
];
const playOnce: Curve = [
  [0, 0],
  [0.12, 0],
  [0.72, 1],
  [1, 1],
];
const pressAndRelease: Curve = [
  [0, liftedUnits],
  [0.12, 0],
  [0.72, 0],
  [0.86, liftedUnits],
  [1, liftedUnits],
];
const threeTaps: Curve = [
  [0, liftedUnits],
  [0.14, 0],
  [0.22, liftedUnits],
  [0.4, liftedUnits],
  [0.48, 0],
  [0.56, liftedUnits],
  [0.72, liftedUnits],
  [0.8, 0],
  [0.9, liftedUnits],
  [1, liftedUnits],
];
const threeSpots: Curve = [
  [0, 0.15],
  [0.24, 0.15],
  [0.38, 0.5],
  [0.58, 0.5],
  [0.7, 0.85],
  [1, 0.85],
];

/** The motions a tip may name. */
export const loopTimelines: Record<LoopMotion, LoopTimeline> = {
  dab: { path: threeSpots, lift: threeTaps, mark: "area", amount: tapSteps(0.14, 0.48, 0.8), end: 1 },
  press: {
    path: holdAt(0.5),
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
    path: [
      [0, 0.05],
      [0.28, 0.95],
      [0.52, 0.1],
      [0.76, 0.9],
      [1, 0.5],
    ],
    lift: holdAt(0),
    mark: "area",
    amount: [
      [0, 0.2],
      [0.8, 1],
      [1, 1],
    ],
    end: 1,
  },
  sweep: { path: playOnce, lift: pressAndRelease, mark: "area", amount: appear, end: 1 },
  wipe: { path: playOnce, lift: pressAndRelease, mark: "trace", amount: disappear, end: 0 },
  line: { path: playOnce, lift: pressAndRelease, mark: "trace", amount: appear, end: 1 },
  stroke: { path: playOnce, lift: hopCurve(markCount), mark: "hairs", amount: appear, end: 1 },
  point: { path: playOnce, lift: hopCurve(markCount), mark: "dots", amount: appear, end: 1 },
  layer: {
    path: [
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
      [0.44, liftedUnits],
      [0.5, 0],
      [0.82, 0],
      [0.92, liftedUnits],
      [1, liftedUnits],
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
    path: holdAt(0.5),
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
    path: holdAt(0.5),
    lift: [
      [0, liftedUnits],
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
  trim: { path: playOnce, lift: hopCurve(markCount), mark: "hairs", amount: disappear, end: 0 },
  wash: {
    path: [
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
    amount: appear,
    end: 1,
  },
};

/** A curve as an animation's attributes take it. */
export function formatCurve(
  curve: Curve,
  formatValue: (value: number) => string = String,
): { keyTimes: string; values: string } {
  return {
    keyTimes: curve.map(([time]) => time).join(";"),
    values: curve.map(([, value]) => formatValue(value)).join(";"),
  };
}

/** The time at which mark number `i` of `count` begins to come or go. */
export function markTime(i: number, count: number): number {
  return 0.12 + (0.6 * i) / count;
}

/** A third of the whole at each of three taps. */
function tapSteps(...taps: readonly number[]): Curve {
  const rises = taps.flatMap((time, i): [number, number][] => [
    [time, i / taps.length],
    [time + 0.06, (i + 1) / taps.length],
  ]);
  return [[0, 0], ...rises, [1, 1]];
}

/** Down and up again, once for each mark. */
function hopCurve(count: number): Curve {
  const middle = Array.from({ length: count }, (_, i): [number, number][] => [
    [markTime(i, count), 8],
    [markTime(i + 0.4, count), 0],
  ]).flat();
  return [[0, liftedUnits], ...middle, [0.72, 8], [0.86, liftedUnits], [1, liftedUnits]];
}
