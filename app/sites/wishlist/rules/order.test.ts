import { expect, it } from "vitest";
import { mergeOrder, moveItem } from "./order.ts";

it("moves a thing up, down, and no further than the ends", () => {
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moveItem(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moveItem(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
  expect(moveItem(["a", "b", "c"], 1, -4)).toEqual(["b", "a", "c"]);
});

it("leaves what is not shown where it is", () => {
  expect(mergeOrder(["a", "B", "c", "D", "e"], ["D", "B"])).toEqual(["a", "D", "c", "B", "e"]);
});
