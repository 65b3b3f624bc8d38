import { expect, it } from "vitest";
import { rngBelow, createRng } from "#app/kits/game/rng.ts";
import { GameLogError, maxGameLogBytes, readGameLog, writeGameLog } from "./game-log.ts";

it("a round comes back as it was written, whatever was done in it", () => {
  const rng = createRng(11);
  for (let round = 0; round < 50; round++) {
    let atMs = 0;
    const events = Array.from({ length: rngBelow(rng, 60) }, () => ({
      atMs: (atMs += rngBelow(rng, 40_000) % 3_000),
      what: Array.from({ length: rngBelow(rng, 5) }, () => rngBelow(rng, 2_000) - 1_000),
    }));
    const log = { events, endMs: atMs + rngBelow(rng, 500) };
    expect(readGameLog(writeGameLog(log))).toEqual(log);
  }
});

it("what is cut off, foreign, too long or goes on after its end is no round", () => {
  const bytes = writeGameLog({ events: [{ atMs: 300, what: [500, -500] }], endMs: 400 });
  const faultOf = (broken: Uint8Array) => {
    try {
      readGameLog(broken);
    } catch (error) {
      return (error as GameLogError).fault;
    }
  };
  expect(faultOf(bytes.subarray(0, bytes.length - 1))).toBe("truncated");
  expect(faultOf(Uint8Array.from([1, 2, 3]))).toBe("broken");
  expect(faultOf(new Uint8Array(maxGameLogBytes + 1))).toBe("oversize");
  expect(faultOf(writeGameLog({ events: [{ atMs: 500, what: [] }], endMs: 400 }))).toBe("broken");
  expect(faultOf(writeGameLog({ events: [], endMs: 40 * 60_000 }))).toBe("oversize");
  expect(faultOf(Uint8Array.from([...bytes.subarray(0, 2), ...Array(9).fill(0xff)]))).toBe("broken");
});

it("noise is refused or read, never more than that", () => {
  const rng = createRng(3);
  for (let n = 0; n < 400; n++) {
    const noise = Uint8Array.from([0x67, 1, ...Array.from({ length: rngBelow(rng, 80) }, () => rngBelow(rng, 256))]);
    try {
      readGameLog(noise);
    } catch (error) {
      expect(error).toBeInstanceOf(GameLogError);
    }
  }
});
