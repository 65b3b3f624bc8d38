import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createReadGate } from "./read-gate.ts";
import type { RequestInfo } from "./request-info.ts";

const info = (): RequestInfo => ({ ...({} as RequestInfo) });
const open = (): ServerResponse => new EventEmitter() as ServerResponse;

test("who comes when enough are in is refused, and let in when one of them has an answer", () => {
  const gate = createReadGate(2);
  const [first, second] = [open(), open()];
  expect([gate.enter(info(), first), gate.enter(info(), second), gate.enter(info(), open())]).toEqual([
    true,
    true,
    false,
  ]);
  first.emit("close");
  expect([gate.enter(info(), open()), gate.enter(info(), open())]).toEqual([true, false]);
});

test("a stream that has begun takes nobody's place, and gives none back twice", () => {
  const gate = createReadGate(1);
  const [stream, response] = [info(), open()];
  gate.enter(stream, response);
  stream.startStreaming?.();
  expect(gate.enter(info(), open())).toBe(true);
  response.emit("close");
  expect(gate.enter(info(), open())).toBe(false);
});
