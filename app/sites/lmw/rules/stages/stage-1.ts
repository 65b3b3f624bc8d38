import type { StageScript } from "#app/kits/game/script.ts";
import { always, beside, begin, fire, repeat, sway, wait } from "../ops.ts";

/**
 * うすくち横丁. Everything here is a mirror: waves come in both halves at once, fans open to both sides of the middle. The
 * guard stands where you would stand in the glass, and is weak while you stand still.
 */
export const stage1: StageScript = {
  id: 1,
  length: 4500,
  hpPercent: 100,
  ranks: [
    [34_000, 38_000],
    [37_500, 45_000],
    [44_000, 58_000],
  ],
  cues: [
    { at: 24, spawn: "usually", n: 4, every: 34, x: 70, path: "swoop", alternate: true },
    { at: 150, spawn: "ought", n: 5, every: 14, x: 180, path: "snake" },
    { at: 260, spawn: "usually", n: 2, x: 110, path: "hang", alternate: true },
    { at: 430, spawn: "ought", n: 7, every: 13, x: 110, path: "snake" },
    { at: 560, spawn: "ought", n: 7, every: 13, x: 110, path: "snake", flip: true },
    { at: 760, spawn: "usually", x: 180, path: "hang-sway", saying: "1-05" },
    { at: 820, spawn: "usually", n: 6, every: 40, x: 50, path: "swoop", alternate: true },
    { at: 1080, spawn: "compare", n: 1, x: 90, path: "hang" },
    { at: 1180, spawn: "ought", n: 8, every: 12, x: 60, path: "snake-wide" },
    { at: 1330, spawn: "compare", n: 2, every: 70, x: 60, dx: 60, path: "hang-low" },
    { at: 1380, spawn: "usually", x: 180, path: "hang", saying: "1-06" },
    { at: 1560, spawn: "usually", n: 8, every: 24, x: 80, path: "swoop-deep", alternate: true },
    {
      at: 1760,
      run: [
        repeat(
          4,
          fire({ n: 3, spread: 500, from: "field", x: 60, y: -10, speed: 300, shape: "petal", twin: true }),
          wait(46),
        ),
      ],
    },
    { at: 1800, spawn: "glance", n: 2, x: 80, path: "hang", alternate: true },
    { at: 2000, spawn: "compare", n: 2, every: 50, x: 120, dx: -70, path: "hang" },
    { at: 2060, spawn: "usually", x: 180, path: "hang-sway", saying: "1-12" },
    { at: 2140, spawn: "ought", n: 8, every: 12, x: 90, path: "snake" },
    { at: 2160, spawn: "ought", n: 8, every: 12, x: 90, path: "snake", flip: true },
    {
      at: 2580,
      boss: {
        id: "mirror-guard",
        word: "rule-1",
        radius: 34,
        enter: [180, 120],
        phases: [
          {
            id: "1/1",
            sayings: ["1-01", "1-02", "1-03", "1-04", "1-05", "1-06"],
            hp: 620,
            time: 840,
            traits: ["mirror", "still-weak"],
            ops: [
              always(
                wait(44),
                fire({ n: 3, spread: 360, dir: "aim", speed: 300, shape: "rice", twin: true }),
                wait(50),
                fire({ n: 8, spread: 1500, speed: 230, shape: "petal", twin: true }),
                wait(56),
              ),
            ],
          },
          {
            id: "1/2",
            sayings: ["1-07", "1-08", "1-09", "1-10", "1-11", "1-12"],
            hp: 700,
            time: 840,
            traits: ["mirror", "still-weak"],
            ops: [
              sway(0, 22, 240),
              beside(wait(80), always(fire({ n: 5, spread: 620, dir: "aim", speed: 350, shape: "rice" }), wait(96))),
              always(
                begin(700),
                repeat(9, fire({ n: 2, spread: 900, dir: "seq", step: 83, speed: 250, twin: true }), wait(9)),
                wait(36),
                begin(1350),
                repeat(9, fire({ n: 2, spread: 900, dir: "seq", step: -83, speed: 250, twin: true }), wait(9)),
                wait(36),
              ),
            ],
          },
        ],
      },
    },
  ],
};
