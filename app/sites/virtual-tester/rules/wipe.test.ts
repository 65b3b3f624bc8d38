import { expect, test } from "vitest";
import { startWipe, applyWipe } from "./wipe.ts";

test("a tap and a slip of the thumb wipe nothing off", () => {
  const wipe = startWipe(100, 200, 360);
  expect(wipe.moveTo(100, 200)).toBe(0);
  expect(wipe.moveTo(118, 203)).toBeLessThan(0.2);
});

test("a swipe across half of the picture is a wipe", () => {
  const wipe = startWipe(80, 200, 360);
  for (let x = 90; x < 260; x += 10) wipe.moveTo(x, 200);
  expect(wipe.moveTo(260, 204)).toBe(1);
});

test("rubbing to and fro is a wipe as well", () => {
  const wipe = startWipe(160, 200, 360);
  for (const x of [190, 160, 190, 160]) wipe.moveTo(x, 201);
  expect(wipe.moveTo(190, 200)).toBe(1);
});

test("a thumb that goes up and down scrolls and wipes nothing", () => {
  const wipe = startWipe(160, 100, 360);
  for (let y = 120; y < 500; y += 20) expect(wipe.moveTo(160 + (y % 7), y)).toBe(0);
});

test("the first wipe takes what lies on top, the second one all of it", () => {
  expect(applyWipe("fresh")).toEqual({ after: "tissue", isLipOff: false });
  expect(applyWipe("coffee")).toEqual({ after: "tissue", isLipOff: false });
  expect(applyWipe("tissue")).toEqual({ after: "tissue", isLipOff: true });
});
