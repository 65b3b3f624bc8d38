import { expect, test } from "vitest";
import { nineQuestions } from "../rules/face-questions.ts";
import { pictureOf } from "./question-pictures.ts";

test.each(nineQuestions.map(({ id }) => id))("the two drawings of %s differ, and nothing in them is broken", (id) => {
  const [first, second] = [pictureOf(id, "first"), pictureOf(id, "second")];
  expect(first.marks).not.toEqual(second.marks);
  for (const { d } of [...first.marks, ...second.marks]) expect(d).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(nineQuestions.map(({ id }) => id))("%s has its one touch of red on both sides", (id) => {
  for (const side of ["first", "second"] as const)
    expect(pictureOf(id, side).marks.filter(({ ink }) => ink === "red")).toHaveLength(1);
});
