import type { Op, StageScript } from "#app/kits/game/script.ts";
import { always, begin, beside, current, fire, move, repeat, sway, wait } from "../ops.ts";

/** Ribbons over the lower half: what falls through them arrives elsewhere. */
const ribbon = (y: number, push: number, life = 420): Op => current({ y, h: 90, push, warn: 60, life });
const rain = (n: number, every: number, speed: number): Op =>
  repeat(n, fire({ n: 3, from: "field", x: 180, y: -10, scatter: [176, 0], speed, shape: "rice" }), wait(every));

/**
 * 溶けない湖. The air itself moves: ribbons of pigment carry bullets, laws and the player sideways, and turn. Patterns are
 * straight and plain; the ribbons make them hard. One steers against what nobody says.
 */
export const stage5: StageScript = {
  id: 5,
  length: 6600,
  hpPercent: 140,
  ranks: [
    [53_000, 66_000],
    [54_000, 68_000],
    [57_000, 74_000],
  ],
  cues: [
    { at: 24, spawn: "usually", n: 6, every: 26, x: 60, path: "cross-sway", y: 90 },
    { at: 90, spawn: "usually", n: 4, every: 24, x: 60, path: "swoop", alternate: true },
    { at: 200, run: [ribbon(300, 150)] },
    { at: 320, spawn: "ought", n: 8, every: 12, x: 120, path: "snake" },
    { at: 420, spawn: "usually", n: 6, every: 22, x: 60, path: "swoop-deep", alternate: true },
    { at: 520, run: [ribbon(220, -160), ribbon(420, 160), rain(10, 24, 330)] },
    { at: 600, spawn: "ought", n: 8, every: 12, x: 180, path: "snake-wide", flip: true },
    { at: 640, spawn: "usually", x: 180, path: "hang-sway", saying: "5-05" },
    { at: 760, spawn: "whisper", n: 4, every: 50, x: 30, y: 670, path: "rise", alternate: true },
    { at: 860, spawn: "ought", n: 8, every: 12, x: 90, path: "snake" },
    { at: 960, spawn: "compare", n: 2, every: 70, x: 60, dx: 70, path: "hang" },
    { at: 1060, spawn: "usually", n: 6, every: 22, x: 60, path: "swoop", alternate: true },
    { at: 1100, run: [ribbon(260, 200), rain(9, 26, 320)] },
    { at: 1220, spawn: "glance", n: 2, x: 70, path: "hang", alternate: true },
    { at: 1300, spawn: "fake", n: 2, x: 100, dx: 160, path: "hang-sway" },
    { at: 1400, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 1480, spawn: "usually", n: 8, every: 22, x: 40, path: "swoop-deep", alternate: true },
    { at: 1620, spawn: "compare", n: 2, every: 50, x: 60, dx: 70, path: "hang-low" },
    {
      at: 1860,
      boss: {
        id: "great-whisper",
        grown: "whisper",
        radius: 28,
        enter: [180, 110],
        phases: [
          {
            id: "5/mid",
            hp: 330,
            time: 600,
            ops: [
              beside(always(ribbon(330, 140, 160), wait(240), ribbon(330, -140, 160), wait(240))),
              beside(
                always(
                  wait(130),
                  fire({ n: 3, spread: 700, from: "field", x: 36, y: 640, a: 3072, speed: 200, warm: 40, twin: true }),
                ),
              ),
              always(
                move(110, 130, 60),
                repeat(4, fire({ n: 4, spread: 1000, speed: 260, shape: "rice" }), wait(32)),
                move(250, 130, 60),
                repeat(4, fire({ n: 3, spread: 640, speed: 280, shape: "rice" }), wait(32)),
                fire({ n: 2, spread: 160, dir: "aim", speed: 330 }),
                wait(30),
              ),
            ],
          },
        ],
      },
    },
    { at: 1876, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 1990, spawn: "usually", n: 6, every: 20, x: 50, path: "swoop-deep", alternate: true },
    { at: 2060, run: [ribbon(240, -180), ribbon(400, 180)] },
    { at: 2160, spawn: "usually", x: 250, path: "hang", saying: "5-10" },
    { at: 2260, spawn: "glance", n: 3, x: 70, dx: 110, path: "hang" },
    { at: 2360, spawn: "ought", n: 8, every: 12, x: 100, path: "snake" },
    { at: 2440, spawn: "compare", n: 2, every: 60, x: 70, dx: 60, path: "hang" },
    { at: 2500, run: [ribbon(300, 210), rain(10, 24, 330)] },
    { at: 2560, spawn: "deadline", n: 2, x: 90, dx: 180, path: "hang" },
    { at: 2660, spawn: "usually", n: 8, every: 20, x: 60, path: "swoop", alternate: true },
    { at: 2800, spawn: "whisper", n: 6, every: 36, x: 40, y: 670, path: "rise", alternate: true },
    { at: 2880, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide", flip: true },
    { at: 2960, spawn: "usually", x: 110, path: "hang-sway", saying: "5-15" },
    { at: 3020, spawn: "majority", n: 3, x: 60, dx: 120, path: "hang" },
    { at: 3120, spawn: "fake", n: 2, x: 90, dx: 180, path: "hang-sway" },
    { at: 3200, run: [ribbon(220, 170), ribbon(420, -170), rain(10, 24, 330)] },
    { at: 3260, spawn: "usually", n: 8, every: 18, x: 50, path: "swoop-deep", alternate: true },
    {
      at: 3550,
      boss: {
        id: "read-the-air",
        word: "rule-5",
        radius: 34,
        enter: [180, 110],
        phases: [
          {
            id: "5/1",
            sayings: ["5-01", "5-02", "5-03", "5-04", "5-05"],
            hp: 380,
            time: 680,
            ops: [
              beside(
                always(
                  ribbon(260, 160, 200),
                  ribbon(430, -160, 200),
                  wait(280),
                  ribbon(260, -160, 200),
                  ribbon(430, 160, 200),
                  wait(280),
                ),
              ),
              always(rain(6, 18, 340), fire({ n: 7, spread: 1300, speed: 250, shape: "ring" }), wait(40)),
            ],
          },
          {
            id: "5/2",
            sayings: ["5-06", "5-07", "5-08", "5-09", "5-10"],
            hp: 380,
            time: 680,
            ops: [
              sway(70, 0, 300),
              beside(always(ribbon(340, 230, 140), wait(230), ribbon(340, -230, 140), wait(230))),
              always(
                begin(-1),
                repeat(10, fire({ n: 3, spread: 4096, dir: "seq", step: 61, speed: 240, shape: "petal" }), wait(11)),
                wait(40),
              ),
            ],
          },
          {
            id: "5/3",
            sayings: ["5-11", "5-12", "5-13", "5-14", "5-15"],
            hp: 400,
            time: 680,
            ops: [
              beside(
                always(
                  ribbon(220, 190, 110),
                  wait(90),
                  ribbon(350, -190, 110),
                  wait(90),
                  ribbon(480, 190, 110),
                  wait(90),
                ),
              ),
              always(
                fire({ n: 10, from: "field", x: 180, y: -10, row: [36, 0], speed: 250, gap: 260 }),
                wait(70),
                fire({ n: 3, spread: 500, dir: "aim", speed: 320, shape: "rice" }),
                wait(40),
              ),
            ],
          },
        ],
      },
    },
  ],
};
