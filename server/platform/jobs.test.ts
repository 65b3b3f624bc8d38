import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "./clock.ts";
import { type Database, openDatabase } from "./database.ts";
import { type Job, type Jobs, createJobs } from "./jobs.ts";
import { memoryLogger } from "./logger.ts";

const clock = fixedClock("2026-11-20T12:00:00+09:00");
const soon = { timeout: 20_000, interval: 50 };

let fresh: TestDatabase;
let database: Database;
let logger: ReturnType<typeof memoryLogger>;
let running: Jobs[];
beforeEach(async () => {
  fresh = await createTestDatabase();
  logger = memoryLogger(clock);
  database = openDatabase({ url: fresh.url, max: 2, logger });
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await database.stop();
  await fresh.drop();
});

function process(): Jobs {
  const jobs = createJobs({ url: fresh.url, clock, logger });
  running.push(jobs);
  return jobs;
}

const job = (work: Job["work"], more: Partial<Job> = {}): Job => ({
  name: "count",
  cron: null,
  atStart: false,
  work,
  ...more,
});

describe("the jobs", () => {
  it("are done after the start and whenever they are asked for", { timeout: 30_000 }, async () => {
    const work = vi.fn(async () => {});
    const jobs = process();
    await jobs.start([job(work, { atStart: true })]);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), soon);
    expect(await jobs.request("count")).toBe(true);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2), soon);
  });

  it("are told by name while their last try failed", { timeout: 60_000 }, async () => {
    let isBroken = true;
    const work = vi.fn(async () => {
      if (isBroken) throw new Error("no paper");
    });
    const jobs = process();
    await jobs.start([job(work, { atStart: true })]);
    await vi.waitFor(() => expect(jobs.listFailed()).toEqual(["count"]), soon);
    isBroken = false;
    await jobs.request("count");
    await vi.waitFor(() => expect(jobs.listFailed()).toEqual([]), soon);
  });

  it("are done by one of several processes at a time", { timeout: 60_000 }, async () => {
    let under = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, ++under);
      await database.query({ text: "SELECT pg_sleep(0.2)" });
      under -= 1;
      done += 1;
    };
    const processes = [process(), process(), process()];
    await Promise.all(processes.map((jobs) => jobs.start([job(work, { atStart: true })])));
    await Promise.all(processes.flatMap((jobs) => [jobs.request("count"), jobs.request("count")]));
    await vi.waitFor(() => expect(done).toBeGreaterThan(0), soon);
    await vi.waitFor(async () => expect(await open()).toBe(0), soon);
    expect(most).toBe(1);
    expect(done).toBeLessThan(6);
  });

  it("keep the hours of Japan in the database, once for all processes", { timeout: 30_000 }, async () => {
    const hourly = job(async () => {}, { cron: "0 * * * *" });
    await Promise.all([process().start([hourly]), process().start([hourly])]);
    expect(await database.queryComposed<object>({ text: "SELECT name, cron, timezone FROM pgboss.schedule" })).toEqual([
      { name: "count", cron: "0 * * * *", timezone: "Asia/Tokyo" },
    ]);
    await process().start([job(async () => {})]);
    expect(await database.queryComposed<object>({ text: "SELECT name FROM pgboss.schedule" })).toEqual([]);
  });

  it("go on when the database closed all connections", { timeout: 60_000 }, async () => {
    const work = vi.fn(async () => {});
    const jobs = process();
    await jobs.start([job(work)]);
    await database.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND application_name = 'kate-zone-jobs'`,
    });
    await vi.waitFor(async () => expect(await jobs.request("count")).toBe(true), soon);
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon);
  });

  it("are tried again after a failure, which is logged with the job's name", { timeout: 60_000 }, async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries === 1) throw new Error("the shelf was empty");
    };
    const jobs = process();
    await jobs.start([job(work)]);
    await jobs.request("count");
    await vi.waitFor(() => expect(logger.lines.join()).toContain("the shelf was empty"), soon);
    expect(logger.lines.join()).toContain('"job":"count"');
    // The pause before the next try is not waited out here.
    await database.queryComposed({ text: "UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'" });
    await jobs.request("count");
    await vi.waitFor(() => expect(tries).toBe(2), soon);
  });

  it("wait for a database that is away at the start", { timeout: 30_000 }, async () => {
    await letIn(false);
    const work = vi.fn(async () => {});
    const jobs = process();
    await jobs.start([job(work, { atStart: true })]);
    expect(await jobs.request("count")).toBe(false);
    await letIn(true);
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon);
  });

  it("tell what is under way to end when the process ends", { timeout: 30_000 }, async () => {
    const work = vi.fn(
      (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve())),
    );
    const jobs = process();
    await jobs.start([job(work, { atStart: true })]);
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon);
    await jobs.stop();
    await expect(work.mock.results[0]?.value).resolves.toBeUndefined();
    expect(await jobs.request("count")).toBe(false);
  });
});

/** Whether the database takes new connections; the one that asks keeps its own. */
async function letIn(isOpen: boolean): Promise<void> {
  await database.query({
    text: "UPDATE pg_database SET datallowconn = $1 WHERE datname = current_database()",
    values: [isOpen],
  });
}

async function open(): Promise<number> {
  const [row] = await database.queryComposed<{ n: number }>({
    text: "SELECT count(*) AS n FROM pgboss.job WHERE name = 'count' AND state IN ('created', 'retry', 'active')",
  });
  return row?.n ?? 0;
}
