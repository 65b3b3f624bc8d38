import { expect, it } from "vitest";
import { weekAt, addWeeks, weekOf } from "./weeks.ts";

it("a week begins on Monday at midnight in Japan", () => {
  const week = weekAt(new Date("2026-11-20T12:00:00Z"));
  expect(week).toEqual({
    code: "202647",
    from: new Date("2026-11-15T15:00:00Z"),
    until: new Date("2026-11-22T15:00:00Z"),
  });
  expect(weekAt(new Date(week.until.getTime() - 1)).code).toBe("202647");
  expect(weekAt(week.until).code).toBe("202648");
});

it("the year of a week is that of its Thursday", () => {
  expect(weekAt(new Date("2027-01-01T03:00:00Z")).code).toBe("202653");
  expect(weekOf("202653")?.until).toEqual(weekOf("202701")?.from);
  expect(addWeeks(weekOf("202701")!, -1).code).toBe("202653");
});

it("a week that no calendar has is none", () => {
  for (const code of ["202553", "202600", "202660", "2026", "abcdef", "199901"]) expect(weekOf(code)).toBeNull();
});
