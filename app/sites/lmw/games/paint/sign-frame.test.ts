import { expect, it } from "vitest";
import { signHeight, signWidth } from "./mouth.ts";
import { frameSign, toSignPosition } from "./sign-frame.ts";

const frame = frameSign({ width: 390, height: 620 });

it("leaves room for the done signs below", () => {
  expect(frame.x * 2 + signWidth * frame.scale).toBeCloseTo(390);
  expect(620 - frame.y - signHeight * frame.scale).toBeGreaterThan(frame.y);
});

it("finds the place under a finger, and the edge for one beside the sign", () => {
  const middle = [frame.x + (signWidth / 2) * frame.scale, frame.y + (signHeight / 2) * frame.scale] as const;
  expect(toSignPosition(frame, ...middle)).toEqual({ x: signWidth / 2, y: signHeight / 2 });
  expect(toSignPosition(frame, 0, 0)).toEqual({ x: 0, y: 0 });
  expect(toSignPosition(frame, 900, 900)).toEqual({ x: signWidth, y: signHeight });
});
