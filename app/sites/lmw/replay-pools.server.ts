import { availableParallelism } from "node:os";
import { makeReplayPool, type ReplayPool } from "#server/modules/scores/replay-pool.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What a platform has lent so far. The pools belong to it: they are stopped with it, and forgotten with it. */
const lent = new WeakMap<Platform, Map<string, ReplayPool>>();

/** Far more than a run takes; on a busy machine a thread's start takes most of it. */
const timeoutMs = 5_000;

/** The threads of one platform that play runs again by one worker. They start with the first run and end with the platform. */
export function lendReplayPool(platform: Platform, worker: URL): ReplayPool {
  const pools = lent.get(platform) ?? new Map<string, ReplayPool>();
  lent.set(platform, pools);
  const known = pools.get(worker.href);
  if (known) return known;
  const pool = makeReplayPool({
    worker,
    threads: Math.max(1, availableParallelism() - 1),
    timeoutMs,
    mostWaiting: 64,
    idleMs: 30_000,
  });
  pools.set(worker.href, pool);
  platform.endWith(() => pool.stop());
  return pool;
}
