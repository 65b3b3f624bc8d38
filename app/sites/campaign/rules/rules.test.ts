import { expect, test } from "vitest";
import { breakProof, possibleBreaks } from "./break-proof.ts";
import { resultVariantOf } from "./result-variant.ts";
import { formatPercent } from "./odds.ts";
import { wrongAnswers } from "./quiz.ts";
import { countPrizesPerCell } from "./entry-grid.ts";
import { isEntrySpent } from "./entry-spent.ts";
import { missingFields, questionNumber } from "./missing-fields.ts";
import { commitmentTiming } from "./commitment-timing.ts";

test("odds are printed as one says them, and something is never nothing", () => {
  expect([
    formatPercent(0, 0),
    formatPercent(0, 50),
    formatPercent(1, 100_000),
    formatPercent(21, 543),
    formatPercent(1, 4),
    formatPercent(200, 40),
  ]).toEqual([null, "0", "0.01", "3.9", "25", "100"]);
});

test("a quiz that is left out or half answered is wrong where it is", () => {
  const questions = [{ answer: 1 }, { answer: 0 }];
  expect(wrongAnswers(questions, [1, 0])).toEqual([]);
  expect(wrongAnswers(questions, [0, 0])).toEqual([0]);
  expect(wrongAnswers(questions, [])).toEqual([0, 1]);
});

test("two prizes of one hour are two lights behind one door", () => {
  const prizeCounts = countPrizesPerCell([{ entry: 3 }, { entry: 3 }, { entry: 99 }]);
  expect(prizeCounts).toHaveLength(100);
  expect([prizeCounts[3], prizeCounts[99], prizeCounts[0]]).toEqual([2, 1, 0]);
});

test("a win stays what it was, and a stranger sees a stranger's page", () => {
  expect(resultVariantOf({ doors: [{ outcome: "lose" }], win: {} })).toBe("win");
  expect(resultVariantOf({ doors: [{ outcome: "lose" }, { outcome: "win" }], win: null })).toBe("lose");
  expect(resultVariantOf({ doors: [], win: null })).toBe("recipient");
});

test("each way of breaking changes exactly one place of the proof", () => {
  const proof = {
    seed: "0".repeat(64),
    beacon: "f".repeat(64),
    moments: ["0 lip 100"],
    entries: ["200 aa 0", "300 bb -", "400 cc -"],
    drawn: [] as string[],
  };
  expect(possibleBreaks(proof)).toEqual(["seed", "moment", "entry", "winner"]);
  expect(possibleBreaks({ ...proof, moments: [], entries: ["1 aa -"] })).toEqual(["seed", "entry"]);
  expect(possibleBreaks({ ...proof, drawn: ["1 bb"] })).toContain("beacon");
  for (const part of [...possibleBreaks(proof), "beacon"] as const) {
    const { proof: broken, from, to } = breakProof(proof, part);
    expect(from).not.toBe(to);
    const fields = (Object.keys(proof) as (keyof typeof proof)[]).filter(
      (field) => JSON.stringify(broken[field]) !== JSON.stringify(proof[field]),
    );
    expect(fields).toHaveLength(1);
  }
});

test("a seal says by how much it is older than the opening, or younger: a second decides, and the moment itself is in time", () => {
  const opens = "2026-11-15T00:00:00.000+09:00";
  expect(commitmentTiming("2026-11-12T00:00:00.000+09:00", opens)).toEqual({
    isBefore: true,
    gap: { unit: "days", count: 3 },
  });
  expect(commitmentTiming("2026-11-14T15:00:00.000Z", opens)).toEqual({
    isBefore: true,
    gap: { unit: "seconds", count: 0 },
  });
  expect(commitmentTiming("2026-11-14T15:00:01.500Z", opens)).toEqual({
    isBefore: false,
    gap: { unit: "seconds", count: 1 },
  });
  expect(commitmentTiming("2026-11-15T23:59:59+09:00", opens).gap).toEqual({ unit: "hours", count: 23 });
  expect(commitmentTiming("2026-11-15T00:59:59+09:00", opens).gap).toEqual({ unit: "minutes", count: 59 });
});

test("a form names what it still wants in the order in which it stands, and of the young one thing more", () => {
  const missingOf = (fields: Record<string, string>, questions = 0) =>
    missingFields(new Map(Object.entries(fields)), questions);
  expect(missingOf({})).toEqual(["lives", "age", "rules"]);
  expect(missingOf({ lives: "on", age: "13-17" })).toEqual(["consent", "rules"]);
  expect(missingOf({ lives: "on", age: "18", rules: "on" })).toEqual([]);
  expect(missingOf({ "answer-0": "0", lives: "on", age: "18" }, 2)).toEqual(["answer-1", "rules"]);
  expect([questionNumber("answer-1"), questionNumber("age")]).toEqual([2, null]);
});

test("a door is done for today once it was opened; who only lacks a stamp is still before it", () => {
  const entry = { at: "2026-11-20T12:00:00Z" };
  expect(isEntrySpent({ doors: [], mayEnter: false, stamps: [] }, 4)).toBe(false);
  expect(isEntrySpent({ doors: [entry], mayEnter: false, stamps: [] }, 0)).toBe(true);
  expect(isEntrySpent({ doors: [entry], mayEnter: true, stamps: [] }, 0)).toBe(false);
});
