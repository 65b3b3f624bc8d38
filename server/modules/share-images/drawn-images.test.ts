import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { WorkerProcessError } from "../../platform/worker-process-error.ts";
import { type AdmitDrawing, createDrawnImages } from "./drawn-images.ts";

const request = {} as IncomingMessage;
const refusal = { reason: "limit", retryAfterSeconds: 7 } as const;
const open = (admit: AdmitDrawing) => createDrawnImages({ maxBytes: 1_000, admit });
const draw = vi.fn(async () => new Uint8Array([1, 2, 3]));

test("a new picture that may not be drawn is refused before it is, and one that was drawn is served to everybody", async () => {
  draw.mockClear();
  let isOpen = true;
  const leave = vi.fn();
  const images = open(async () => (isOpen ? leave : refusal));
  expect([...((await images.get("one", request, draw)) as Uint8Array)]).toEqual([1, 2, 3]);
  expect(leave).toHaveBeenCalledOnce();
  isOpen = false;
  expect(await images.get("one", request, draw)).toBeInstanceOf(Uint8Array);
  expect(await images.get("two", request, draw)).toEqual(refusal);
  expect(draw).toHaveBeenCalledOnce();
});

test("who asks for what is being drawn waits for it, and is not counted", async () => {
  draw.mockClear();
  const admit = vi.fn(async () => () => {});
  const images = open(admit);
  await Promise.all([1, 2, 3].map(() => images.get("one", request, draw)));
  expect([draw.mock.calls.length, admit.mock.calls.length]).toEqual([1, 1]);
});

test("who waits for a picture with somebody who may have none gets it nonetheless", async () => {
  draw.mockClear();
  const attacker = {} as IncomingMessage;
  const images = open(async (asker) => (asker === attacker ? refusal : () => {}));
  const answers = await Promise.all([attacker, request, request].map((asker) => images.get("one", asker, draw)));
  expect(answers).toEqual([refusal, new Uint8Array([1, 2, 3]), new Uint8Array([1, 2, 3])]);
  expect(draw).toHaveBeenCalledOnce();
});

test("too many that wait are told to come again, and a failure is not kept", async () => {
  const leave = vi.fn();
  const images = open(async () => leave);
  const busy = () => Promise.reject(new WorkerProcessError("busy"));
  expect(await images.get("one", request, busy)).toEqual({ reason: "busy", retryAfterSeconds: 10 });
  await expect(images.get("one", request, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(leave).toHaveBeenCalledTimes(2);
  expect(await images.get("one", request, draw)).toBeInstanceOf(Uint8Array);
});
