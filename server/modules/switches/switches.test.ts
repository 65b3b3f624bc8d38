import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { type Logger, memoryLogger } from "../../platform/logger.ts";
import { setSiteSwitch } from "./site-switch.ts";
import { createSwitches, type Switches } from "./switches.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

let fresh: TestDatabase;
let database: Database;
let clock: FixedClock;
let logger: Logger & { lines: readonly string[] };
let switches: Switches;
let purged: { tag: string; wasClosed: boolean }[];
beforeEach(async () => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  logger = memoryLogger(clock);
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger, connectWithinMs: testConnectWithinMs });
  purged = [];
  const onPagesChanged = (tag: string): void => void purged.push({ tag, wasClosed: switches.isClosed("lmv") });
  switches = createSwitches({ database, clock, logger, onPagesChanged });
});
afterEach(async () => {
  switches.stop();
  await database.stop();
  await fresh.drop();
});

const set = (isClosed: boolean, reopensOn: string | null = null): Promise<void> =>
  database.transaction((queries) => setSiteSwitch(queries, { siteId: "lmv", isClosed, reopensOn, now: clock.now() }));

describe("a site that is closed by hand", () => {
  it("was closed before the start, and nobody else is", async () => {
    await set(true);
    await switches.start();
    expect(switches.isClosed("lmv")).toBe(true);
    expect(switches.closureOf("lmv")).toEqual({ siteId: "lmv", reopensOn: null });
    expect(switches.isClosed("lmw")).toBe(false);
    expect(purged).toEqual([]);
  });

  it("closes and opens while the app runs, and its pages are dropped when the switch is known", async () => {
    await switches.start();
    expect(switches.isClosed("lmv")).toBe(false);
    await set(true);
    await switches.refresh();
    expect(switches.isClosed("lmv")).toBe(true);
    await set(false);
    await switches.refresh();
    expect(switches.isClosed("lmv")).toBe(false);
    await switches.refresh();
    const seen = ([true, false] as const).flatMap((wasClosed) =>
      ["doors", "site:lmv"].map((tag) => ({ tag, wasClosed })),
    );
    expect(purged).toHaveLength(4);
    expect(purged).toEqual(expect.arrayContaining(seen));
  });

  it("opens by itself on its day in Japan", async () => {
    await set(true, "2026-11-22");
    await switches.start();
    clock.advance(Date.parse("2026-11-21T23:59:59+09:00") - clock.now().getTime());
    expect(switches.closureOf("lmv")).toEqual({ siteId: "lmv", reopensOn: "2026-11-22" });
    clock.advance(1000);
    expect(switches.closureOf("lmv")).toBeNull();
  });

  it("stays closed while the database is away, which is logged once", async () => {
    await set(true);
    await switches.start();
    await fresh.drop();
    await switches.refresh();
    await switches.refresh();
    expect(switches.isClosed("lmv")).toBe(true);
    expect(logger.lines.filter((line) => line.includes("switches-not-read"))).toHaveLength(1);
  });
});
