import { type BroadcastTopic, type Listener, openTopic, refreshTopic, type TopicSources } from "./broadcast-topic.ts";

/** The programmes that somebody listens to here. */
export interface OpenTopics {
  all(): BroadcastTopic[];
  countListeners(): number;
  /** The topic of a programme, opened unless it is open already. */
  acquire(broadcastId: string): Promise<BroadcastTopic>;
  add(topic: BroadcastTopic, listener: Listener): void;
  /** The last listener takes the topic along. */
  remove(topic: BroadcastTopic, listener: Listener): void;
  /** Reads what is new of a programme; of one that nobody listens to, nothing. */
  refresh(broadcastId: string): void;
  /** Ends all listeners. */
  close(): void;
}

export function createOpenTopics(sources: TopicSources): OpenTopics {
  const { database, readTally } = sources;
  const topics = new Map<string, BroadcastTopic>();
  return {
    all: () => [...topics.values()],
    countListeners: () => [...topics.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    async acquire(broadcastId) {
      const opened = topics.get(broadcastId) ?? (await openTopic(database, readTally, broadcastId));
      // Another may have opened it while the database was asked.
      const topic = topics.get(broadcastId) ?? opened;
      topics.set(broadcastId, topic);
      return topic;
    },
    add(topic, listener) {
      topics.set(topic.broadcastId, topic);
      topic.listeners.add(listener);
    },
    remove(topic, listener) {
      topic.listeners.delete(listener);
      const isOpen = topics.get(topic.broadcastId) === topic;
      if (isOpen && topic.listeners.size === 0) topics.delete(topic.broadcastId);
    },
    refresh(broadcastId) {
      const topic = topics.get(broadcastId);
      if (topic) void refreshTopic(sources, topic);
    },
    close() {
      for (const { listeners } of topics.values()) for (const listener of listeners) listener.end();
      topics.clear();
    },
  };
}
