import { expect, test } from "vitest";
import { type Answers, formatAnswers, parseAnswers, queryAfter } from "./answers.ts";

const read = (query: string): Answers => parseAnswers(new URLSearchParams(query));
const nothing: Answers = { worry: null, minutes: null, tools: [], card: 0, saved: [] };

test("an address is read as it was written", () => {
  for (const query of ["", "?w=line", "?w=line&m=5", "?w=rain&m=1&liner=1&swab=1&n=2&k=3.17", "?w=late&m=15&n=6"])
    expect(formatAnswers(read(query))).toBe(query);
});

test("what a form sends is an answer like any other", () => {
  expect(read("?w=lip&m=5&balm=1&lip=1&n=1")).toEqual({
    worry: "lip",
    minutes: 5,
    tools: ["lip", "balm"],
    card: 1,
    saved: [],
  });
});

test("a worry nobody has, and all that hangs on it, is as if it were not there", () => {
  expect(read("?w=hair&m=5&n=3&k=1")).toEqual(nothing);
  expect(read("?w=line&m=7&n=3")).toEqual({ ...nothing, worry: "line" });
  expect(read("?m=5&n=2")).toEqual(nothing);
});

test("a card or a number that does not exist is passed over", () => {
  expect(read("?w=line&m=1&n=9").card).toBe(0);
  expect(read("?w=line&m=1&n=2&k=0.97.5.5").saved).toEqual([5]);
  expect(read(`?w=line&m=1&n=2&k=${"1.".repeat(90)}`).saved).toEqual([]);
  expect(read("?w=line&m=1&k=3").saved).toEqual([]);
});

test("a card that is kept goes along, once; one that is let go leaves no trace", () => {
  const second = read("?w=line&m=5&n=2&k=3");
  expect(queryAfter(second, "keep", 17)).toBe("?w=line&m=5&n=3&k=3.17");
  expect(queryAfter(second, "keep", 3)).toBe("?w=line&m=5&n=3&k=3");
  expect(queryAfter(second, "skip", 17)).toBe("?w=line&m=5&n=3&k=3");
});

test("the last card leads to what was kept, or to the page that says that nothing was", () => {
  expect(queryAfter(read("?w=line&m=5&n=5&k=3"), "skip", 17)).toMatch(/^\?w=line&m=5&r=/);
  expect(queryAfter(read("?w=line&m=5&n=5"), "skip", 17)).toBe("?w=line&m=5&n=6");
});
