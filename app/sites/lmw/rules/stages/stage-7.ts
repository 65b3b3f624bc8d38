import type { StageScript } from "#app/kits/game/script.ts";
import { always, beside, begin, fire, repeat, sign, sway, wait } from "../ops.ts";

/**
 * 白紙. It cannot be painted, and nobody is hurt. What it says keeps coming, quietly; every few seconds a line of a monster
 * stands before you. After sixty seconds it is over. Nothing is counted.
 */
export const stage7: StageScript = {
  id: 7,
  length: 3600,
  hpPercent: 100,
  isGentle: true,
  ranks: [],
  cues: [
    {
      at: 60,
      boss: {
        id: "only-me",
        radius: 36,
        enter: [180, 150],
        phases: [
          {
            id: "7/1",
            sayings: ["7-01", "7-02", "7-03", "7-04", "7-05", "7-06", "7-07", "7-08", "7-09", "7-10"],
            hp: 1,
            time: 3370,
            traits: ["unpaintable"],
            ops: [
              sway(30, 10, 420),
              sign(0),
              beside(wait(1200), always(fire({ n: 5, spread: 700, dir: "aim", speed: 230, shape: "rice" }), wait(130))),
              beside(
                wait(2200),
                always(fire({ n: 2, from: "field", x: 180, y: -10, scatter: [176, 0], speed: 190 }), wait(24)),
              ),
              always(
                begin(-1),
                repeat(12, fire({ n: 6, spread: 4096, dir: "seq", step: 70, speed: 170, shape: "petal" }), wait(22)),
                wait(60),
              ),
            ],
          },
        ],
      },
    },
  ],
};
