import type { BroadcastMessage, BroadcastPoll } from "#contracts/broadcast.ts";
import type { Queries } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { listLastMessages, listMessagesAfter, getBroadcastPoll } from "./chat.ts";

/** Something that goes to everybody who listens. */
export type BroadcastEvent =
  | { kind: "lines"; messages: BroadcastMessage[] }
  | { kind: "poll"; poll: BroadcastPoll }
  | { kind: "heartbeat" }
  /** The programme was changed by hand: whoever listens asks again what is on. */
  | { kind: "turn" };

/** One who listens. `take` answers false when it cannot keep up: then it is let go, and comes again by itself. */
export interface Listener {
  take(event: BroadcastEvent): boolean;
  end(): void;
}

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

interface Topic {
  listeners: Set<Listener>;
  seq: number;
  poll: string;
  change: string;
  isReading: boolean;
  isDue: boolean;
}

/** Open streams of one process. */
export const maxListeners = 3_000;
const maxMissedMessages = 200;
const maxInitialMessages = 30;
const refreshMs = 1_000;
/** With Redis the table is only looked at in case a word was lost. */
const refreshWithNotificationsMs = 10_000;
const heartbeatMs = 15_000;

/** Reads for its listeners and for nobody else: without one it does nothing. */
export function createBroadcastHub(options: {
  database: Queries & Queries;
  logger: Pick<Logger, "warn">;
  notifications: BroadcastNotifications | null;
}): BroadcastHub {
  const { database, logger, notifications } = options;
  const topics = new Map<string, Topic>();
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  let isStopped = false;
  notifications?.subscribe((broadcastId) => void refresh(broadcastId));

  function tick(): void {
    ticks += 1;
    if (ticks % (heartbeatMs / refreshMs) === 0)
      for (const topic of topics.values()) send(topic, { kind: "heartbeat" });
    const every = notifications?.isConnected() ? refreshWithNotificationsMs / refreshMs : 1;
    if (ticks % every === 0) for (const broadcastId of topics.keys()) void refresh(broadcastId);
  }

  /** One look at a time; asked for while one is under way, another follows it. */
  async function refresh(broadcastId: string): Promise<void> {
    const topic = topics.get(broadcastId);
    if (!topic) return;
    if (topic.isReading) {
      topic.isDue = true;
      return;
    }
    topic.isReading = true;
    try {
      await fetchUpdates(broadcastId, topic);
    } catch (error) {
      logger.warn("live-not-read", { reason: error instanceof Error ? error.message : String(error) });
    }
    topic.isReading = false;
    if (!topic.isDue) return;
    topic.isDue = false;
    void refresh(broadcastId);
  }

  async function fetchUpdates(broadcastId: string, topic: Topic): Promise<void> {
    const messages = await listMessagesAfter(database, broadcastId, topic.seq, maxMissedMessages);
    const last = messages.at(-1);
    if (last) {
      topic.seq = last.seq;
      send(topic, { kind: "lines", messages });
      if (messages.length === maxMissedMessages) topic.isDue = true;
    }
    const poll = await getBroadcastPoll(database, broadcastId);
    const pollJson = JSON.stringify(poll);
    if (pollJson !== topic.poll) send(topic, { kind: "poll", poll });
    topic.poll = pollJson;
    const change = await getChangeKey(database, broadcastId);
    if (topic.change !== change) send(topic, { kind: "turn" });
    topic.change = change;
  }

  function send(topic: Topic, event: BroadcastEvent): void {
    for (const listener of topic.listeners) {
      if (listener.take(event)) continue;
      topic.listeners.delete(listener);
      listener.end();
    }
  }

  function leave(broadcastId: string, listener: Listener): void {
    const topic = topics.get(broadcastId);
    topic?.listeners.delete(listener);
    if (topic?.listeners.size === 0) topics.delete(broadcastId);
    if (topics.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function createTopic(broadcastId: string): Promise<Topic> {
    const [seq, poll, change] = [
      (await listLastMessages(database, broadcastId, 1))[0]?.seq ?? 0,
      JSON.stringify(await getBroadcastPoll(database, broadcastId)),
      await getChangeKey(database, broadcastId),
    ];
    const existing = topics.get(broadcastId);
    if (existing) return existing;
    const topic: Topic = { listeners: new Set(), seq, poll, change, isReading: false, isDue: false };
    topics.set(broadcastId, topic);
    return topic;
  }

  const count = (): number => [...topics.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);

  return {
    async join(broadcastId, afterSeq, listener) {
      if (isStopped || count() >= maxListeners) return null;
      const topic = topics.get(broadcastId) ?? (await createTopic(broadcastId));
      timer ??= setInterval(tick, refreshMs);
      timer.unref();
      // Among the listeners first: a line that comes while the old ones are read arrives twice and is known by its number.
      topics.set(broadcastId, topic);
      topic.listeners.add(listener);
      try {
        const missedMessages =
          afterSeq === null
            ? await listLastMessages(database, broadcastId, maxInitialMessages)
            : await listMessagesAfter(database, broadcastId, afterSeq, maxMissedMessages);
        listener.take({ kind: "lines", messages: missedMessages });
      } catch (error) {
        // Whoever could not be told what was missed comes again; a place left behind would be taken for good.
        leave(broadcastId, listener);
        throw error;
      }
      listener.take({ kind: "poll", poll: JSON.parse(topic.poll) as BroadcastPoll });
      return () => leave(broadcastId, listener);
    },
    notify(broadcastId) {
      notifications?.notify(broadcastId);
      void refresh(broadcastId);
    },
    count,
    stop() {
      isStopped = true;
      clearInterval(timer);
      notifications?.stop();
      for (const { listeners } of topics.values()) for (const listener of listeners) listener.end();
      topics.clear();
    },
  };
}

async function getChangeKey(database: Queries, broadcastId: string): Promise<string> {
  const rows = await database.query({
    name: "live-change",
    text: "SELECT started_at, ended_at, cancelled_at FROM live_airings WHERE airing_id = $1",
    values: [broadcastId],
  });
  const [{ started_at: started = null, ended_at: ended = null, cancelled_at: cancelled = null } = {}] = rows;
  return JSON.stringify([started, ended, cancelled]);
}
