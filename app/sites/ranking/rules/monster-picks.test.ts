import { describe, expect, it } from "vitest";
import { type Candidate, monsterOfDay, chooseMonsterPicks } from "./monster-picks.ts";

const candidate = (id: string, hex: string, score: number): Candidate => ({ id, hex, score });
/** Apart by their first two digits. */
const hexDistance = (one: string, other: string): number =>
  Math.abs(Number.parseInt(one.slice(1, 3), 16) - Number.parseInt(other.slice(1, 3), 16));
const all = [
  candidate("a", "#10FFFF", 3),
  candidate("b", "#60FFFF", 0),
  candidate("c", "#90FFFF", 2),
  candidate("d", "#F0FFFF", 1),
];
const pick = (candidates: Candidate[], night = "2026-11-20") =>
  chooseMonsterPicks(candidates, { hex: "#00FFFF", night }, hexDistance);

describe("what a monster chooses outside the ranking", () => {
  it("is the nearest to its own colour, the least looked at, and the furthest", () => {
    expect(pick(all)).toEqual([
      { id: "a", reason: "near", score: 3 },
      { id: "b", reason: "quiet", score: 0 },
      { id: "d", reason: "far", score: 1 },
    ]);
  });

  it("is the same for everybody in a night", () => {
    const quiet = Array.from({ length: 9 }, (_, i) => candidate(`q${i}`, `#${50 + i}FFFF`, 0));
    const shelf = [...all, ...quiet];
    expect(pick(shelf)).toEqual(pick(shelf));
    const days = Array.from({ length: 20 }, (_, i) => pick(shelf, `2026-11-${10 + i}`)[1]?.id);
    expect(new Set(days).size).toBeGreaterThan(2);
  });

  it("is less where there is less, and never the same thing twice", () => {
    expect(pick([])).toEqual([]);
    expect(pick(all.slice(0, 1)).map(({ id }) => id)).toEqual(["a"]);
    expect(pick(all.slice(0, 2)).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("is another monster's choice on other nights", () => {
    const monsters = Array.from({ length: 24 }, (_, i) => i);
    const days = Array.from({ length: 28 }, (_, i) =>
      monsterOfDay(monsters, `2026-02-${String(i + 1).padStart(2, "0")}`),
    );
    expect(new Set(days).size).toBeGreaterThan(10);
  });
});
