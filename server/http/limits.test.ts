import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import { memoryLogger } from "../platform/logger.ts";
import { type Requester, type Limits, createLimits, networkOf, type Tier } from "./limits.ts";

const logger = memoryLogger(fixedClock("2026-11-20T12:00:00Z"));
const visitor: Requester = { address: "192.0.2.1", visitorId: "visitor-1" };

async function passed(limits: Limits, tier: Tier, tries: number, asker: (i: number) => Requester): Promise<number> {
  let count = 0;
  for (let i = 0; i < tries; i++) if ((await limits.take(tier, asker(i))) === 0) count++;
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

  it("lets a network do five times as much, whoever asks from it", async () => {
    const many = (i: number): Requester => ({ address: "192.0.2.1", visitorId: `visitor-${i}` });
    expect(await passed(limits, "sensitive", 60, many)).toBe(50);
  });

  it("lets a network open sixty sessions", async () => {
    expect(await passed(limits, "login", 70, () => ({ address: "192.0.2.1", visitorId: null }))).toBe(60);
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

  it("lets words be tried five times by a visitor, 25 by a network, 50 by all networks of one IPv6 site, 500 by all", async () => {
    expect(await passed(limits, "keys", 10, () => visitor)).toBe(5);
    const others = (address: (i: number) => string) => (i: number) => ({
      address: address(i),
      visitorId: `v ${address(i)} ${i}`,
    });
    expect(
      await passed(
        limits,
        "keys",
        40,
        others(() => "198.51.100.1"),
      ),
    ).toBe(25);
    expect(
      await passed(
        limits,
        "keys",
        200,
        others((i) => `2001:db8:5:${(i % 100).toString(16)}::1`),
      ),
    ).toBe(50);
    expect(
      await passed(
        limits,
        "keys",
        900,
        others((i) => `203.0.${i % 250}.${i % 7}`),
      ),
    ).toBe(500 - 5 - 25 - 50);
    vi.advanceTimersByTime(3_600_001);
    expect(await passed(limits, "keys", 1, () => visitor)).toBe(1);
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

describe("the network of an address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});
