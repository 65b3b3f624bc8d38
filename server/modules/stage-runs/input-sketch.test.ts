import { expect, test } from "vitest";
import { seededRandom } from "../../platform/random.ts";
import { describeMoves, isNearlyEqual, sketchOf, type TickInput } from "./input-sketch.ts";

interface Inputs {
  dx: number[];
  dy: number[];
  buttons: number[];
}

/** A minute and a quarter of a hand that knows where it wants to be, a little otherwise each time. */
function play(route: string, hand: string, carelessTicks = 6): Inputs {
  const [way, tremble] = [seededRandom(route), seededRandom(hand)];
  const input: Inputs = { dx: [], dy: [], buttons: [] };
  while (input.dx.length < 4500) {
    const [angle, ticks] = [(way.int(8) * Math.PI) / 4, 12 + way.int(60)];
    const isStill = way.int(4) === 0;
    const lasts = Math.max(1, ticks + tremble.int(2 * carelessTicks + 1) - carelessTicks);
    for (let i = 0; i < lasts; i++) {
      input.dx.push(isStill ? 0 : Math.round(Math.cos(angle) * 24) + tremble.int(3) - 1);
      input.dy.push(isStill ? 0 : Math.round(Math.sin(angle) * 24) + tremble.int(3) - 1);
      input.buttons.push(tremble.int(300) === 0 ? 1 : 0);
    }
  }
  return input;
}
const sketch = (input: TickInput): number[] => sketchOf("stage 1 5", describeMoves(input));
const areAlike = (one: Inputs, other: Inputs): boolean => isNearlyEqual(sketch(one), sketch(other));
const changed = (input: Inputs, change: (dx: number, tick: number) => number): Inputs => ({
  ...input,
  dx: input.dx.map(change),
});

test("a run is like itself with a tremble, a pause, a later start, another end or another way in between", () => {
  const run = play("one", "me");
  const random = seededRandom("changes");
  expect(areAlike(run, run)).toBe(true);
  expect(
    areAlike(
      run,
      changed(run, (dx) => dx + random.int(3) - 1),
    ),
  ).toBe(true);
  const padded = (ticks: number): Inputs => ({
    dx: [...Array<number>(ticks).fill(0), ...run.dx],
    dy: [...Array<number>(ticks).fill(0), ...run.dy],
    buttons: [...Array<number>(ticks).fill(0), ...run.buttons],
  });
  expect(areAlike(run, padded(3))).toBe(true);
  expect(areAlike(run, padded(31))).toBe(true);
  expect(
    areAlike(
      run,
      changed(run, (dx, tick) => (tick > 3000 ? -dx : dx)),
    ),
  ).toBe(true);
  expect(
    areAlike(
      run,
      changed(run, (dx, tick) => (tick % 400 === 0 ? 40 : dx)),
    ),
  ).toBe(true);
});

test("another run is another, also of a hand that goes the same way again as well as it can", () => {
  const runs = Array.from({ length: 12 }, (_, i) => play(`way ${i}`, `hand ${i}`));
  for (const [i, one] of runs.entries())
    for (const other of runs.slice(i + 1)) expect(areAlike(one, other)).toBe(false);
  for (let i = 0; i < 12; i++)
    expect(areAlike(play("known", `try ${i}`), play("known", `try ${i + 1} again`))).toBe(false);
});

test("two who only go left and right by keys, or press one switch, are two", () => {
  const byKeys = (hand: string): Inputs => {
    const random = seededRandom(hand);
    const input: Inputs = { dx: [], dy: [], buttons: [] };
    for (let way = 24; input.dx.length < 4500; way = random.int(4) === 0 ? way : -way) {
      const holds = [...Array<number>(8 + random.int(30)).fill(way), ...Array<number>(random.int(20)).fill(0)];
      input.dx.push(...holds);
      input.dy.push(...holds.map(() => 0));
      input.buttons.push(...holds.map((_, i) => (i === 0 ? 2 : 0)));
    }
    return input;
  };
  const runs = Array.from({ length: 16 }, (_, i) => byKeys(`keys ${i}`));
  for (const [i, one] of runs.entries())
    for (const other of runs.slice(i + 1)) expect(areAlike(one, other)).toBe(false);
  expect(areAlike(byKeys("keys 0"), byKeys("keys 0"))).toBe(true);
});

test("the same moves on another stage are no copy", () => {
  const moves = describeMoves(play("one", "me"));
  expect(isNearlyEqual(sketchOf("stage 1 5", moves), sketchOf("stage 2 5", moves))).toBe(false);
});

test("whoever hardly moves is like nobody: two who let the lipstick go by itself did not copy", () => {
  const still: Inputs = {
    dx: Array<number>(4500).fill(0),
    dy: Array<number>(4500).fill(0),
    buttons: Array<number>(4500).fill(0),
  };
  expect(sketch(still)).toEqual([]);
  expect(areAlike(still, still)).toBe(false);
  for (const tick of [900, 1800, 2700]) still.buttons[tick] = 1;
  expect(areAlike(still, still)).toBe(false);
});
