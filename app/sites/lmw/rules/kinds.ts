import type { Kind } from "#app/kits/game/script.ts";
import { beside, fire, leave, lock, repeat, sign, wait, warn } from "./ops.ts";

/** The eight small Rules in the order of the book, the doubles of みんなと同じ, and the papers that big Rules throw. */
export const kinds: readonly Kind[] = [
  {
    id: "usually",
    // 普通は
    number: 1,
    hp: 20,
    radius: 16,
    worth: 30,
    drops: 1,
    ops: [wait(46), repeat(2, fire({ n: 3, spread: 420, dir: "aim", speed: 330 }), wait(90))],
  },
  {
    id: "ought",
    // べき
    number: 2,
    hp: 13,
    radius: 13,
    worth: 20,
    drops: 1,
    traits: ["chain"],
    ops: [wait(64), repeat(3, fire({ dir: "aim", speed: 370, shape: "rice" }), wait(112))],
  },
  {
    id: "glance",
    // チラ見
    number: 3,
    hp: 42,
    radius: 16,
    worth: 80,
    drops: 2,
    ops: [
      wait(54),
      repeat(
        3,
        lock,
        warn(40, "line"),
        fire({ n: 4, fixed: true, dir: "lock", speed: 980, speedStep: -110, shape: "rice" }),
        wait(60),
      ),
    ],
  },
  {
    id: "compare",
    // 比べっこ
    number: 4,
    hp: 34,
    radius: 16,
    worth: 60,
    drops: 2,
    traits: ["pair"],
    ops: [wait(56), repeat(5, fire({ n: 5, spread: 900, speed: 290, shape: "petal" }), wait(70))],
  },
  {
    id: "fake",
    // 詐欺でしょ
    number: 5,
    hp: 52,
    radius: 24,
    worth: 100,
    drops: 3,
    traits: ["shield"],
    ops: [
      wait(60),
      repeat(
        4,
        fire({ n: 7, spread: 1500, speed: 250, shape: "ring" }),
        wait(34),
        fire({ dir: "aim", speed: 340 }),
        wait(60),
      ),
    ],
  },
  {
    id: "whisper",
    // 陰口
    number: 6,
    hp: 26,
    radius: 14,
    worth: 70,
    drops: 2,
    traits: ["below"],
    ops: [wait(74), repeat(4, fire({ n: 3, spread: 1300, a: 3072, speed: 210 }), wait(52))],
  },
  {
    id: "deadline",
    // 締切
    number: 7,
    hp: 64,
    radius: 18,
    worth: 90,
    drops: 3,
    ops: [
      wait(60),
      sign(3),
      wait(50),
      sign(2),
      wait(50),
      sign(1),
      warn(44, "ring"),
      fire({ n: 20, spread: 4096, speed: 320, shape: "ring" }),
      fire({ n: 14, spread: 4096, speed: 220, shape: "ring" }),
      leave,
    ],
  },
  {
    id: "majority",
    // 多数決
    number: 8,
    hp: 36,
    radius: 15,
    worth: 60,
    drops: 2,
    ops: [
      wait(84),
      repeat(
        4,
        { op: "vote", need: 2 },
        warn(54, "lane"),
        beside(repeat(5, fire({ n: 5, from: "lane", y: -10, row: [22, 0], speed: 760, shape: "rice" }), wait(6))),
        wait(110),
      ),
    ],
  },
  {
    id: "everyone",
    number: 0,
    hp: 9999,
    radius: 13,
    worth: 0,
    drops: 0,
    traits: ["double"],
    ops: [],
  },
  {
    id: "paper",
    number: 0,
    hp: 55,
    radius: 24,
    worth: 60,
    drops: 2,
    ops: [],
  },
];
