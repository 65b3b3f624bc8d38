import { expect, test } from "vitest";
import { turnTowards } from "./turn-towards.ts";

test("the whole wall looks at the one that was chosen, which looks straight ahead", () => {
  expect(turnTowards(4, 4, 3)).toEqual({ across: 0, down: 0 });
  expect(turnTowards(3, 4, 3).across).toBeGreaterThan(0);
  expect(turnTowards(5, 4, 3).across).toBeLessThan(0);
  expect(turnTowards(1, 4, 3)).toMatchObject({ across: 0 });
  expect(turnTowards(1, 4, 3).down).toBeGreaterThan(0);
  expect(turnTowards(22, 4, 3).down).toBeLessThan(0);
});

test("neighbours turn further than those at the other end of the hall", () => {
  expect(turnTowards(3, 4, 3).across).toBeGreaterThan(Math.abs(turnTowards(23, 4, 3).down));
});
