import type { Op, StageScript } from "#app/kits/game/script.ts";
import { always, begin, beside, current, fire, gate, move, repeat, sign, sway, wait, wall, warn } from "../ops.ts";

/** A law over the whole width with one way through it. It can also be painted out. */
const obstacleWithGap = (gapX: number, vy: number, hp = 60): Op[] => {
  const left = gapX - 42;
  const right = 360 - gapX - 42;
  return [
    wall({ x: left / 2, y: 20, w: left, h: 22, vy, warn: 50, life: 900, hp }),
    wall({ x: 360 - right / 2, y: 20, w: right, h: 22, vy, warn: 50, life: 900, hp }),
  ];
};

/**
 * 玉座の口. Laws stand in the way as walls with one gap; they can be walked through or painted out. Then the throne borrows
 * what the earlier Rules said. At the end the field is empty, and there is only a question: any special answers it.
 */
export const stage6: StageScript = {
  id: 6,
  length: 9000,
  hpPercent: 150,
  ranks: [
    [70_000, 80_000],
    [73_000, 95_000],
    [74_000, 98_000],
  ],
  cues: [
    { at: 24, spawn: "usually", n: 6, every: 24, x: 60, path: "swoop", alternate: true },
    { at: 180, spawn: "ought", n: 8, every: 12, x: 100, path: "snake" },
    { at: 260, run: [...obstacleWithGap(120, 330)] },
    { at: 360, spawn: "glance", n: 2, x: 80, path: "hang", alternate: true },
    { at: 440, spawn: "usually", n: 6, every: 20, x: 60, path: "swoop-deep", alternate: true },
    { at: 560, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 620, spawn: "compare", n: 2, every: 60, x: 70, dx: 60, path: "hang" },
    { at: 700, spawn: "usually", x: 180, path: "hang-sway", saying: "6-07" },
    { at: 780, run: [...obstacleWithGap(260, 340), wait(140), ...obstacleWithGap(100, 340)] },
    { at: 860, spawn: "ought", n: 8, every: 12, x: 90, path: "snake", flip: true },
    { at: 940, spawn: "fake", n: 2, x: 90, dx: 180, path: "hang" },
    { at: 1060, spawn: "usually", n: 6, every: 20, x: 50, path: "swoop", alternate: true },
    { at: 1160, spawn: "whisper", n: 6, every: 36, x: 30, y: 670, path: "rise", alternate: true },
    { at: 1260, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 1340, spawn: "majority", n: 3, x: 90, dx: 90, path: "hang" },
    { at: 1440, spawn: "glance", n: 2, x: 80, path: "hang", alternate: true },
    { at: 1500, spawn: "usually", x: 110, path: "hang", saying: "6-12" },
    {
      at: 1560,
      run: [
        ...obstacleWithGap(180, 350),
        wait(120),
        ...obstacleWithGap(80, 350),
        wait(120),
        ...obstacleWithGap(280, 350),
      ],
    },
    { at: 1680, spawn: "deadline", n: 2, x: 100, dx: 160, path: "hang" },
    { at: 1760, spawn: "usually", n: 8, every: 18, x: 50, path: "swoop-deep", alternate: true },
    { at: 1880, spawn: "ought", n: 8, every: 12, x: 80, path: "snake" },
    { at: 1900, spawn: "ought", n: 8, every: 12, x: 80, path: "snake", flip: true },
    { at: 2020, spawn: "compare", n: 2, every: 50, x: 60, dx: 80, path: "hang-low" },
    {
      at: 2300,
      boss: {
        id: "great-majority",
        grown: "majority",
        radius: 30,
        enter: [180, 120],
        phases: [
          {
            id: "6/mid",
            hp: 400,
            time: 720,
            ops: [
              sway(50, 0, 260),
              beside(
                always(
                  wait(120),
                  ...obstacleWithGap(110, 320, 50),
                  wait(180),
                  ...obstacleWithGap(250, 320, 50),
                  wait(60),
                ),
              ),
              always(
                { op: "vote", need: 1 },
                warn(54, "lane"),
                beside(
                  repeat(6, fire({ n: 5, from: "lane", y: -10, row: [22, 0], speed: 720, shape: "rice" }), wait(6)),
                ),
                begin(-1),
                repeat(3, fire({ n: 11, spread: 4096, dir: "seq", step: 90, speed: 250, shape: "ring" }), wait(30)),
                wait(40),
              ),
            ],
          },
        ],
      },
    },
    { at: 2316, spawn: "usually", n: 8, every: 22, x: 40, path: "swoop-deep", alternate: true },
    { at: 2430, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide", flip: true },
    { at: 2600, spawn: "compare", n: 3, every: 60, x: 50, dx: 50, path: "hang" },
    { at: 2700, spawn: "whisper", n: 4, every: 40, x: 30, y: 670, path: "rise", alternate: true },
    { at: 2800, spawn: "usually", x: 250, path: "hang", saying: "6-11" },
    {
      at: 2840,
      run: [gate({ y: -8, speed: 250, cells: 9, holes: 3, closes: 112 }), wait(140), ...obstacleWithGap(200, 340)],
    },
    { at: 2880, spawn: "usually", n: 8, every: 20, x: 60, path: "swoop", alternate: true },
    { at: 2960, spawn: "glance", n: 3, x: 70, dx: 110, path: "hang" },
    { at: 3060, spawn: "ought", n: 8, every: 12, x: 90, path: "snake" },
    { at: 3160, spawn: "deadline", n: 3, every: 50, x: 70, dx: 110, path: "hang" },
    { at: 3260, spawn: "usually", n: 8, every: 18, x: 50, path: "swoop-deep", alternate: true },
    { at: 3400, run: [current({ y: 320, h: 110, push: 180, warn: 60, life: 400 })] },
    { at: 3440, spawn: "ought", n: 12, every: 10, x: 180, path: "snake-wide" },
    { at: 3540, spawn: "compare", n: 3, every: 50, x: 50, dx: 50, path: "hang" },
    { at: 3620, spawn: "usually", x: 180, path: "hang-sway", saying: "6-06" },
    { at: 3700, spawn: "fake", n: 2, x: 80, dx: 200, path: "hang-sway" },
    { at: 3780, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 3860, run: [...obstacleWithGap(90, 360), wait(110), ...obstacleWithGap(270, 360)] },
    { at: 3920, spawn: "majority", n: 3, x: 60, dx: 120, path: "hang" },
    { at: 4000, spawn: "usually", n: 8, every: 18, x: 60, path: "swoop", alternate: true },
    {
      at: 4230,
      boss: {
        id: "the-rule",
        word: "rule-6",
        radius: 40,
        enter: [180, 120],
        phases: [
          {
            id: "6/1",
            sayings: ["6-01", "6-02", "6-03", "6-04", "6-05", "6-06", "6-07"],
            hp: 480,
            time: 900,
            ops: [
              beside(
                always(
                  sign(1),
                  ...obstacleWithGap(90, 330, 70),
                  wait(150),
                  ...obstacleWithGap(270, 330, 70),
                  wait(150),
                  ...obstacleWithGap(180, 330, 70),
                  wait(150),
                ),
              ),
              wait(60),
              always(
                fire({ n: 5, spread: 800, dir: "aim", speed: 280, shape: "rice" }),
                wait(56),
                fire({ n: 10, spread: 1900, speed: 220, shape: "ring" }),
                wait(60),
              ),
            ],
          },
          {
            id: "6/2",
            sayings: ["6-08", "6-09", "6-10", "6-11", "6-12", "1-01", "2-02", "3-06", "4-14", "5-06"],
            hp: 760,
            time: 1460,
            ops: [
              beside(wait(420), always(move(120, 110, 80), wait(120), move(240, 110, 80), wait(120))),
              beside(
                wait(500),
                always(
                  current({ y: 340, h: 100, push: 170, warn: 50, life: 150 }),
                  wait(260),
                  current({ y: 340, h: 100, push: -170, warn: 50, life: 150 }),
                  wait(260),
                ),
              ),
              always(
                sign(2),
                repeat(2, fire({ n: 7, spread: 1300, speed: 240, shape: "petal", twin: true }), wait(46)),
                repeat(
                  3,
                  fire({
                    n: 8,
                    from: "field",
                    x: 180,
                    y: 200,
                    row: [44, 0],
                    speed: 230,
                    warm: 24,
                    later: [{ at: 54, turn: "field", a: 860, speed: 250 }],
                  }),
                  wait(38),
                ),
                repeat(
                  10,
                  fire({
                    n: 2,
                    from: "field",
                    x: 180,
                    y: -10,
                    scatter: [176, 0],
                    jitter: 24,
                    speed: 560,
                    shape: "rice",
                  }),
                  wait(12),
                ),
                sign(3),
                repeat(
                  2,
                  gate({ y: -8, speed: 240, cells: 9, holes: 3, closes: 116 }),
                  wait(90),
                  begin(-1),
                  repeat(4, fire({ n: 8, spread: 4096, dir: "seq", step: 120, speed: 220, shape: "ring" }), wait(26)),
                ),
              ),
            ],
          },
          { id: "6/3", hp: 1, time: 1200, traits: ["question"], ops: [sign(4)] },
        ],
      },
    },
  ],
};
