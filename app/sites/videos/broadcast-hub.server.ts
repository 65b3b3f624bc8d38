import { type BroadcastHub, createBroadcastHub } from "#server/modules/videos/broadcast-hub.ts";
import { createRedisNotifications } from "#server/modules/videos/redis-notifications.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readTally } from "./show-tally.server.ts";

const hubs = new WeakMap<Platform, BroadcastHub>();

/** The one hub of this process's platform; it ends with the streams, before the platform does. */
export function broadcastHubOf(platform: Platform, ending: AbortSignal): BroadcastHub {
  const existing = hubs.get(platform);
  if (existing) return existing;
  const { database, logger, settings } = platform;
  const notifications = settings.cacheUrl === null ? null : createRedisNotifications(settings.cacheUrl, logger);
  const hub = createBroadcastHub({
    ...{ database, logger, notifications },
    readTally: (broadcastId) => readTally(platform, broadcastId),
  });
  if (ending.aborted) hub.stop();
  else ending.addEventListener("abort", () => hub.stop(), { once: true });
  hubs.set(platform, hub);
  return hub;
}
