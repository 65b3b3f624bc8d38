import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Logger } from "../logger.ts";
import type { Settings } from "../settings.ts";
import { networksOf } from "./address-networks.ts";
import { createHeldPlaces, type HeldPlaces } from "./held-places.ts";
import { type LimitedAct, type Rate, rates } from "./limit-table.ts";
import type { Requester } from "./requester.ts";

export interface Limits extends HeldPlaces {
  /** Counts one more of this act. Answers 0 when it may pass, else the milliseconds to wait. Never throws. */
  take(act: LimitedAct, requester: Requester): Promise<number>;
  stop(): void;
}

type Limiter = RateLimiterMemory | RateLimiterRedis;
/** From the narrow to the wide: who is refused as one uses up nothing of what others share. */
const counters = ["visitor", "network", "ring", "all"] as const;
type Counter = (typeof counters)[number];

/**
 * The limits of the whole server, by the table: in the memory of this process, or in Redis when several share `CACHE_URL`.
 * When Redis is gone each process counts alone until it is back. What is under way is always counted by each process alone.
 * The windows run by the machine's clock, which the limiter reads itself.
 */
export function createLimits(
  settings: Pick<Settings, "cacheUrl" | "limitsFactor">,
  logger: Pick<Logger, "warn">,
): Limits {
  const redis = settings.cacheUrl === null ? null : connect(settings.cacheUrl, logger);

  function createLimiter(name: string, count: number, duration: number): Limiter {
    const points = Math.max(1, Math.round(count * settings.limitsFactor));
    const options = { keyPrefix: `kz:limit:${name}`, points, duration };
    const memory = new RateLimiterMemory(options);
    if (!redis) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
      // Someone far over the limit is refused without asking Redis again.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  const limiters = new Map<LimitedAct, readonly (readonly [Counter, Limiter])[]>(
    (Object.entries(rates) as [LimitedAct, Rate][]).map(([act, rate]) => [
      act,
      counters.flatMap((counter) => {
        const count = rate[counter];
        return count === undefined ? [] : [[counter, createLimiter(`${counter}:${act}`, count, rate.seconds)] as const];
      }),
    ]),
  );

  return {
    async take(act, { address, visitorId }) {
      const keys: Record<Counter, string | null> = { visitor: visitorId, ...networksOf(address), all: "all" };
      for (const [counter, limiter] of limiters.get(act) ?? []) {
        const key = keys[counter];
        const waitMs = key === null ? 0 : await consume(limiter, key);
        if (waitMs > 0) return waitMs;
      }
      return 0;
    },
    ...createHeldPlaces(settings.limitsFactor),
    stop: () => redis?.disconnect(),
  };
}

async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    // Anything else than a refusal is an error of the store, and must not keep visitors out.
    return refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0;
  }
}

function connect(cacheUrl: string, logger: Pick<Logger, "warn">): Redis {
  const redis = new Redis(cacheUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  let isDown = false;
  redis.on("ready", () => {
    if (isDown) logger.warn("limits-shared-again");
    isDown = false;
  });
  redis.on("error", (error: Error) => {
    if (!isDown) logger.warn("limits-counted-alone", { reason: error.message });
    isDown = true;
  });
  return redis;
}
