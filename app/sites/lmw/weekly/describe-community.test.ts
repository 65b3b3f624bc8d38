import { expect, test } from "vitest";
import { master } from "#tests/badges/api-user.ts";
import { describeCommunity } from "./describe-community.server.ts";
import type { CommunityProgress } from "./community-progress.ts";

const quiet: CommunityProgress = {
  today: { words: 0, goal: 60 },
  rule: { stage: 1, paint: 0, goal: 300, isPainted: false },
  lands: [],
  leader: null,
};

test("a week in which nobody has played yet asks for the first word, and says what comes of it", () => {
  const shown = describeCommunity(quiet, master);
  expect(shown).toMatchObject({ lands: [], emptyLine: expect.stringContaining("最初の一語"), today: { done: 0 } });
  expect(shown.landsLine).toContain("来週");
});

test("lands and the Rule are called by their names, three lands at most, and no place is left open in a sentence", () => {
  const lands = [1, 2, 3, 4].map((area) => ({ area, words: 2000 - area }));
  const busy = { ...quiet, lands, leader: 2, today: { words: 70, goal: 60 } };
  const shown = describeCommunity({ ...busy, rule: { ...quiet.rule, paint: 300, isPainted: true } }, master);
  expect(shown.lands.map(({ name }) => name)).toEqual(["うすくち横丁", "べに沼", "逆さ百貨店"]);
  expect(shown.landsLine).toContain("べに沼");
  expect(shown.rule.line).toContain("うすくち横丁");
  expect(shown.rule.pieces.map(({ text }) => text).join("")).toBe("似合わない");
  expect(shown.today.done).toBe(60);
  for (const line of [shown.landsLine, shown.rule.line, shown.today.line]) expect(line).not.toMatch(/[{}]|^$/);
});
