import { expect, it } from "vitest";
import { testerLanguages } from "#contracts/tester-languages.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { type TesterResult, maxKnots } from "./tester-result.ts";
import { encodeTesterResult, decodeTesterResult } from "./tester-result-code.ts";

const small: TesterResult = {
  ...{ lang: "th", mission: 18, ground: 6, seconds: 42, isCalm: false, isDuo: true },
  strokes: [
    {
      shade: 23,
      player: 0,
      knots: [
        { x: 0, y: 127, w: 7 },
        { x: 127, y: 0, w: 0 },
      ],
    },
    {
      shade: 0,
      player: 1,
      knots: [
        { x: 3, y: 4, w: 5 },
        { x: 60, y: 70, w: 1 },
        { x: 9, y: 9, w: 2 },
      ],
    },
  ],
};

it("a round comes back from its code as it was", () => {
  expect(decodeTesterResult(encodeTesterResult(small))).toEqual(small);
});

it("the richest round still fits into a short address, in every language", () => {
  const random = seededRandom(7);
  const strokes = [15, 15, 14, 8, 2].map((count, i) => ({
    shade: i * 4,
    player: 0 as const,
    knots: Array.from({ length: count }, () => ({
      x: Math.floor(random() * 128),
      y: Math.floor(random() * 128),
      w: Math.floor(random() * 8),
    })),
  }));
  expect(strokes.reduce((sum, { knots }) => sum + knots.length, 0)).toBe(maxKnots);
  for (const lang of testerLanguages) {
    const code = encodeTesterResult({ ...small, lang, isDuo: false, strokes });
    expect(code.length).toBeLessThanOrEqual(190);
    expect(decodeTesterResult(code)?.strokes).toEqual(strokes);
  }
});

it("a code that somebody bent, cut or made up is nobody's round", () => {
  const code = encodeTesterResult(small);
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === "A" ? "B" : "A";
    expect(decodeTesterResult(code.slice(0, at) + other + code.slice(at + 1)), `letter ${at}`).toBeNull();
  }
  for (const broken of ["", "A", code.slice(0, -1), `${code}A`, `${code.slice(0, 10)}%00`, "A".repeat(400)])
    expect(decodeTesterResult(broken), broken.slice(0, 20)).toBeNull();
});
