import type { Op, StageScript } from "#app/kits/game/script.ts";
import { always, beside, fire, gate, move, repeat, sign, wait } from "../ops.ts";

const gateRow = (speed: number, closes: number): Op => gate({ y: -8, speed, cells: 9, holes: 3, closes });
const digitPattern = (digit: number, x: number, hold: number): Op => ({
  ...{ op: "figure", figure: digit, x, y: 60, cell: 26, speed: 300, wait: hold },
});

/**
 * 眠り博物館. Everything is counted. Rows come down with three holes, and only the one that bears the companion's mark
 * stays open; figures of dots hang in the air, are read, and fall.
 */
export const stage4: StageScript = {
  id: 4,
  length: 6600,
  hpPercent: 130,
  ranks: [
    [46_500, 54_000],
    [47_000, 60_000],
    [48_000, 64_000],
  ],
  cues: [
    { at: 24, spawn: "deadline", n: 1, x: 180, path: "hang" },
    { at: 50, spawn: "ought", n: 7, every: 12, x: 80, path: "snake", alternate: true },
    { at: 220, spawn: "usually", n: 6, every: 24, x: 60, path: "swoop", alternate: true },
    { at: 420, run: [gateRow(230, 120)] },
    { at: 460, spawn: "usually", n: 4, every: 24, x: 50, path: "swoop-deep", alternate: true },
    { at: 520, spawn: "glance", n: 2, x: 90, path: "hang", alternate: true },
    { at: 620, spawn: "ought", n: 8, every: 12, x: 120, path: "snake-wide" },
    { at: 700, spawn: "usually", x: 180, path: "hang-sway", saying: "4-09" },
    { at: 760, run: [digitPattern(3, 90, 70), wait(90), digitPattern(2, 180, 70), wait(90), digitPattern(1, 270, 70)] },
    { at: 820, spawn: "compare", n: 2, every: 70, x: 70, dx: 60, path: "hang" },
    { at: 900, spawn: "ought", n: 9, every: 12, x: 100, path: "snake" },
    { at: 990, spawn: "usually", n: 4, every: 22, x: 60, path: "swoop", alternate: true },
    { at: 1080, spawn: "deadline", n: 2, x: 100, dx: 160, path: "hang" },
    { at: 1180, spawn: "ought", n: 8, every: 12, x: 80, path: "snake", flip: true },
    { at: 1300, run: [gateRow(250, 110), wait(150), gateRow(250, 110)] },
    { at: 1360, spawn: "fake", n: 1, x: 180, path: "hang" },
    { at: 1440, spawn: "glance", n: 2, x: 60, path: "hang", alternate: true },
    { at: 1560, spawn: "usually", n: 6, every: 22, x: 50, path: "swoop-deep", alternate: true },
    { at: 1660, spawn: "ought", n: 8, every: 11, x: 180, path: "snake-wide" },
    {
      at: 1860,
      boss: {
        id: "great-comparison",
        grown: "compare",
        radius: 28,
        enter: [180, 110],
        phases: [
          {
            id: "4/mid",
            hp: 320,
            time: 600,
            ops: [
              always(
                move(110, 110, 50),
                wait(30),
                repeat(2, fire({ n: 7, spread: 1300, speed: 250, shape: "ring", twin: true }), wait(40)),
                gateRow(240, 115),
                move(250, 110, 50),
                wait(60),
                fire({ n: 3, spread: 260, dir: "aim", speed: 340, shape: "rice", twin: true }),
                wait(40),
              ),
            ],
          },
        ],
      },
    },
    { at: 1876, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide", flip: true },
    { at: 2000, spawn: "usually", n: 6, every: 20, x: 50, path: "swoop-deep", alternate: true },
    { at: 2120, spawn: "usually", x: 100, path: "hang", saying: "4-10" },
    { at: 2160, spawn: "deadline", n: 3, every: 60, x: 70, dx: 110, path: "hang" },
    { at: 2300, spawn: "ought", n: 8, every: 12, x: 90, path: "snake" },
    { at: 2400, spawn: "fake", n: 2, x: 90, dx: 180, path: "hang" },
    { at: 2420, run: [digitPattern(1, 90, 80), digitPattern(8, 250, 80)] },
    { at: 2500, spawn: "whisper", n: 4, every: 46, x: 30, y: 670, path: "rise", alternate: true },
    { at: 2620, spawn: "usually", n: 6, every: 22, x: 60, path: "swoop", alternate: true },
    { at: 2680, spawn: "majority", n: 3, x: 90, dx: 90, path: "hang" },
    { at: 2800, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 2860, spawn: "usually", x: 260, path: "hang-sway", saying: "4-15" },
    { at: 2920, run: [gateRow(250, 110), wait(130), gateRow(250, 110), wait(130), gateRow(250, 110)] },
    { at: 2980, spawn: "glance", n: 2, x: 60, path: "hang", alternate: true },
    { at: 3080, spawn: "deadline", n: 2, x: 120, dx: 120, path: "hang" },
    { at: 3160, spawn: "usually", n: 8, every: 20, x: 70, path: "swoop", alternate: true },
    { at: 3280, spawn: "ought", n: 8, every: 11, x: 100, path: "snake", flip: true },
    {
      at: 3550,
      boss: {
        id: "act-your-age",
        word: "rule-4",
        radius: 34,
        enter: [180, 110],
        phases: [
          {
            id: "4/1",
            sayings: ["4-01", "4-05", "4-06", "4-08", "4-09"],
            hp: 380,
            time: 680,
            ops: [
              always(
                gateRow(240, 118),
                wait(70),
                fire({ n: 6, spread: 900, dir: "aim", speed: 260, shape: "rice" }),
                wait(64),
              ),
            ],
          },
          {
            id: "4/2",
            sayings: ["4-02", "4-03", "4-04", "4-07", "4-10"],
            hp: 380,
            time: 680,
            ops: [
              beside(always(move(120, 90, 80), wait(100), move(240, 90, 80), wait(100))),
              always(
                ...[7, 6, 5, 4, 3, 2, 1].flatMap((digit, i): Op[] => [
                  sign(digit),
                  digitPattern(digit, [80, 190, 280, 130, 240, 90, 180][i] ?? 180, 56),
                  wait(44),
                  fire({ n: 3, spread: 420, dir: "aim", speed: 300 }),
                  wait(34),
                ]),
              ),
            ],
          },
          {
            id: "4/3",
            sayings: ["4-11", "4-12", "4-13", "4-14", "4-15"],
            hp: 400,
            time: 680,
            ops: [
              always(
                gateRow(230, 120),
                wait(50),
                repeat(3, fire({ n: 9, spread: 4096, dir: "seq", step: 151, speed: 210, shape: "ring" }), wait(22)),
                wait(56),
              ),
            ],
          },
        ],
      },
    },
  ],
};
