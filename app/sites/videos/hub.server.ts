import { type LiveHub, makeLiveHub } from "#server/modules/films/live-hub.ts";
import { redisNudges } from "#server/modules/films/redis-nudges.ts";
import type { Platform } from "#server/platform/platform.ts";

const hubs = new WeakMap<Platform, LiveHub>();

/** The one hub of this process's platform; it ends with the streams, before the platform does. */
export function hubOf(platform: Platform, ending: AbortSignal): LiveHub {
  const known = hubs.get(platform);
  if (known) return known;
  const { database, logger, settings } = platform;
  const nudges = settings.cacheUrl === null ? null : redisNudges(settings.cacheUrl, logger);
  const hub = makeLiveHub({ database, logger, nudges });
  if (ending.aborted) hub.stop();
  else ending.addEventListener("abort", () => hub.stop(), { once: true });
  hubs.set(platform, hub);
  return hub;
}
