import { Redis } from "ioredis";
import type { Logger } from "../../platform/logger.ts";
import type { Nudges } from "./live-hub.ts";

const channel = "kz:live";

/** The word between processes that share a Redis: which programme has something new. The news itself is in the table. */
export function redisNudges(cacheUrl: string, logger: Pick<Logger, "warn">): Nudges {
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 2_000 };
  const teller = new Redis(cacheUrl, options);
  const hearer = new Redis(cacheUrl, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  let isHeard = false;
  for (const redis of [teller, hearer])
    redis.on("error", (error: Error) => {
      if (isHeard) logger.warn("live-by-table-alone", { reason: error.message });
      isHeard = false;
    });
  return {
    isHeard: () => isHeard,
    // Nobody waits for it: who did not hear it looks at the table.
    tell: (airingId) => void teller.publish(channel, airingId).catch(() => {}),
    listen(heard) {
      hearer.on("message", (_, airingId: string) => heard(airingId));
      hearer.on("ready", () => {
        void hearer.subscribe(channel).then(
          () => (isHeard = true),
          () => {},
        );
      });
      hearer.on("close", () => (isHeard = false));
    },
    stop() {
      teller.disconnect();
      hearer.disconnect();
    },
  };
}
