import { expect, test } from "vitest";
import { countCommunityProgress, communityBonus, type CommunityCounts } from "./community-progress.ts";

const nothing: CommunityCounts = { weekCode: "202648", today: [], yesterday: [], thisWeek: [], lastWeek: [] };
/** Four monsters a land, the twenty-fourth nowhere. */
const areaOf = (monster: number): number | null => (monster === 24 ? null : Math.ceil(monster / 4));
const count = (changed: Partial<CommunityCounts>) => countCommunityProgress({ ...nothing, ...changed }, areaOf);
const words = (monster: number, stage: number, n: number) => ({ monster, stage, words: n });

test("on a quiet day the bar of the throne can still be filled; after a busy one it is a tenth longer", () => {
  expect(count({}).today).toEqual({ words: 0, goal: 60 });
  expect(count({ today: [words(1, 1, 12)], yesterday: [words(1, 1, 400)] }).today).toEqual({ words: 12, goal: 440 });
});

test("each week everyone paints another Rule; on its own stage a word counts twice", () => {
  const stages = [48, 49, 50, 51, 52, 53].map((week) => count({ weekCode: `2026${week}` }).rule.stage);
  expect(stages.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const { rule } = count({ thisWeek: [words(1, 1, 100), words(5, 2, 30)] });
  expect(rule).toEqual({ stage: 1, paint: 230, goal: 300, isPainted: false });
  expect(count({ thisWeek: [words(1, 1, 150)] }).rule).toMatchObject({ paint: 300, isPainted: true });
  expect(count({ lastWeek: [words(1, 1, 1000)] }).rule.goal).toBe(1200);
});

test("lands are compared by their monsters' words; who lives nowhere counts for none", () => {
  const { lands, leader } = count({
    thisWeek: [words(1, 3, 5), words(2, 1, 4), words(9, 2, 20), words(24, 1, 99)],
    lastWeek: [words(17, 1, 3), words(5, 1, 3)],
  });
  expect(lands).toEqual([
    { area: 3, words: 20 },
    { area: 1, words: 9 },
  ]);
  expect(leader, "of two that are equal the one that comes first on the map").toBe(2);
  expect(count({}).leader).toBeNull();
});

test("last week's first land begins a step nearer, and so does everyone where the week's Rule is painted", () => {
  const progress = { leader: 2, rule: { stage: 3, paint: 300, goal: 300, isPainted: true } };
  expect(communityBonus(progress, { area: 2, stage: 3 })).toBe(2);
  expect(communityBonus(progress, { area: 1, stage: 3 })).toBe(1);
  expect(communityBonus(progress, { area: 2, stage: 1 })).toBe(1);
  expect(communityBonus({ ...progress, leader: null }, { area: null, stage: 1 })).toBe(0);
  expect(communityBonus({ leader: null, rule: { ...progress.rule, isPainted: false } }, { area: 2, stage: 3 })).toBe(0);
});
