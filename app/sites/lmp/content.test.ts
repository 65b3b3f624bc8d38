import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { prophecyOccasions } from "#contracts/prophecy.ts";
import { forbiddenWords } from "./rules/forbidden-words.ts";
import { readContent } from "../../../tools/content/read-content.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));
const numbers = (list: readonly { number: number }[]): number[] => list.map(({ number }) => number);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test("every monster has ten first lines, all are there, and no line is there twice", () => {
  expect(numbers(content.prophecyKernels)).toEqual(upTo(240));
  for (const { id } of content.monsters)
    expect(
      content.prophecyKernels.filter(({ monsterId }) => monsterId === id),
      id,
    ).toHaveLength(10);
  const texts = [
    ...content.prophecyKernels,
    ...content.prophecySigns,
    ...content.prophecyGestures,
    ...content.prophecyAsides,
    ...content.prophecyNights,
  ].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

describe("the lines below it are all there, under the numbers that stand in addresses", () => {
  test.each([
    ["prophecySigns", 90],
    ["prophecyGestures", 90],
    ["prophecyAsides", 60],
    ["prophecyHours", 12],
  ] as const)("%s: %i", (name, count) => {
    expect(numbers(content[name])).toEqual(upTo(count));
  });
});

test("every stroke of two mouths has its own line, each phase an answer to each answer, each mouth its taste", () => {
  const { prophecyMargins, prophecyMarginReplies, prophecyMouths } = content;
  expect([prophecyMargins, prophecyMarginReplies, prophecyMouths].map(numbers)).toEqual([60, 18, 12].map(upTo));
  expect(new Set(prophecyMarginReplies.map(({ phase, answer }) => `${phase} ${answer}`)).size).toBe(18);
  expect(new Set(prophecyMouths.map(({ mood, form }) => `${mood} ${form}`)).size).toBe(12);
  const lines = [...prophecyMargins, ...prophecyMarginReplies, ...prophecyMouths].map(({ text }) => text);
  expect(new Set(lines).size).toBe(90);
  for (const line of lines) for (const word of forbiddenWords) expect(line).not.toMatch(word);
});

test("an hour is said in one way by day and in another at night", () => {
  const lines = content.prophecyHours.flatMap(({ day, night }) => [day, night]);
  expect(new Set(lines).size).toBe(24);
});

test("every special night has a line: the solar terms one each, and what is silver an answer", () => {
  const kinds = content.prophecyNights.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(prophecyOccasions));
  const terms = content.prophecyNights.flatMap(({ term, reading }) => (term && reading ? [term] : []));
  expect(new Set(terms).size).toBe(24);
  expect(kinds.filter((kind) => kind === "term")).toHaveLength(24);
  for (const { kind, answer, number } of content.prophecyNights)
    expect(answer !== undefined, String(number)).toBe(kind === "silver");
});
