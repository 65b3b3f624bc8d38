import { expect, it } from "vitest";
import { countReads } from "./count-reads.ts";

const [right, wrong] = ["9780441014989", "5780407014989"];

it("one read is not enough, however well its check digit fits", () => {
  expect(countReads([wrong]).accepted).toBeNull();
  expect(countReads([]).accepted).toBeNull();
});

it("two equal reads are a code", () => {
  expect(countReads([right, right]).accepted).toBe(right);
});

it("a code that another one contradicts must come three times", () => {
  expect(countReads([wrong, right, right]).accepted).toBeNull();
  expect(countReads([wrong, right, right, right]).accepted).toBe(right);
  expect(countReads([wrong, wrong, right, right]).accepted).toBeNull();
});
