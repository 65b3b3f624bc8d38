import { expect, test } from "vitest";
import { countFacets, parseFacets, formatFacets } from "./facets.ts";
import type { SearchDocument } from "./search-document.ts";

const tip = (id: string, part: string, minutes: string[]): SearchDocument => ({
  ...{ id, kind: "tip", title: id, href: `/tips?t=${id}`, asks: [], keywords: [], body: [] },
  facets: { part: [part], minutes },
});
const tips = [tip("a", "lip", ["1", "3"]), tip("b", "lip", ["3"]), tip("c", "brow", ["3"])];

test("an address is written as it was read, in one order", () => {
  expect(formatFacets(parseFacets("minutes:3,part:lip").choice)).toBe("part:lip,minutes:3");
  expect(formatFacets({})).toBe("");
});

test("what is no condition is named and left out", () => {
  const { choice, unknown } = parseFacets("part:lip,size:9,part:<x>,part:brow");
  expect(choice).toEqual({ part: "lip" });
  expect(unknown).toEqual(["size:9", "part:<x>"]);
});

test("a count says what would be left if one took it", () => {
  const counts = countFacets(tips, { minutes: "1" });
  expect(counts.part).toEqual({ lip: 1 });
  expect(counts.minutes).toEqual({ "1": 1, "3": 3 });
});
