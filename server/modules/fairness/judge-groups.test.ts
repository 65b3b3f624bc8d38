import { expect, test } from "vitest";
import { judgeGroups } from "./judge-groups.ts";
import type { VoterGroup } from "./voter-group.ts";

/** Fifty homes of one voter each: a third known, choices spread over five works. */
const homes: VoterGroup[] = ["a", "b", "c", "d", "e"].flatMap((choice) => [
  { network: null, networkSize: 1, choice, knownDays: 0, voters: 7 },
  { network: null, networkSize: 1, choice, knownDays: 9, voters: 3 },
]);
const from = (network: string, ...members: [choice: string, knownDays: number, voters: number][]): VoterGroup[] => {
  const networkSize = members.reduce((sum, [, , voters]) => sum + voters, 0);
  return members.map(([choice, knownDays, voters]) => ({ network, networkSize, choice, knownDays, voters }));
};
const counted = (groups: readonly VoterGroup[]): number[] =>
  judgeGroups([...homes, ...groups]).map((group) => group.counted);

test("a family of four who came today and like different works is counted, and so are three who like the same", () => {
  expect(counted(from("home", ["a", 0, 3], ["b", 0, 1]))).toEqual([3, 1]);
});

test("a class that came today with its own taste is counted where its school has known visitors", () => {
  const school = from("school", ["a", 0, 6], ["b", 0, 6], ["c", 0, 6], ["a", 30, 3], ["b", 12, 3], ["c", 5, 3]);
  expect(counted(school).reduce((sum, number) => sum + number, 0)).toBe(27);
});

test("four hundred made-up visitors of one network who all choose one work are set aside, and those who live there are not", () => {
  const judged = judgeGroups([...homes, ...from("net", ["a", 0, 400], ["b", 0, 1], ["c", 40, 2])]);
  expect(judged.map(({ choice, counted: some }) => [choice, some])).toEqual([
    ["c", 2],
    ["a", 0],
    ["b", 1],
  ]);
});

test("bots made on one day and left to age for two are no prior life", () => {
  expect(counted(from("net", ["a", 2, 250], ["a", 0, 4_750]))).toEqual([0, 0]);
});

test("known visitors who came over the years are counted, however much they agree", () => {
  const club = Array.from({ length: 30 }, (_, i): [string, number, number] => ["a", 3 + i * 5, 1]);
  expect(counted(from("club", ...club)).every((number) => number === 1)).toBe(true);
});

test("where nobody is known yet, newness says nothing: a school of newcomers with the taste of all is counted", () => {
  const launch: VoterGroup[] = ["a", "b", "c", "d", "e"].map((choice) => ({
    ...{ network: null, networkSize: 1, choice, knownDays: 0, voters: 200 },
  }));
  const school = from("school", ["a", 0, 12], ["b", 0, 10], ["c", 1, 11], ["d", 0, 9]);
  expect(judgeGroups([...launch, ...school]).reduce((sum, group) => sum + group.counted, 0)).toBe(42);
});

test("the verdict does not ask who came first", () => {
  const groups = [...homes, ...from("net", ["a", 0, 40], ["b", 0, 5], ["a", 20, 3]), ...from("other", ["c", 0, 9])];
  const sorted = (judged: ReturnType<typeof judgeGroups>) =>
    judged.toSorted((x, y) => JSON.stringify(x).localeCompare(JSON.stringify(y)));
  expect(sorted(judgeGroups(groups.toReversed()))).toEqual(sorted(judgeGroups(groups)));
});

test("on a quiet night one network cannot speak for all, though most votes are its own", () => {
  const few: VoterGroup[] = [{ network: null, networkSize: 1, choice: "b", knownDays: 0, voters: 10 }];
  const judged = judgeGroups([...few, ...from("net", ["a", 0, 420], ["b", 0, 2])]);
  expect(judged.map(({ choice, counted: some }) => [choice, some])).toEqual([
    ["a", 0],
    ["b", 2],
  ]);
});
