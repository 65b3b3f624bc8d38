import { expect, test } from "vitest";
import { seededRandom } from "#server/platform/random.ts";
import { LogError, makeLogWriter, mostLogBytes, mostLogTicks, readLog } from "./input-log.ts";

const random = seededRandom("logs");
const inputs = (ticks: number, reach: number) =>
  Array.from({ length: ticks }, () => ({
    dx: random.int(2 * reach + 1) - reach,
    dy: random.int(2 * reach + 1) - reach,
    buttons: random.int(20) === 0 ? 1 : 0,
  }));
const written = (played: readonly { dx: number; dy: number; buttons: number }[]): Uint8Array => {
  const log = makeLogWriter();
  for (const input of played) log.add(input);
  log.check(0xfedcba98);
  return log.bytes();
};
const faultOf = (bytes: Uint8Array): string => {
  try {
    readLog(bytes);
    return "none";
  } catch (error) {
    if (error instanceof LogError) return error.fault;
    throw error;
  }
};

test.each([0, 1, 3, 56, 127])("what was done with moves up to %i is read back tick by tick", (reach) => {
  for (const ticks of [1, 64, 65, 66, 700]) {
    const played = inputs(ticks, reach);
    const log = readLog(written(played));
    expect(Array.from(log.dx, (dx, i) => ({ dx, dy: log.dy[i], buttons: log.buttons[i] }))).toEqual(played);
    expect(log.checkpoints).toEqual([0xfedcba98]);
  }
});

test("a run without a move is a handful of bytes, a trembling finger three a tick at most", () => {
  const still = Array.from({ length: mostLogTicks }, () => ({ dx: 0, dy: 0, buttons: 0 }));
  expect(written(still).length).toBeLessThan(16);
  expect(readLog(written(still)).dx).toHaveLength(mostLogTicks);
  expect(written(inputs(10_800, 56)).length).toBeLessThanOrEqual(10_800 * 3 + 20);
});

test("a log that is too long, foreign, cut off or has something behind it is refused by name", () => {
  const good = written(inputs(300, 20));
  expect(faultOf(good)).toBe("none");
  expect(faultOf(new Uint8Array(mostLogBytes + 1))).toBe("oversize");
  expect(faultOf(Uint8Array.of(0x4b, 1, 0xff, 0xff, 0x03, 0))).toBe("oversize");
  expect(faultOf(new Uint8Array())).toBe("foreign");
  expect(faultOf(Uint8Array.of(0x1f, 0x8b, 8))).toBe("foreign");
  expect(faultOf(good.subarray(0, good.length - 1))).toBe("truncated");
  expect(faultOf(good.subarray(0, 5))).toBe("truncated");
  expect(faultOf(Uint8Array.from([...good, 0]))).toBe("broken");
});

test("ten thousand damaged logs are read or refused, and never anything else", () => {
  const good = written(inputs(200, 30));
  for (let i = 0; i < 10_000; i++) {
    const damaged = good.slice(0, random.int(8) === 0 ? random.int(good.length) : good.length);
    for (let k = 0; k < 1 + random.int(4); k++)
      if (damaged.length > 0) damaged[random.int(damaged.length)] = random.int(256);
    const fault = faultOf(damaged);
    expect(["none", "oversize", "foreign", "truncated", "broken"]).toContain(fault);
    if (fault === "none") expect(readLog(damaged).dx.length).toBeLessThanOrEqual(mostLogTicks);
  }
});
