import { describe, expect, it } from "vitest";
import { rankItems, type ScoredItem } from "./rank.ts";

const one = (id: string, score: number, previousScore: number): ScoredItem => ({ id, score, previousScore });
const byId = (a: string, b: string): number => (a < b ? -1 : 1);

describe("the places", () => {
  it("go by score; equals share a place and the next one is left out", () => {
    const ranks = rankItems([one("c", 5, 0), one("a", 9, 0), one("b", 5, 0), one("d", 1, 0)], byId);
    expect(ranks.map(({ id, rank }) => [id, rank])).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 2],
      ["d", 4],
    ]);
  });

  it("tell how far each moved, and who is new", () => {
    const ranks = rankItems([one("a", 9, 1), one("b", 5, 8), one("c", 3, 0), one("d", 2, 5), one("e", 1, 0)], byId);
    expect(ranks.map(({ id, movement }) => [id, movement])).toEqual([
      ["a", 2],
      ["b", -1],
      ["c", "new"],
      ["d", -2],
      ["e", "new"],
    ]);
  });

  it("say nothing of movement when there was no period before", () => {
    expect(rankItems([one("a", 2, 0), one("b", 1, 0)], byId).map(({ movement }) => movement)).toEqual([null, null]);
  });

  it("leave out what nobody wants any more, but remember where it was", () => {
    expect(
      rankItems([one("a", 0, 8), one("b", 1, 4)], byId).map(({ id, rank, movement }) => [id, rank, movement]),
    ).toEqual([["b", 1, 1]]);
  });
});
