import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fixedClock } from "../clock.ts";
import { memoryLogger } from "../logger.ts";
import type { LimitedAct } from "./limit-table.ts";
import { type Limits, createLimits } from "./limits.ts";
import type { Requester } from "./requester.ts";

const logger = memoryLogger(fixedClock("2026-11-20T12:00:00Z"));
const visitor: Requester = { address: "192.0.2.1", visitorId: "visitor-1" };

async function passed(
  limits: Limits,
  act: LimitedAct,
  tries: number,
  asker: (i: number) => Requester,
): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i++) if ((await limits.take(act, asker(i))) === 0) count++;
  return count;
}

describe("the limits of a minute", () => {
  let limits: Limits;
  beforeEach(() => {
    vi.useFakeTimers();
    limits = createLimits({ cacheUrl: null, limitsFactor: 1 }, logger);
  });
  afterEach(() => {
    limits.stop();
    vi.useRealTimers();
  });

  it.each([
    ["read", 1000],
    ["write", 100],
    ["sensitive", 10],
  ] as const)("lets one visitor %s %i times", async (tier, allowed) => {
    expect(await passed(limits, tier, allowed + 5, () => visitor)).toBe(allowed);
  });

  it("lets a crowd behind one address vote, but no more than a crowd", async () => {
    const many = (i: number): Requester => ({ address: "192.0.2.1", visitorId: `visitor-${i}` });
    expect(await passed(limits, "sensitive", 400, many)).toBe(300);
  });

  it("lets a network open three hundred sessions", async () => {
    expect(await passed(limits, "login", 310, () => ({ address: "192.0.2.1", visitorId: null }))).toBe(300);
  });

  it("counts a household by its /56, and all it can make of a /48 by the ring", async () => {
    const house = (i: number): Requester => ({
      address: `2001:db8:1:1${(i % 99).toString().padStart(2, "0")}::1`,
      visitorId: null,
    });
    const customer = (i: number): Requester => ({ address: `2001:db8:2:${i.toString(16)}00::1`, visitorId: null });
    expect(await passed(limits, "keys", 60, house)).toBe(25);
    expect(await passed(limits, "keys", 255, customer)).toBe(50);
  });

  it("lets who is refused use up nothing of what others share", async () => {
    const photo = (address: string) => (): Requester => ({ address, visitorId: null });
    expect(await passed(limits, "upload", 500, photo("192.0.2.1"))).toBe(30);
    expect(await passed(limits, "upload", 500, photo("192.0.2.2")), "its neighbour").toBe(30);
    expect(await passed(limits, "upload", 500, photo("198.51.100.1")), "anybody else").toBe(30);
  });

  it("holds what all do together to what the process can bear", async () => {
    const anywhere = (i: number): Requester => ({ address: `198.51.${i}.1`, visitorId: null });
    expect(await passed(limits, "upload", 255, anywhere)).toBe(240);
  });

  it("lets all together try five hundred words an hour, from however many networks", async () => {
    const anywhere = (i: number): Requester => ({ address: `203.${i % 250}.${i % 7}.1`, visitorId: `visitor-${i}` });
    expect(await passed(limits, "keys", 900, anywhere)).toBe(500);
    vi.advanceTimersByTime(3_600_001);
    expect(await passed(limits, "keys", 1, () => visitor)).toBe(1);
  });

  it("counts a visitor who changes networks as the same one", async () => {
    const requesterAt = (i: number): Requester => ({ address: `192.0.2.${i}`, visitorId: "visitor-1" });
    expect(await passed(limits, "sensitive", 20, requesterAt)).toBe(10);
  });

  it("says how long to wait, and lets the visitor in again after it", async () => {
    await passed(limits, "sensitive", 10, () => visitor);
    const waitMs = await limits.take("sensitive", visitor);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    vi.advanceTimersByTime(waitMs + 1);
    expect(await limits.take("sensitive", visitor)).toBe(0);
  });

  it("are all multiplied for a load test", async () => {
    const raised = createLimits({ cacheUrl: null, limitsFactor: 3 }, logger);
    expect(await passed(raised, "sensitive", 50, () => visitor)).toBe(30);
    raised.stop();
  });

  it("go on in memory while the shared cache cannot be reached", async () => {
    const cut = createLimits({ cacheUrl: "redis://127.0.0.1:1", limitsFactor: 1 }, logger);
    expect(await passed(cut, "sensitive", 20, () => visitor)).toBe(10);
    cut.stop();
  });
});
