import { expect, test } from "vitest";
import { parseListPosition, formatListPosition } from "./list-position.ts";

test("a place is read as it was written", () => {
  for (const id of ["lip-03", "film:film-01", "00000000-0000-4000-8000-000000000001"]) {
    const position = { at: new Date("2026-11-22T15:04:05.678Z"), id };
    expect(parseListPosition(formatListPosition(position))).toEqual(position);
  }
});

test("what is no place is none", () => {
  for (const text of ["", "x", "1.", ".lip-03", "1.a b", "99999999999999999.a"])
    expect(parseListPosition(text)).toBeNull();
});
