import type { Op, StageScript } from "#app/kits/game/script.ts";
import { always, beside, fire, repeat, wait } from "../ops.ts";

/** Thirty-nine that look like the one who speaks, in rows of eight. */
const everyone: readonly Op[] = [
  ...[60, 96, 132, 204].map((y): Op => ({ op: "summon", kind: "everyone", n: 8, x: 40, dx: 40, y })),
  { op: "summon", kind: "everyone", n: 4, x: 40, dx: 40, y: 168 },
  { op: "summon", kind: "everyone", n: 3, x: 240, dx: 40, y: 168 },
  { op: "move", x: 200, y: 168, t: 30 },
];

/** A rank that marches down and turns at one word, all at once. */
const rank = (a: number, shape: "round" | "rice" = "round"): Op =>
  fire({
    n: 8,
    from: "field",
    x: 180,
    y: 236,
    row: [44, 0],
    speed: 220,
    shape,
    warm: 20,
    later: [{ at: 54, turn: "field", a, speed: 250 }],
  });

/**
 * べに沼. Everything is in step: ranks march, turn at the same tick, and stand in the same lanes again and again. Nothing
 * here is fast; one has to find the place between the same and the same.
 */
export const stage2: StageScript = {
  id: 2,
  length: 4500,
  hpPercent: 110,
  ranks: [
    [35_000, 42_000],
    [37_000, 52_000],
    [38_500, 55_000],
  ],
  cues: [
    { at: 24, spawn: "usually", n: 5, x: 60, dx: 60, path: "hang" },
    { at: 300, spawn: "ought", n: 10, every: 11, x: 180, path: "snake-wide" },
    { at: 460, spawn: "usually", n: 5, x: 60, dx: 60, path: "hang-low" },
    { at: 500, run: [repeat(5, fire({ n: 6, from: "field", x: 180, y: -10, row: [60, 0], speed: 280 }), wait(36))] },
    { at: 700, spawn: "usually", x: 180, path: "hang-sway", saying: "2-05" },
    { at: 780, spawn: "ought", n: 6, every: 14, x: 60, path: "fall" },
    { at: 800, spawn: "ought", n: 6, every: 14, x: 180, path: "fall" },
    { at: 820, spawn: "ought", n: 6, every: 14, x: 300, path: "fall" },
    { at: 1040, spawn: "majority", n: 3, x: 90, dx: 90, path: "hang" },
    { at: 1260, spawn: "usually", n: 6, x: 30, dx: 60, path: "dive" },
    { at: 1400, spawn: "usually", x: 120, path: "hang", saying: "2-06" },
    { at: 1440, spawn: "compare", n: 2, every: 80, x: 70, dx: 50, path: "hang-sway" },
    {
      at: 1640,
      run: [
        repeat(
          3,
          fire({ n: 6, from: "field", x: 150, y: -10, row: [60, 0], speed: 260, shape: "rice" }),
          wait(30),
          fire({ n: 6, from: "field", x: 210, y: -10, row: [60, 0], speed: 260, shape: "rice" }),
          wait(30),
        ),
      ],
    },
    { at: 1720, spawn: "majority", n: 3, x: 60, dx: 120, path: "hang" },
    { at: 1960, spawn: "usually", x: 240, path: "hang", saying: "2-12" },
    { at: 1990, spawn: "ought", n: 12, every: 10, x: 180, path: "snake-wide", flip: true },
    { at: 2100, spawn: "usually", n: 6, x: 30, dx: 60, path: "hang" },
    {
      at: 2400,
      boss: {
        id: "same-as-everyone",
        word: "rule-2",
        radius: 15,
        enter: [180, 130],
        phases: [
          {
            id: "2/1",
            sayings: ["2-01", "2-02", "2-03", "2-04", "2-05", "2-06"],
            hp: 250,
            time: 930,
            ops: [
              ...everyone,
              wait(50),
              always(
                repeat(3, rank(850), wait(40), rank(1200), wait(40), rank(850), wait(60), { op: "swap" }, wait(50)),
                beside(fire({ n: 5, from: "field", x: -10, y: 330, row: [0, 36], a: 0, speed: 200, shape: "rice" })),
                repeat(2, rank(1024), wait(34), rank(1024), wait(34), { op: "swap" }, wait(64)),
              ),
            ],
          },
          {
            id: "2/2",
            sayings: ["2-07", "2-08", "2-09", "2-10", "2-11", "2-12"],
            hp: 470,
            time: 930,
            ops: [
              { op: "move", x: 180, y: 150, t: 40 },
              wait(50),
              always(
                repeat(3, fire({ n: 20, spread: 4096, speed: 210, shape: "ring" }), wait(34)),
                fire({ dir: "aim", speed: 300, shape: "orb" }),
                wait(30),
                repeat(2, rank(850), wait(36), rank(1200), wait(44)),
                fire({ dir: "aim", speed: 300, shape: "orb" }),
                wait(30),
              ),
            ],
          },
        ],
      },
    },
  ],
};
