import { Redis } from "ioredis";
import type { Logger } from "../../platform/logger.ts";
import type { BroadcastNotifications } from "./broadcast-hub.ts";

const channel = "kz:live";

/** The word between processes that share a Redis: which programme has something new. The news itself is in the table. */
export function createRedisNotifications(cacheUrl: string, logger: Pick<Logger, "warn">): BroadcastNotifications {
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 2_000 };
  const publisher = new Redis(cacheUrl, options);
  const subscriber = new Redis(cacheUrl, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  let isConnected = false;
  for (const redis of [publisher, subscriber])
    redis.on("error", (error: Error) => {
      if (isConnected) logger.warn("live-by-table-alone", { reason: error.message });
      isConnected = false;
    });
  return {
    isConnected: () => isConnected,
    // Nobody waits for it: who did not hear it looks at the table.
    notify: (broadcastId) => void publisher.publish(channel, broadcastId).catch(() => {}),
    subscribe(onNotification) {
      subscriber.on("message", (_, broadcastId: string) => onNotification(broadcastId));
      subscriber.on("ready", () => {
        void subscriber.subscribe(channel).then(
          () => (isConnected = true),
          () => {},
        );
      });
      subscriber.on("close", () => (isConnected = false));
    },
    stop() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
