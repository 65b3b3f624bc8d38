import { describe, expect, it } from "vitest";
import sayings from "#content/lip-world/sayings.json";
import { getWordOfDay } from "#app/kits/basics/word-of-day.ts";
import { getVoteCandidates, getTreasureOfDay } from "./calendar-picks.ts";
import { countWeek } from "./count-week.ts";

describe("a week", () => {
  it("without a word is told as empty", () => {
    expect(countWeek(sayings, [])).toEqual({ total: 0, lead: null, ranked: [], small: [], topics: [] });
  });

  it("gives a place only to words that were struck thirty times", () => {
    const week = countWeek(sayings, [
      { sayingId: "1-05", count: 29 },
      { sayingId: "1-01", count: 30 },
      { sayingId: "2-01", count: 44 },
    ]);
    expect(week.ranked.map(({ id, count }) => [id, count])).toEqual([
      ["2-01", 44],
      ["1-01", 30],
    ]);
    expect(week.small.map(({ id }) => id)).toEqual(["1-05"]);
    expect(week.total).toBe(103);
    expect(week.lead?.id).toBe("2-01");
    expect(week.topics).toEqual([
      { topic: "makeup", count: 59 },
      { topic: "crowd", count: 44 },
    ]);
  });

  it("never counts what one says of oneself, nor a word that is no longer there", () => {
    const selfPhrase = sayings.find(({ topic }) => topic === "self")!;
    const week = countWeek(sayings, [
      { sayingId: selfPhrase.id, count: 500 },
      { sayingId: "9-99", count: 500 },
    ]);
    expect(week.total).toBe(0);
  });
});

describe("the ballot of a week", () => {
  it("has twelve words, the same for all, others the week after, none about oneself", () => {
    const words = getVoteCandidates("202647", sayings);
    expect(new Set(words.map(({ id }) => id)).size).toBe(12);
    expect(getVoteCandidates("202647", sayings)).toEqual(words);
    expect(getVoteCandidates("202648", sayings)).not.toEqual(words);
    expect(words.some(({ topic }) => topic === "self")).toBe(false);
  });
});

describe("a night", () => {
  it("has one word and one spilled colour for all", () => {
    expect(getWordOfDay("2026-11-20", sayings)).toBe(getWordOfDay("2026-11-20", sayings));
    const areas = Array.from({ length: 28 }, (_, i) =>
      getTreasureOfDay(`2026-02-${String(i + 1).padStart(2, "0")}`, 24),
    );
    expect(new Set(areas.map(({ area }) => area))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(areas.every(({ shade }) => shade >= 0 && shade < 24)).toBe(true);
  });
});
