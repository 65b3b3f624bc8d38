import { describe, expect, it } from "vitest";
import { type Choice, sortByShare, rankShiftsOf } from "./blind.ts";

const choice = (id: string, picked: number, offered: number): Choice => ({ id, picked, offered });

describe("the order of the choice by eye", () => {
  it("goes by the share of those who were offered it, not by how many took it", () => {
    const order = sortByShare([choice("a", 30, 100), choice("b", 9, 10), choice("c", 0, 0)]);
    expect(order.map(({ id }) => id)).toEqual(["b", "a", "c"]);
  });
});

describe("what names did", () => {
  const named = [choice("a", 60, 100), choice("b", 20, 100), choice("c", 20, 100)];
  const nameless = [choice("a", 20, 100), choice("b", 24, 100), choice("c", 56, 100), choice("d", 9, 10)];
  const shifts = rankShiftsOf(named, nameless);

  it("is told of the shades that were offered both ways, in the order without names", () => {
    expect(shifts.map(({ id, namedRank, namelessRank }) => [id, namedRank, namelessRank])).toEqual([
      ["c", 3, 1],
      ["b", 2, 2],
      ["a", 1, 3],
    ]);
  });

  it("calls a difference clear only where chance would not make it", () => {
    expect(shifts.map(({ id, isClear }) => [id, isClear])).toEqual([
      ["c", true],
      ["b", false],
      ["a", true],
    ]);
  });

  it("is careful with few choices: all against nothing of two is no news", () => {
    const [shift] = rankShiftsOf([choice("a", 0, 2)], [choice("a", 2, 2)]);
    expect(shift?.isClear).toBe(false);
    expect(shift?.margin).toBeGreaterThan(0.5);
  });

  it("has the width of the usual formula where there are many", () => {
    const [shift] = rankShiftsOf([choice("a", 5_000, 10_000)], [choice("a", 5_000, 10_000)]);
    expect(shift?.margin).toBeCloseTo(1.96 * Math.sqrt((2 * 0.25) / 10_000), 4);
  });
});
