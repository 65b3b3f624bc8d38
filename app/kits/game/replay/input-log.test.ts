import { expect, test } from "vitest";
import { seededRandom } from "#server/platform/random.ts";
import { LogError, createLogWriter, maxLogBytes, maxLogTicks, parseLog } from "./input-log.ts";

const random = seededRandom("logs");
const inputs = (ticks: number, reach: number) =>
  Array.from({ length: ticks }, () => ({
    dx: random.int(2 * reach + 1) - reach,
    dy: random.int(2 * reach + 1) - reach,
    buttons: random.int(20) === 0 ? 1 : 0,
  }));
const encode = (played: readonly { dx: number; dy: number; buttons: number }[]): Uint8Array => {
  const log = createLogWriter();
  for (const input of played) log.add(input);
  log.check(0xfedcba98);
  return log.bytes();
};
const errorReasonOf = (bytes: Uint8Array): string => {
  try {
    parseLog(bytes);
    return "none";
  } catch (error) {
    if (error instanceof LogError) return error.reason;
    throw error;
  }
};

test.each([0, 1, 3, 56, 127])("what was done with moves up to %i is read back tick by tick", (reach) => {
  for (const ticks of [1, 64, 65, 66, 700]) {
    const played = inputs(ticks, reach);
    const log = parseLog(encode(played));
    expect(Array.from(log.dx, (dx, i) => ({ dx, dy: log.dy[i], buttons: log.buttons[i] }))).toEqual(played);
    expect(log.checkpoints).toEqual([0xfedcba98]);
  }
});

test("a run without a move is a handful of bytes, a trembling finger three a tick at most", () => {
  const still = Array.from({ length: maxLogTicks }, () => ({ dx: 0, dy: 0, buttons: 0 }));
  expect(encode(still).length).toBeLessThan(16);
  expect(parseLog(encode(still)).dx).toHaveLength(maxLogTicks);
  expect(encode(inputs(10_800, 56)).length).toBeLessThanOrEqual(10_800 * 3 + 20);
});

test("a log that is too long, foreign, cut off or has something behind it is refused by name", () => {
  const good = encode(inputs(300, 20));
  expect(errorReasonOf(good)).toBe("none");
  expect(errorReasonOf(new Uint8Array(maxLogBytes + 1))).toBe("oversize");
  expect(errorReasonOf(Uint8Array.of(0x4b, 1, 0xff, 0xff, 0x03, 0))).toBe("oversize");
  expect(errorReasonOf(new Uint8Array())).toBe("foreign");
  expect(errorReasonOf(Uint8Array.of(0x1f, 0x8b, 8))).toBe("foreign");
  expect(errorReasonOf(good.subarray(0, good.length - 1))).toBe("truncated");
  expect(errorReasonOf(good.subarray(0, 5))).toBe("truncated");
  expect(errorReasonOf(Uint8Array.from([...good, 0]))).toBe("broken");
});

test("ten thousand damaged logs are read or refused, and never anything else", () => {
  const good = encode(inputs(200, 30));
  for (let i = 0; i < 10_000; i++) {
    const damaged = good.slice(0, random.int(8) === 0 ? random.int(good.length) : good.length);
    for (let k = 0; k < 1 + random.int(4); k++)
      if (damaged.length > 0) damaged[random.int(damaged.length)] = random.int(256);
    const fault = errorReasonOf(damaged);
    expect(["none", "oversize", "foreign", "truncated", "broken"]).toContain(fault);
    if (fault === "none") expect(parseLog(damaged).dx.length).toBeLessThanOrEqual(maxLogTicks);
  }
});
