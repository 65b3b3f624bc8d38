import { EventEmitter, once } from "node:events";
import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { createReadGate, type ReadGate } from "./read-gate.ts";
import type { RequestInfo } from "./request-info.ts";

let nowMs = 0;
let refusals: number[] = [];
beforeEach(() => {
  nowMs = 0;
  refusals = [];
});
const info = (): RequestInfo => ({ ...({} as RequestInfo), receivedAtMs: nowMs });
const open = (): ServerResponse => new EventEmitter() as ServerResponse;
const openGate = (most: number, least = 1): ReadGate =>
  createReadGate({ most, least, targetMs: 500, nowMs: () => nowMs, onRefused: (count) => refusals.push(count) });

/** Fills the gate, lets all that are in have their answers after so long, and tells how many there were. */
function answerAll(gate: ReadGate, tookMs: number): number {
  const inside: ServerResponse[] = [];
  for (let next = open(); gate.enter(info(), next); next = open()) inside.push(next);
  nowMs += tookMs;
  for (const response of inside) response.emit("close");
  return inside.length;
}

test("who comes when enough are in is refused, and let in when one of them has an answer", () => {
  const gate = openGate(2, 2);
  const [first, second] = [open(), open()];
  expect([first, second, open()].map((response) => gate.enter(info(), response))).toEqual([true, true, false]);
  first.emit("close");
  expect([gate.enter(info(), open()), gate.enter(info(), open())]).toEqual([true, false]);
});

test("a stream that has begun takes nobody's place, and gives none back twice", () => {
  const gate = openGate(1);
  const [stream, response] = [info(), open()];
  gate.enter(stream, response);
  stream.startStreaming?.();
  expect(gate.enter(info(), open())).toBe(true);
  nowMs = 60_000;
  response.emit("close");
  expect(gate.enter(info(), open())).toBe(false);
});

test("where answers are slow fewer are let in, never fewer than the least, and more again when they are quick", () => {
  const gate = openGate(64, 16);
  expect(answerAll(gate, 900)).toBe(64);
  expect(answerAll(gate, 900)).toBeLessThan(20);
  expect(answerAll(gate, 900)).toBe(16);
  expect(answerAll(gate, 900)).toBe(16);
  for (let round = 0; round < 60; round++) answerAll(gate, 50);
  expect(answerAll(gate, 50)).toBe(64);
});

test("an operator is told of the first refusal at once, and of the others by their number", () => {
  const gate = openGate(1);
  gate.enter(info(), open());
  for (let i = 0; i < 5; i++) gate.enter(info(), open());
  expect(refusals).toEqual([1]);
  nowMs = 10_000;
  gate.enter(info(), open());
  expect(refusals).toEqual([1, 5]);
});

test("whoever does not read their answer keeps nobody out", async () => {
  const gate = openGate(1);
  // More than the system takes on for somebody who does not read.
  const answer = Buffer.alloc(32 * 1024 * 1024);
  const server = createServer((_, response) => {
    response.statusCode = gate.enter(info(), response) ? 200 : 503;
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = { port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent: false } as const;
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    const [response] = await once(get(address), "response");
    response.pause();
    statuses.push(response.statusCode);
  }
  server.closeAllConnections();
  server.close();
  expect(statuses).toEqual([200, 200, 200]);
});
