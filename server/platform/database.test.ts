import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDatabaseProxy } from "#test-support/database-proxy.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "./clock.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { type ComposedStatement, openDatabase, longStatementTimeoutMs, type Database } from "./database.ts";
import { memoryLogger } from "./logger.ts";
import { systemRandom } from "./random.ts";

const clock = fixedClock("2026-11-20T15:00:00.123Z");
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger: memoryLogger(clock) });
});

afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const visitor = (id = systemRandom.uuid()) => ({ id, createdAt: clock.now() });
const insertion = ({ id, createdAt }: ReturnType<typeof visitor>) =>
  ({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
    values: [id, createdAt],
  }) satisfies ComposedStatement;

test("what was written is read back, with milliseconds", async () => {
  const written = visitor();
  await database.queryComposed(insertion(written));
  const [read] = await database.query({ text: "SELECT id, created_at, lang FROM visitors" });
  expect(read).toEqual({ id: written.id, created_at: written.createdAt, lang: "ja" });
});

test("a named statement gives days as text and counts as numbers", async () => {
  const statement = {
    name: "day-and-count",
    text: "SELECT $1::date AS day, count(*) AS n FROM visitors",
    values: ["2026-11-21"],
  };
  expect(await database.queryComposed<object>(statement)).toEqual([{ day: "2026-11-21", n: 0 }]);
  expect(await database.queryComposed<object>(statement)).toEqual([{ day: "2026-11-21", n: 0 }]);
});

test("a transaction that fails leaves nothing behind", async () => {
  const failing = database.transaction(async (queries) => {
    await queries.queryComposed(insertion(visitor()));
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await database.query({ text: "SELECT id FROM visitors" })).toEqual([]);
});

test("a value that is taken is an ordinary error and costs no connection", async () => {
  const { id } = visitor();
  const insert = { text: "INSERT INTO visitors VALUES ($1, now(), 'ja')", values: [id] };
  const backend = { text: "SELECT pg_backend_pid() AS pid" };
  await database.queryComposed<object>(insert);
  const before = await database.queryComposed<object>(backend);
  const failure = await database.queryComposed<object>(insert).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "23505" });
  expect(isDatabaseUnavailable(failure)).toBe(false);
  expect(await database.queryComposed<object>(backend)).toEqual(before);
});

test("a server that is not there is named as such, by pings, transactions and statements alike", async () => {
  for (const url of ["postgresql://kate@127.0.0.1:1/kate", "postgresql://kate@/kate?host=%2Fnonexistent"]) {
    const nowhere = openDatabase({ url, max: 2, logger: memoryLogger(clock) });
    const failures = await Promise.all([
      nowhere.ping().catch((error: unknown) => error),
      nowhere.transaction(async () => 1).catch((error: unknown) => error),
      nowhere.query({ text: "SELECT 1" }).catch((error: unknown) => error),
    ]);
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true, true]);
    expect(failures[0]).toMatchObject({ name: "DatabaseUnavailable", code: "E-BUSY" });
    await nowhere.stop();
  }
});

test("connections cut in the middle of their work fail as unavailable, and the next ones serve", async () => {
  const endOthers = {
    text: "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  };
  const failure = database.transaction(async (queries) => {
    await queries.query({ text: "SELECT 1" });
    await database.queryComposed<object>(endOthers);
    return queries.query({ text: "SELECT 1" });
  });
  const error = await failure.catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await database.ping();
});

test("when all connections are busy, the next caller is told so instead of waiting for ever", async () => {
  let finish = () => {};
  const busy = new Promise<void>((done) => (finish = done));
  const holders = [1, 2].map(() => database.transaction(() => busy));
  const error = await database.ping().catch((caught: unknown) => caught);
  finish();
  await Promise.all(holders);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test("a visitor's statement is cut off after three seconds, and work by the clock goes on to its end", async () => {
  const logger = memoryLogger(clock);
  const longQueries = openDatabase({ url: fresh.url, max: 1, logger, statementWithinMs: longStatementTimeoutMs });
  const slow = { text: "SELECT 1 AS done FROM pg_sleep(3.7)" };
  const [forVisitor, byClock] = await Promise.allSettled([
    database.queryComposed<object>(slow),
    longQueries.queryComposed<object>(slow),
  ]);
  await longQueries.stop();
  expect(forVisitor.status).toBe("rejected");
  expect(byClock).toMatchObject({ status: "fulfilled", value: [{ done: 1 }] });
});

test("the end does not wait for a statement of minutes: it is cut off, and nothing of it is stored", async () => {
  const logger = memoryLogger(clock);
  const longQueries = openDatabase({ url: fresh.url, max: 1, logger, statementWithinMs: longStatementTimeoutMs });
  const cut = longQueries
    .transaction(async (queries) => {
      await queries.query({ text: "INSERT INTO visitors VALUES ($1, now(), 'ja')", values: [systemRandom.uuid()] });
      await queries.query({ text: "SELECT pg_sleep(300)" });
    })
    .catch((error: unknown) => error);
  await longQueries.stop();
  expect(isDatabaseUnavailable(await cut)).toBe(true);
  expect(await database.query({ text: "SELECT id FROM visitors" })).toEqual([]);
});

test("the end does not wait for a database that fell silent in the middle of a long statement", async () => {
  const cable = await startDatabaseProxy(fresh.url);
  const longQueries = openDatabase({
    ...{ url: cable.url, max: 1, logger: memoryLogger(clock), statementWithinMs: longStatementTimeoutMs },
  });
  await longQueries.ping();
  let begin = (): void => {};
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const lost = longQueries
    .transaction(async (queries) => {
      cable.silence();
      begin();
      await queries.query({ text: "SELECT 1" });
    })
    .catch((error: unknown) => error);
  await hasBegun;
  await longQueries.stop();
  expect(isDatabaseUnavailable(await lost)).toBe(true);
  await cable.close();
}, 20_000);

test("a missing file is not taken for a missing database", () => {
  const missingFile = Object.assign(new Error("ENOENT: no such file"), { code: "ENOENT", syscall: "open" });
  expect(isDatabaseUnavailable(missingFile)).toBe(false);
  expect(isDatabaseUnavailable("timeout")).toBe(false);
});

test("a connection that never comes about does not hold up the end", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const waiting = openDatabase({
    url: `postgresql://nobody@127.0.0.1:${port}/nothing`,
    max: 1,
    logger: memoryLogger(clock),
    // Longer than this test may take.
    connectWithinMs: 60_000,
  });
  void waiting.ping().catch(() => {});
  await once(silent, "connection");
  await expect(waiting.stop()).resolves.toBe(undefined);
  silent.close();
}, 15_000);
