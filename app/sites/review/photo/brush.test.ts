import { expect, test } from "vitest";
import { brushRadiusPx, isNextPoint, middleOf, moveByKey } from "./brush.ts";

const photo = { width: 800, height: 600 };

test("arrow keys lead the circle over the photo, with shift in small steps, and never out of it", () => {
  expect(moveByKey(middleOf(photo), "ArrowRight", false, photo)).toEqual([430, 300]);
  expect(moveByKey(middleOf(photo), "ArrowUp", true, photo)).toEqual([400, 294]);
  expect(moveByKey([10, 590], "ArrowLeft", false, photo)).toEqual([0, 590]);
  expect(moveByKey([10, 590], "ArrowDown", false, photo)).toEqual([10, 600]);
});

test("other keys lead nowhere", () => {
  expect(moveByKey(middleOf(photo), "Tab", false, photo)).toBeNull();
});

test("a stroke takes a new point once it has gone half its circle", () => {
  const radiusPx = brushRadiusPx(photo);
  expect(radiusPx).toBe(54);
  expect(isNextPoint([100, 100], [120, 100], radiusPx)).toBe(false);
  expect(isNextPoint([100, 100], [127, 100], radiusPx)).toBe(true);
});
