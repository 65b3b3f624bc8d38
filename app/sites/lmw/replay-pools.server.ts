import { availableParallelism } from "node:os";
import { createReplayPool, type ReplayPool } from "#server/modules/stage-runs/replay-pool.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What a platform has provided so far. The pools belong to it: they are stopped with it, and forgotten with it. */
const poolsByPlatform = new WeakMap<Platform, Map<string, ReplayPool>>();

/** Far more than a run takes; on a busy machine a thread's start takes most of it. */
const timeoutMs = 5_000;

/** The threads of one platform that play runs again by one worker. They start with the first run and end with the platform. */
export function acquireReplayPool(platform: Platform, worker: URL): ReplayPool {
  const pools = poolsByPlatform.get(platform) ?? new Map<string, ReplayPool>();
  poolsByPlatform.set(platform, pools);
  const existing = pools.get(worker.href);
  if (existing) return existing;
  const pool = createReplayPool({
    worker,
    threads: Math.max(1, availableParallelism() - 1),
    timeoutMs,
    maxWaiting: 64,
    idleMs: 30_000,
  });
  pools.set(worker.href, pool);
  platform.endWith(() => pool.stop());
  return pool;
}
