import { describe, expect, it } from "vitest";
import {
  pickOne,
  randomBelow,
  randomBetween,
  seedFromText,
  seededRandom,
  shuffle,
  xoshiro128,
} from "./seeded-random.ts";

const take = (count: number, draw: () => number) => Array.from({ length: count }, draw);

describe("seeded numbers", () => {
  it("are the published row of xoshiro128**", () => {
    const random = xoshiro128([1, 2, 3, 4]);
    expect(take(10, () => random() * 2 ** 32)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it("are the same tomorrow for the same seed, and others for its neighbour", () => {
    expect(take(50, seededRandom(7))).toEqual(take(50, seededRandom(7)));
    // computed by an independent implementation of the same seeding
    const random = seededRandom(0);
    expect(take(4, () => random() * 2 ** 32)).toEqual([1789933344, 44971166, 2521387044, 3848737593]);
    const near = take(200, seededRandom(8));
    expect(
      take(200, seededRandom(7)).filter((value, i) => Math.abs(value - (near[i] ?? 0)) < 0.01).length,
    ).toBeLessThan(15);
  });

  it("fill the range evenly and never reach its end", () => {
    const random = seededRandom(2026);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 20_000; i++) {
      const tenth = randomBelow(random, 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    // 2,000 expected in each; 180 is more than four deviations
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(180);
  });

  it("stay between two ends", () => {
    const random = seededRandom(3);
    for (const value of take(1000, () => randomBetween(random, -2, 5))) {
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(5);
    }
  });
});

describe("seeds from words", () => {
  it("are the published FNV-1a values", () => {
    expect(seedFromText("")).toBe(0x811c9dc5);
    expect(seedFromText("a")).toBe(0xe40c292c);
    expect(seedFromText("foobar")).toBe(0xbf9cf968);
  });

  it("tell two days apart", () => {
    expect(seedFromText("2026-11-20")).not.toBe(seedFromText("2026-11-21"));
  });
});

describe("picking", () => {
  it("reaches every item, and refuses an empty shelf", () => {
    const random = seededRandom(1);
    expect(new Set(take(200, () => random()).map(() => pickOne(random, ["01", "11", "23"])))).toEqual(
      new Set(["01", "11", "23"]),
    );
    expect(() => pickOne(random, [])).toThrow("nothing to pick from");
  });

  it("shuffles without losing, doubling or touching the original", () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const order = shuffle(seededRandom(5), items);
    expect(order).not.toEqual(items);
    expect(order.toSorted()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("gives each item every place equally often", () => {
    const random = seededRandom(9);
    const first = [0, 0, 0];
    for (let i = 0; i < 9000; i++) {
      const item = shuffle(random, [0, 1, 2])[0] ?? 0;
      first[item] = (first[item] ?? 0) + 1;
    }
    for (const count of first) expect(Math.abs(count - 3000)).toBeLessThan(200);
  });
});
