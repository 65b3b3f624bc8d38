import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Logger } from "../platform/logger.ts";
import type { Settings } from "../platform/settings.ts";

/** How often one visitor may do something in a minute. A network address, which many may share, gets five times as much. */
const perVisitor = { read: 1000, write: 100, sensitive: 10 } as const;
const addressFactor = 5;
/** New visitors per address and minute, on top of the read tier. */
const loginsPerAddress = 60;
const windowSeconds = 60;

/** Tries to open other visitor data, an hour; an address gets five times as much here too. */
const keysPerHour = 5;
/** Whoever holds a /48 of IPv6 has 65,536 networks: they count as two households do. */
const keysPerSite = keysPerHour * addressFactor * 2;
/** All together, so that nobody with many networks tries out words: of a million rooms one opens in years. */
const keysOfAll = 500;
/** Views of a friend's saved items, an hour: whoever has the code comes and goes, whoever guesses gets nowhere. */
const friendsPerHour = 40;

export type Tier = keyof typeof perVisitor | "login" | "keys" | "friends";

export interface Requester {
  address: string;
  /** Null before the visitor cookie; then only the address counts. */
  visitorId: string | null;
}

export interface Limits {
  /** Counts one more of this kind. Answers 0 when it may pass, else the milliseconds to wait. Never throws. */
  take(tier: Tier, asker: Requester): Promise<number>;
  stop(): void;
}

/**
 * The rate limits of the whole server: in the memory of this process, or in Redis when several share
 * `CACHE_URL`. When Redis is gone each process counts alone until it is back.
 * The windows run by the machine's clock, which the limiter reads itself.
 */
export function createLimits(
  settings: Pick<Settings, "cacheUrl" | "limitsFactor">,
  logger: Pick<Logger, "warn">,
): Limits {
  const redis = settings.cacheUrl === null ? null : connect(settings.cacheUrl, logger);

  function limiter(name: string, count: number, duration = windowSeconds): RateLimiterMemory | RateLimiterRedis {
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

  const byVisitor = {
    read: limiter("visitor:read", perVisitor.read),
    write: limiter("visitor:write", perVisitor.write),
    sensitive: limiter("visitor:sensitive", perVisitor.sensitive),
    keys: limiter("visitor:keys", keysPerHour, 3600),
    friends: limiter("visitor:friends", friendsPerHour, 3600),
  };
  const byAddress = {
    read: limiter("address:read", perVisitor.read * addressFactor),
    write: limiter("address:write", perVisitor.write * addressFactor),
    sensitive: limiter("address:sensitive", perVisitor.sensitive * addressFactor),
    keys: limiter("address:keys", keysPerHour * addressFactor, 3600),
    friends: limiter("address:friends", friendsPerHour * addressFactor, 3600),
    login: limiter("address:login", loginsPerAddress),
  };

  const keysBySite = limiter("site:keys", keysPerSite, 3600);
  const keysByAll = limiter("all:keys", keysOfAll, 3600);

  /** What only tries of keys are held to. Who is refused here takes nothing from the others. */
  async function takeKey(address: string): Promise<number> {
    const waitMs = await consume(keysBySite, siteOf(address));
    return waitMs > 0 ? waitMs : consume(keysByAll, "all");
  }

  return {
    async take(tier, { address, visitorId }) {
      const waits = [consume(byAddress[tier], networkOf(address))];
      if (tier !== "login" && visitorId !== null) waits.push(consume(byVisitor[tier], visitorId));
      const waitMs = Math.max(...(await Promise.all(waits)));
      return waitMs > 0 || tier !== "keys" ? waitMs : takeKey(address);
    },
    stop: () => redis?.disconnect(),
  };
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    // Anything else than a refusal is an error of the store, and must not keep visitors out.
    return refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : 0;
  }
}

/** A household has one IPv4 address but a whole /64 of IPv6 ones. */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** What one customer of a network may hold: one IPv4 address, or a /48 of IPv6 ones. */
export const siteOf = (address: string): string => prefixOf(address, 3);

function prefixOf(address: string, groupCount: number): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill("0"), ...after];
  return `${groups
    .slice(0, groupCount)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/${16 * groupCount}`;
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
