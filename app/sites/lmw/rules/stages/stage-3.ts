import type { Op, StageScript } from "#app/kits/game/script.ts";
import { always, beside, fire, move, repeat, sign, wait } from "../ops.ts";

// Five seconds each. What has just been learned is already last year's.

const spring: readonly Op[] = [
  sign(0),
  repeat(
    3,
    fire({ n: 7, spread: 1700, speed: 240, spin: 5, shape: "petal" }),
    wait(48),
    fire({ n: 7, spread: 1700, speed: 240, spin: -5, shape: "petal" }),
    wait(48),
  ),
];
const summer: readonly Op[] = [
  sign(1),
  repeat(
    24,
    fire({ n: 2, from: "field", x: 180, y: -10, scatter: [176, 0], jitter: 24, speed: 600, shape: "rice" }),
    wait(12),
  ),
];
const autumn: readonly Op[] = [
  sign(2),
  repeat(
    4,
    fire({
      n: 14,
      spread: 4096,
      dir: "seq",
      step: 130,
      speed: 420,
      push: -9,
      shape: "petal",
      later: [
        { at: 46, speed: 20 },
        { at: 70, turn: "field", a: 1024, speed: 240, push: 2 },
      ],
    }),
    wait(72),
  ),
];
const winter: readonly Op[] = [
  sign(3),
  beside(wait(60), repeat(2, fire({ n: 3, spread: 300, dir: "aim", speed: 330, shape: "ring" }), wait(100))),
  repeat(15, fire({ n: 3, from: "field", x: 180, y: -10, scatter: [176, 0], jitter: 150, speed: 150 }), wait(19)),
];

/**
 * 逆さ百貨店. The pattern is new every five seconds: petals that sway, rain in streaks, leaves that pause before they fall,
 * slow dense snow. From here on things also come from below: the roof is the entrance.
 */
export const stage3: StageScript = {
  id: 3,
  length: 6600,
  hpPercent: 120,
  ranks: [
    [47_000, 52_000],
    [52_000, 68_000],
    [53_000, 70_000],
  ],
  cues: [
    { at: 24, spawn: "usually", n: 6, every: 26, x: 60, path: "swoop", alternate: true },
    { at: 180, spawn: "usually", n: 2, x: 120, path: "hang", alternate: true },
    { at: 280, spawn: "whisper", n: 2, every: 60, x: 30, y: 670, path: "rise", alternate: true },
    { at: 420, spawn: "fake", n: 1, x: 180, path: "hang" },
    { at: 520, spawn: "usually", n: 4, every: 22, x: 60, path: "swoop-deep", alternate: true },
    { at: 620, spawn: "ought", n: 8, every: 12, x: 70, path: "snake" },
    { at: 700, spawn: "usually", x: 240, path: "hang-sway", saying: "3-05" },
    { at: 760, run: [...spring] },
    { at: 900, spawn: "whisper", n: 4, every: 50, x: 30, y: 670, path: "rise", alternate: true },
    { at: 980, spawn: "ought", n: 8, every: 12, x: 110, path: "snake", flip: true },
    { at: 1100, spawn: "fake", n: 2, x: 100, dx: 160, path: "hang" },
    { at: 1240, spawn: "compare", n: 2, every: 60, x: 80, dx: 60, path: "hang" },
    { at: 1340, run: [...summer] },
    { at: 1400, spawn: "usually", n: 6, every: 30, x: 40, path: "cross-sway", y: 120, alternate: true },
    { at: 1560, spawn: "ought", n: 8, every: 12, x: 90, path: "snake" },
    {
      at: 1840,
      boss: {
        id: "great-deadline",
        grown: "deadline",
        radius: 28,
        enter: [180, 120],
        phases: [
          {
            id: "3/mid",
            hp: 340,
            time: 600,
            ops: [
              always(
                move(100, 120, 50),
                ...[3, 2, 1].flatMap((left): Op[] => [
                  sign(left),
                  fire({ n: 5, spread: 900, speed: 260, shape: "petal", spin: left % 2 === 0 ? 5 : -5 }),
                  wait(40),
                ]),
                { op: "warn", t: 40, as: "ring" },
                fire({ n: 20, spread: 4096, speed: 300, shape: "ring" }),
                fire({ n: 12, spread: 4096, speed: 210, shape: "ring" }),
                move(260, 120, 50),
                wait(60),
                fire({ n: 7, spread: 1200, dir: "aim", speed: 300, shape: "rice" }),
                wait(40),
              ),
            ],
          },
        ],
      },
    },
    { at: 1846, spawn: "usually", n: 2, x: 130, path: "hang", alternate: true },
    { at: 1856, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 1980, spawn: "usually", n: 6, every: 20, x: 50, path: "swoop-deep", alternate: true },
    { at: 2140, spawn: "usually", x: 110, path: "hang", saying: "3-10" },
    { at: 2180, spawn: "whisper", n: 4, every: 44, x: 40, y: 670, path: "rise", alternate: true },
    { at: 2300, spawn: "ought", n: 7, every: 12, x: 90, path: "snake", flip: true },
    {
      at: 2380,
      run: [
        ...autumn.slice(0, 1),
        repeat(
          3,
          fire({
            n: 7,
            from: "field",
            x: 180,
            y: 90,
            spread: 2600,
            speed: 400,
            push: -8,
            shape: "petal",
            warm: 20,
            later: [
              { at: 46, speed: 20 },
              { at: 74, turn: "field", a: 1024, speed: 230 },
            ],
          }),
          wait(80),
        ),
      ],
    },
    { at: 2500, spawn: "fake", n: 2, x: 80, dx: 200, path: "hang-sway" },
    { at: 2620, spawn: "glance", n: 2, x: 110, path: "hang", alternate: true },
    { at: 2740, spawn: "usually", n: 6, every: 22, x: 60, path: "swoop", alternate: true },
    { at: 2860, spawn: "usually", x: 180, path: "hang-sway", saying: "3-15" },
    {
      at: 2900,
      run: [
        ...winter.slice(0, 1),
        repeat(14, fire({ n: 3, from: "field", x: 180, y: -10, scatter: [176, 0], jitter: 150, speed: 160 }), wait(22)),
      ],
    },
    { at: 2960, spawn: "compare", n: 2, every: 60, x: 60, dx: 60, path: "hang" },
    { at: 3060, spawn: "whisper", n: 4, every: 40, x: 40, y: 670, path: "rise", alternate: true },
    { at: 3160, spawn: "ought", n: 8, every: 12, x: 80, path: "snake" },
    { at: 3180, spawn: "ought", n: 8, every: 12, x: 80, path: "snake", flip: true },
    { at: 3300, spawn: "usually", n: 6, every: 20, x: 50, path: "swoop-deep", alternate: true },
    {
      at: 3600,
      boss: {
        id: "out-of-fashion",
        word: "rule-3",
        radius: 34,
        enter: [180, 120],
        phases: [
          {
            id: "3/1",
            sayings: ["3-01", "3-02", "3-03", "3-04", "3-05"],
            hp: 390,
            time: 640,
            ops: [move(180, 120, 30), wait(20), always(...spring, ...summer)],
          },
          {
            id: "3/2",
            sayings: ["3-06", "3-07", "3-08", "3-09", "3-10"],
            hp: 390,
            time: 640,
            ops: [always(...autumn, ...winter)],
          },
          {
            id: "3/3",
            sayings: ["3-11", "3-12", "3-13", "3-14", "3-15"],
            hp: 400,
            time: 640,
            ops: [
              beside(always(move(120, 120, 90), wait(110), move(240, 120, 90), wait(110))),
              always(...summer, beside(...spring), ...autumn, beside(...summer), ...winter),
            ],
          },
        ],
      },
    },
  ],
};
