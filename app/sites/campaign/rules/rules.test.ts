import { expect, test } from "vitest";
import { breakProof, possibleBreaks } from "./break-proof.ts";
import { faceOf } from "./face-of.ts";
import { perHundred } from "./odds.ts";
import { wrongAnswers } from "./quiz.ts";
import { lightsOnTheWall } from "./wall.ts";

test("odds are printed as one says them, and something is never nothing", () => {
  expect([
    perHundred(0, 0),
    perHundred(0, 50),
    perHundred(1, 100_000),
    perHundred(21, 543),
    perHundred(1, 4),
    perHundred(200, 40),
  ]).toEqual([null, "0", "0.01", "3.9", "25", "100"]);
});

test("a quiz that is left out or half answered is wrong where it is", () => {
  const questions = [{ answer: 1 }, { answer: 0 }];
  expect(wrongAnswers(questions, [1, 0])).toEqual([]);
  expect(wrongAnswers(questions, [0, 0])).toEqual([0]);
  expect(wrongAnswers(questions, [])).toEqual([0, 1]);
});

test("two prizes of one hour are two lights behind one door", () => {
  const lights = lightsOnTheWall([{ door: 3 }, { door: 3 }, { door: 99 }]);
  expect(lights).toHaveLength(100);
  expect([lights[3], lights[99], lights[0]]).toEqual([2, 1, 0]);
});

test("a win stays what it was, and a stranger sees a stranger's page", () => {
  expect(faceOf({ doors: [{ outcome: "lose" }], win: {} })).toBe("win");
  expect(faceOf({ doors: [{ outcome: "lose" }, { outcome: "win" }], win: null })).toBe("lose");
  expect(faceOf({ doors: [], win: null })).toBe("stranger");
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
  for (const what of [...possibleBreaks(proof), "beacon"] as const) {
    const { proof: broken, from, to } = breakProof(proof, what);
    expect(from).not.toBe(to);
    const fields = (Object.keys(proof) as (keyof typeof proof)[]).filter(
      (field) => JSON.stringify(broken[field]) !== JSON.stringify(proof[field]),
    );
    expect(fields).toHaveLength(1);
  }
});
