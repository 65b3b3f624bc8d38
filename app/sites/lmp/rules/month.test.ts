import { expect, it } from "vitest";
import { addMonths, weeksOf } from "./month.ts";

it("lays a month out in whole weeks from Sunday", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
  expect(weeksOf("2026-02").flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf("2024-02").flat().filter(Boolean)).toHaveLength(29);
});

it("goes over the turn of a year in both directions", () => {
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2026-12", 1)).toBe("2027-01");
});
