import { expect, it } from "vitest";
import { merged, moved } from "./order.ts";

it("moves a thing up, down, and no further than the ends", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 1, -4)).toEqual(["b", "a", "c"]);
});

it("leaves what is not shown where it is", () => {
  expect(merged(["a", "B", "c", "D", "e"], ["D", "B"])).toEqual(["a", "D", "c", "B", "e"]);
});
