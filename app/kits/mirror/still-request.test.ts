import { expect, test } from "vitest";
import { isAbort } from "../basics/abort.ts";
import type { Still } from "../makeup/still.ts";
import { createStillRequest } from "./still-request.ts";

const still = (): Still => ({ frame: { close() {} } as ImageBitmap, landmarks: new Float32Array(3) });

test("who freezes the mirror gets the next face, once", async () => {
  const request = createStillRequest();
  expect(request.taker()).toBeNull();
  const frozen = request.next();
  const face = still();
  request.taker()?.(face);
  expect(await frozen).toBe(face);
  expect(request.taker()).toBeNull();
});

test("a freeze before an empty picture ends with its mirror: the next one stays live", async () => {
  const request = createStillRequest();
  const frozen = request.next().catch((error: unknown) => error);
  request.cancel();
  expect(isAbort(await frozen)).toBe(true);
  expect(request.taker()).toBeNull();
});

test("of two presses the first is let go", async () => {
  const request = createStillRequest();
  const first = request.next().catch((error: unknown) => error);
  const second = request.next();
  request.taker()?.(still());
  expect(isAbort(await first)).toBe(true);
  expect((await second).landmarks).toHaveLength(3);
});
