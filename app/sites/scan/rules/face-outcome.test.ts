import { describe, expect, it } from "vitest";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { axes } from "./face-axes.ts";
import { outcomeOf } from "./face-outcome.ts";
import {
  type Answer,
  maskQuestion,
  nineQuestions,
  scoreAnswer,
  scoreAnswers,
  threeQuestions,
} from "./face-questions.ts";
import { canonicalCode, codeAt, duoOf, indexOf, neighboursOf, oppositeOf } from "./type-codes.ts";

describe("three scores", () => {
  it("give one of eight types", () => {
    expect(outcomeOf({ line: -1, depth: -1, ratio: -1 }).type).toBe("REISUI");
    expect(outcomeOf({ line: -1, depth: -1, ratio: 1 }).type).toBe("SUICHUKA");
    expect(outcomeOf({ line: -1, depth: 1, ratio: -1 }).type).toBe("ONTO");
    expect(outcomeOf({ line: -1, depth: 1, ratio: 1 }).type).toBe("TSUYUDAMA");
    expect(outcomeOf({ line: 1, depth: -1, ratio: -1 }).type).toBe("KOTO");
    expect(outcomeOf({ line: 1, depth: -1, ratio: 1 }).type).toBe("RITO");
    expect(outcomeOf({ line: 1, depth: 1, ratio: -1 }).type).toBe("KOUKA");
    expect(outcomeOf({ line: 1, depth: 1, ratio: 1 }).type).toBe("KIKA");
  });

  it("name the runner-up across the axis that decided least", () => {
    expect(outcomeOf({ line: 2, depth: -0.7, ratio: 1.4 })).toEqual({
      type: "RITO",
      runnerUp: "KIKA",
      nearestAxis: "depth",
      borderlineAxes: [],
      coarse: { a: 2, b: -1, c: 1 },
    });
    expect(outcomeOf({ line: -0.4, depth: 3, ratio: 9 })).toMatchObject({
      type: "TSUYUDAMA",
      runnerUp: "KIKA",
      borderlineAxes: ["line"],
      coarse: { a: 0, b: 3, c: 3 },
    });
  });

  it("are kept as whole numbers that hold no more than is needed", () => {
    expect(outcomeOf({ line: -0.5, depth: 0.5, ratio: -0.2 }).coarse).toStrictEqual({ a: -1, b: 1, c: 0 });
    expect(outcomeOf({ line: -7, depth: 7, ratio: -2.5 }).coarse).toStrictEqual({ a: -3, b: 3, c: -3 });
  });
});

describe("a code", () => {
  it("in any spelling is the same code", () => {
    for (const spelling of ["kika", "KIKA", "Kika", " kiKA "]) expect(canonicalCode(spelling)).toBe("KIKA");
    for (const unknown of ["", "kikas", "輝花", "__proto__", "ＫＩＫＡ"]) expect(canonicalCode(unknown)).toBeNull();
  });

  it("and its index lead to each other", () => {
    faceTypeCodes.forEach((code, index) => {
      expect(indexOf(code)).toBe(index);
      expect(codeAt(index)).toBe(code);
    });
    for (const index of [-1, 8, 1.5, Number.NaN]) expect(codeAt(index)).toBeNull();
  });

  it("has one opposite and three neighbours, and they know it", () => {
    expect(oppositeOf("REISUI")).toBe("KIKA");
    expect(oppositeOf("TSUYUDAMA")).toBe("KOTO");
    expect(neighboursOf("KOUKA")).toEqual(["KIKA", "KOTO", "ONTO"]);
    for (const code of faceTypeCodes) {
      expect(oppositeOf(oppositeOf(code))).toBe(code);
      for (const neighbour of neighboursOf(code)) expect(neighboursOf(neighbour)).toContain(code);
    }
  });

  it("makes one duo with another, whoever is named first", () => {
    expect(duoOf("KIKA", "REISUI")).toEqual(["REISUI", "KIKA"]);
    expect(duoOf("KOTO", "KOTO")).toEqual(["KOTO", "KOTO"]);
    const duos = faceTypeCodes.flatMap((a) => faceTypeCodes.map((b) => duoOf(a, b).join()));
    expect(new Set(duos).size).toBe(36);
  });
});

describe("questions", () => {
  const all = (answer: Answer) => Object.fromEntries(nineQuestions.map(({ id }) => [id, answer]));

  it("ask each axis once in three, three times in nine", () => {
    expect(threeQuestions.map(({ axis }) => axis)).toEqual(axes);
    for (const axis of axes) expect(nineQuestions.filter((question) => question.axis === axis)).toHaveLength(3);
    expect(maskQuestion.axis).toBe("ratio");
  });

  it("reach all eight types in both lengths", () => {
    for (const questions of [threeQuestions, nineQuestions]) {
      const types = faceTypeCodes.map((_, index) => {
        const sides = { line: index & 4, depth: index & 2, ratio: index & 1 };
        const answers = questions.map(({ id, axis }) => [id, sides[axis] ? "second" : "first"] as const);
        return outcomeOf(scoreAnswers(questions, Object.fromEntries(answers))).type;
      });
      expect(types).toEqual(faceTypeCodes);
    }
  });

  it("answered with 「どちらとも」, or not at all, stay on the border", () => {
    for (const answers of [all("neither"), {}]) {
      expect(scoreAnswers(nineQuestions, answers)).toStrictEqual({ line: 0, depth: 0, ratio: 0 });
      expect(outcomeOf(scoreAnswers(nineQuestions, answers)).borderlineAxes).toEqual(axes);
    }
    expect(scoreAnswer("neither")).toBe(0);
  });

  it("weigh one against two, and a lone picture less than three that agree", () => {
    const split = scoreAnswers(nineQuestions, { outline: "second", brow: "second", jaw: "first", eyes: "first" });
    expect(split).toStrictEqual({ line: 1, depth: -1, ratio: 0 });
    expect(scoreAnswers(threeQuestions, { outline: "second" }).line).toBe(2);
    expect(scoreAnswers(nineQuestions, all("second"))).toEqual({ line: 3, depth: 3, ratio: 3 });
    expect(scoreAnswer("first")).toBe(-2);
  });
});
