import type { Clock } from "./clock.ts";
import { defaultStatementTimeoutMs, openDatabase, type Database, longStatementTimeoutMs } from "./database.ts";
import { type Jobs, createJobs } from "./jobs.ts";
import type { Logger } from "./logger.ts";
import type { Random } from "./random.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import type { ObjectStore } from "./storage/object-store.ts";
import { openStorage } from "./storage/open-storage.ts";

/** The app's ports: all that it may know of the machine it runs on. */
export type Platform = Readonly<{
  settings: Settings;
  secrets: Secrets;
  clock: Clock;
  random: Random;
  logger: Logger;
  database: Database;
  /** The same database for work by the clock: its statements may take minutes. */
  longQueryDatabase: Database;
  jobs: Jobs;
  metrics: Metrics;
  /** What visitors sent and what was drawn for them. */
  storage: ObjectStore;
  /** What was started on the way (threads, watchers) ends with the platform, before the database closes. */
  endWith(stop: () => Promise<unknown>): void;
  /** Ends the jobs and closes the database. The log stays open for what is still to be told. */
  stop(): Promise<void>;
}>;

/** Connections of one process; the embedded PostgreSQL takes 100 in all. */
const databaseConnections = 20;
const longQueryConnections = 3;
const longQueryConnectMs = 10_000;

/**
 * Builds them. The database must be migrated already and is connected to when first asked.
 * @throws SettingsError when the kept secrets cannot be read.
 */
export async function buildPlatform(
  settings: Settings & { databaseUrl: string },
  { clock, random, logger }: { clock: Clock; random: Random; logger: Logger },
): Promise<Platform> {
  const secrets = await loadSecrets(settings, random);
  const metrics = createMetrics();
  const database = openDatabase({
    url: settings.databaseUrl,
    max: databaseConnections,
    logger,
    reading: { name: "kate_database_connections", metrics },
    connectWithinMs: settings.databaseWithinMs - 100,
    // A call that may wait longer than that must not be cut off sooner by its statement.
    statementWithinMs: Math.max(defaultStatementTimeoutMs, settings.databaseWithinMs),
  });
  const longQueryDatabase = openDatabase({
    url: settings.databaseUrl,
    max: longQueryConnections,
    min: 0,
    logger,
    reading: { name: "kate_long_query_connections", metrics },
    // Nobody waits for the answer: on a busy machine a job begins late, and does not fail.
    connectWithinMs: longQueryConnectMs,
    statementWithinMs: longStatementTimeoutMs,
  });
  const jobs = createJobs({ url: settings.databaseUrl, clock, logger });
  metrics.addReading({
    name: "kate_jobs_failed",
    help: "jobs whose last try by this process failed",
    label: "name",
    read: () => Object.fromEntries(jobs.listFailed().map((name) => [name, 1])),
  });
  const storage = await openStorage(settings);
  const ends: (() => Promise<unknown>)[] = [];
  const endWith = (end: () => Promise<unknown>): void => void ends.push(end);
  const stop = async (): Promise<void> => {
    await jobs.stop();
    await Promise.all(ends.splice(0).map((end) => end()));
    await Promise.all([database.stop(), longQueryDatabase.stop()]);
    storage.close();
  };
  return Object.freeze({
    settings,
    secrets,
    clock,
    random,
    logger,
    database,
    longQueryDatabase,
    jobs,
    metrics,
    storage,
    endWith,
    stop,
  });
}
