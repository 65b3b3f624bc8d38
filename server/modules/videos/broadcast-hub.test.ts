import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { type BroadcastHub, createBroadcastHub } from "./broadcast-hub.ts";
import { type BroadcastTopic, type Listener, sendToTopic } from "./broadcast-topic.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const logger = memoryLogger(fixedClock("2026-11-20T12:00:00.000Z"));
const listener = (): Listener => ({ take: () => true, end: () => {} });
let fresh: TestDatabase;
let database: Database;
let hub: BroadcastHub;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger, connectWithinMs: testConnectWithinMs });
  const readTally = async () => ({ wants: 0, questions: {}, decided: {} });
  hub = createBroadcastHub({ database, logger, notifications: null, readTally });
});

afterEach(async () => {
  hub.stop();
  await fresh.drop();
});

test("who comes while the database is away takes no place: the next one finds it free", async () => {
  await hub.join("evening", null, listener());
  expect(hub.count()).toBe(1);
  await database.stop();
  for (let i = 0; i < 5; i++)
    await expect(hub.join("evening", 0, listener())).rejects.toThrow("the database does not answer");
  expect(hub.count()).toBe(1);
});

test("the last one who leaves leaves nothing behind", async () => {
  const leave = await hub.join("evening", null, listener());
  leave?.();
  expect(hub.count()).toBe(0);
  await database.stop();
});

test("who cannot keep up is let go, and the others go on listening", () => {
  const ended: string[] = [];
  const named = (name: string, isQuick: boolean): Listener => ({ take: () => isQuick, end: () => ended.push(name) });
  const [quick, slow] = [named("quick", true), named("slow", false)];
  const topic: BroadcastTopic = {
    ...{ broadcastId: "evening", seq: 0, poll: "null", tally: "null", change: "", isReading: false, isDue: false },
    listeners: new Set([quick, slow]),
  };
  sendToTopic(topic, { kind: "heartbeat" });
  expect(ended).toEqual(["slow"]);
  expect([...topic.listeners]).toEqual([quick]);
});
