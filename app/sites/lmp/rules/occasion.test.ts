import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { addDays, isDay, parseCompactDay } from "#contracts/jst-calendar.ts";
import { seasonOf } from "#contracts/tip-choices.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { linesOf, occasionOf } from "./occasion.ts";
import { moonOf, termOf } from "./sky.ts";

const { prophecyNights } = readContent(join(import.meta.dirname, "../../../../content")).content;
const nobody = { lettersBefore: 40, lastLetterDay: null, firstVisitDay: null, chance: 0.5 };

// Published by the National Astronomical Observatory of Japan (暦要項).
test.each([
  ["2021-02-03", "立春"],
  ["2024-02-04", "立春"],
  ["2025-02-03", "立春"],
  ["2025-03-20", "春分"],
  ["2024-06-21", "夏至"],
  ["2024-09-22", "秋分"],
  ["2025-09-23", "秋分"],
  ["2024-11-07", "立冬"],
  ["2024-12-21", "冬至"],
  ["2026-01-20", "大寒"],
])("%s is %s", (day, name) => {
  expect(linesOf(prophecyNights, "term", day).map(({ term }) => term)).toEqual([name]);
  expect(occasionOf({ ...nobody, day })).toBe("term");
  expect(termOf(addDays(day, 1))).toBeNull();
});

test.each([
  ["2024-01-26", "full-moon"],
  ["2024-01-11", "new-moon"],
  ["2025-03-14", "full-moon"],
  ["2025-03-29", "new-moon"],
] as const)("%s is a night of %s, and the next one is not", (day, kind) => {
  expect(moonOf(day)).toBe(kind);
  expect(occasionOf({ ...nobody, day })).toBe(kind);
  expect(moonOf(addDays(day, 1))).toBeNull();
});

describe("a night of the visitor's own", () => {
  const day = "2026-11-19";
  it("is the third, seventh, fourteenth and thirtieth letter, however many nights lie between", () => {
    const kinds = [2, 6, 13, 29, 3, 30].map((lettersBefore) => occasionOf({ ...nobody, day, lettersBefore }));
    expect(kinds).toEqual(["letter-3", "letter-7", "letter-14", "letter-30", null, null]);
  });
  it("is the day of the first visit in a later year, not that day itself", () => {
    expect(occasionOf({ ...nobody, day, firstVisitDay: "2025-11-19" })).toBe("anniversary");
    expect(occasionOf({ ...nobody, day, firstVisitDay: day })).toBeNull();
  });
  it("is a return after fourteen nights, before anything else", () => {
    expect(occasionOf({ ...nobody, day, lettersBefore: 2, lastLetterDay: "2026-11-05" })).toBe("absence");
    expect(occasionOf({ ...nobody, day, lettersBefore: 2, lastLetterDay: "2026-11-06" })).toBe("letter-3");
  });
  it("is silver once in sixty-four ordinary nights", () => {
    expect(occasionOf({ ...nobody, day, chance: 1 / 65 })).toBe("silver");
    expect(occasionOf({ ...nobody, day, chance: 1 / 63 })).toBeNull();
  });
});

it("knows which days there are", () => {
  expect(parseCompactDay("20240229")).toBe("2024-02-29");
  expect(["20240230", "2024-02-29", "20241301", "", "x"].map(parseCompactDay)).toEqual([null, null, null, null, null]);
  expect(isDay("2026-02-29")).toBe(false);
  expect(["2026-01-05", "2026-04-01", "2026-06-30", "2026-07-20", "2026-10-01"].map(seasonOf)).toEqual([
    "winter",
    "spring",
    "rainy",
    "summer",
    "autumn",
  ]);
});
