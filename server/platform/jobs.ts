import { PgBoss } from "pg-boss";
import type { Clock } from "./clock.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import type { Logger } from "./logger.ts";

/** Work by the clock. Of all processes one does it at a time. It may be done twice, so it must bear that. */
export interface Job {
  /** Kebab case, never changed: `ranking-roll-up`. */
  name: string;
  /** Five cron fields in Japan's time; null: only when asked. */
  cron: string | null;
  /** Also once after each start of a process. */
  atStart: boolean;
  /** Stops early, at a place where nothing is half done, when the signal says so. A throw is logged and tried again. */
  work(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  /** Puts the jobs to work. Never rejects: while the database is away it tries again. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Has a job done within seconds, by whichever process is free. False: it could not be asked for now. */
  request(name: string): Promise<boolean>;
  /** Names of the jobs whose last try by this process failed. */
  listFailed(): readonly string[];
  /** Lets what is under way come to its end, for three seconds at most, and closes the connections. */
  stop(): Promise<void>;
}

const stopWithinMs = 3_000;
const startAgainAfterMs = 2_000;
/** One line for an outage that shows itself every few seconds. */
const quietMs = 60_000;

const bossOptions = {
  application_name: "kate-zone-jobs",
  max: 2,
  connectionTimeoutMillis: 5_000,
  // Defaults look every five seconds for what we do not use; a job that is a minute late is on time here.
  cronWorkerIntervalSeconds: 10,
  flowIntervalSeconds: 3_600,
  reindex: false,
};
const queueOptions = {
  // One waiting, one under way: what is asked for twice is done once, and what is asked for meanwhile is done after.
  policy: "stately",
  retryLimit: 3,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 900,
  // A process that was killed is missed after a minute, and another takes its work.
  heartbeatSeconds: 60,
  deleteAfterSeconds: 86_400,
};

/** Jobs in the database at `url`, in a schema of their own (`pgboss`). Connects at `start`. */
export function createJobs({ url, clock, logger }: { url: string; clock: Clock; logger: Logger }): Jobs {
  const ending = new AbortController();
  const workers = new Map<string, string>();
  const failed = new Set<string>();
  let boss: PgBoss | null = null;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> = Promise.resolve();
  const report = createErrorReport(clock, logger);

  async function runJob(job: Job): Promise<void> {
    try {
      await job.work(ending.signal);
      failed.delete(job.name);
    } catch (error) {
      if (ending.signal.aborted) return;
      failed.add(job.name);
      if (isDatabaseUnavailable(error)) report(error);
      else logger.error("job-failed", error, { job: job.name });
      throw error;
    }
  }

  async function tryToStart(jobs: readonly Job[]): Promise<void> {
    const fresh = new PgBoss({ connectionString: url, ...bossOptions });
    fresh.on("error", report);
    try {
      await fresh.start();
      for (const job of jobs) workers.set(job.name, await register(job, fresh, () => runJob(job)));
      boss = fresh;
    } catch (error) {
      report(error);
      await fresh.stop({ graceful: false }).catch(() => {});
      if (!ending.signal.aborted) timer = setTimeout(() => (starting = tryToStart(jobs)), startAgainAfterMs).unref();
    }
  }

  return {
    start: (jobs) => (starting = tryToStart(jobs)),
    async request(name) {
      if (boss === null) return false;
      try {
        // Null: one is waiting already.
        await boss.send(name);
        const worker = workers.get(name);
        if (worker !== undefined) boss.notifyWorker(worker);
        return true;
      } catch (error) {
        report(error);
        return false;
      }
    },
    listFailed: () => [...failed],
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await starting;
      await boss?.stop({ timeout: stopWithinMs }).catch(report);
      boss = null;
    },
  };
}

/** Sets up the queue of a job and works on it. Gives the id of the worker. */
async function register(job: Job, boss: PgBoss, run: () => Promise<void>): Promise<string> {
  await boss.createQueue(job.name, queueOptions);
  await boss.updateQueue(job.name, withoutPolicy());
  if (job.cron === null) await boss.unschedule(job.name);
  else await boss.schedule(job.name, job.cron, null, { tz: "Asia/Tokyo" });
  // Before the worker's first look, which so finds it.
  if (job.atStart) await boss.send(job.name);
  return boss.work(job.name, { pollingIntervalSeconds: 5 }, run);
}

/** Reports each error, but an outage of the database only once in a while. */
function createErrorReport(clock: Clock, logger: Logger): (error: unknown) => void {
  let warnedAtMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (!isDatabaseUnavailable(error)) return logger.error("jobs-failed", error);
    const nowMs = clock.now().getTime();
    if (nowMs - warnedAtMs < quietMs) return;
    warnedAtMs = nowMs;
    logger.error("jobs-without-database", error);
  };
}

/** What can be changed of a queue that is there already. */
function withoutPolicy(): Omit<typeof queueOptions, "policy"> {
  const { policy: _, ...changeable } = queueOptions;
  return changeable;
}
