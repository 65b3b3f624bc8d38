import type { Queries } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { type BroadcastTopic, type Listener, type ReadTally, sendMissed, sendToTopic } from "./broadcast-topic.ts";
import { createOpenTopics } from "./open-topics.ts";

/** What carries the news between processes beside the table; without one the table is read every second. */
export interface BroadcastNotifications {
  /** Whether the others are heard at this moment. */
  isConnected(): boolean;
  notify(broadcastId: string): void;
  subscribe(onNotification: (broadcastId: string) => void): void;
  stop(): void;
}

/** The lines of running programmes, read once for all listeners of this process. */
export interface BroadcastHub {
  /** Adds a listener, who first gets what it missed since `afterSeq`, or the last lines. Null: too many listen here. */
  join(broadcastId: string, afterSeq: number | null, listener: Listener): Promise<(() => void) | null>;
  /** Something was written here: no need to wait for the next look. */
  notify(broadcastId: string): void;
  count(): number;
  stop(): void;
}

/** Open streams of one process. */
export const maxListeners = 3_000;
const refreshMs = 1_000;
/** With Redis the table is only looked at in case a word was lost. */
const refreshWithNotificationsMs = 10_000;
const heartbeatMs = 15_000;

/** Reads for its listeners and for nobody else: without one it does nothing. */
export function createBroadcastHub(options: {
  database: Queries;
  logger: Pick<Logger, "warn">;
  notifications: BroadcastNotifications | null;
  readTally: ReadTally;
}): BroadcastHub {
  const { database, notifications } = options;
  const topics = createOpenTopics(options);
  const timer = createRepeatingTimer(tick);
  let isStopped = false;
  notifications?.subscribe(topics.refresh);

  function tick(count: number): void {
    const isDue = (everyMs: number): boolean => count % (everyMs / refreshMs) === 0;
    if (isDue(heartbeatMs)) for (const topic of topics.all()) sendToTopic(topic, { kind: "heartbeat" });
    if (isDue(notifications?.isConnected() ? refreshWithNotificationsMs : refreshMs))
      for (const { broadcastId } of topics.all()) topics.refresh(broadcastId);
  }

  function leave(topic: BroadcastTopic, listener: Listener): void {
    topics.remove(topic, listener);
    if (topics.all().length === 0) timer.stop();
  }

  return {
    async join(broadcastId, afterSeq, listener) {
      if (isStopped || topics.countListeners() >= maxListeners) return null;
      const topic = await topics.acquire(broadcastId);
      timer.start();
      // Among the listeners first: a line that comes while the old ones are read arrives twice and is known by its number.
      topics.add(topic, listener);
      try {
        await sendMissed(database, topic, afterSeq, listener);
      } catch (error) {
        // Whoever could not be told what was missed comes again; a place left behind would be taken for good.
        leave(topic, listener);
        throw error;
      }
      return () => leave(topic, listener);
    },
    notify(broadcastId) {
      notifications?.notify(broadcastId);
      topics.refresh(broadcastId);
    },
    count: topics.countListeners,
    stop() {
      isStopped = true;
      timer.stop();
      notifications?.stop();
      topics.close();
    },
  };
}

/** Calls with the number of the tick, every second, while it is started; it does not keep the process alive. */
function createRepeatingTimer(onTick: (count: number) => void): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  return {
    start() {
      timer ??= setInterval(() => onTick((count += 1)), refreshMs).unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
