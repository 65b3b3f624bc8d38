import type { LiveMessage, LivePoll } from "#contracts/live.ts";
import type { Queries } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { lastLines, linesAfter, readPoll } from "./chat.ts";

/** Something that goes to everybody who listens. */
export type LiveEvent =
  | { kind: "lines"; lines: LiveMessage[] }
  | { kind: "poll"; poll: LivePoll }
  | { kind: "heartbeat" }
  /** The programme was changed by hand: whoever listens asks again what is on. */
  | { kind: "turn" };

/** One who listens. `take` answers false when it cannot keep up: then it is let go, and comes again by itself. */
export interface Listener {
  take(event: LiveEvent): boolean;
  end(): void;
}

/** What carries the news between processes beside the table; without one the table is read every second. */
export interface Nudges {
  /** Whether the others are heard at this moment. */
  isHeard(): boolean;
  tell(airingId: string): void;
  listen(heard: (airingId: string) => void): void;
  stop(): void;
}

/** The lines of running programmes, read once for all listeners of this process. */
export interface LiveHub {
  /** Adds a listener, who first gets what it missed since `afterSeq`, or the last lines. Null: too many listen here. */
  join(airingId: string, afterSeq: number | null, listener: Listener): Promise<(() => void) | null>;
  /** Something was written here: no need to wait for the next look. */
  nudge(airingId: string): void;
  count(): number;
  stop(): void;
}

interface Channel {
  listeners: Set<Listener>;
  seq: number;
  poll: string;
  change: string;
  isReading: boolean;
  isDue: boolean;
}

/** Open streams of one process. */
export const mostListeners = 3_000;
const missedLines = 200;
const firstLines = 30;
const lookMs = 1_000;
/** With Redis the table is only looked at in case a word was lost. */
const lookWithNudgesMs = 10_000;
const heartbeatMs = 15_000;

/** Reads for its listeners and for nobody else: without one it does nothing. */
export function makeLiveHub(parts: {
  database: Pick<Queries, "query"> & Queries;
  logger: Pick<Logger, "warn">;
  nudges: Nudges | null;
}): LiveHub {
  const { database, logger, nudges } = parts;
  const channels = new Map<string, Channel>();
  let clock: NodeJS.Timeout | undefined;
  let ticks = 0;
  let isStopped = false;
  nudges?.listen((airingId) => void look(airingId));

  function tick(): void {
    ticks += 1;
    if (ticks % (heartbeatMs / lookMs) === 0)
      for (const channel of channels.values()) give(channel, { kind: "heartbeat" });
    const every = nudges?.isHeard() ? lookWithNudgesMs / lookMs : 1;
    if (ticks % every === 0) for (const airingId of channels.keys()) void look(airingId);
  }

  /** One look at a time; asked for while one is under way, another follows it. */
  async function look(airingId: string): Promise<void> {
    const channel = channels.get(airingId);
    if (!channel) return;
    if (channel.isReading) {
      channel.isDue = true;
      return;
    }
    channel.isReading = true;
    try {
      await read(airingId, channel);
    } catch (error) {
      logger.warn("live-not-read", { reason: error instanceof Error ? error.message : String(error) });
    }
    channel.isReading = false;
    if (!channel.isDue) return;
    channel.isDue = false;
    void look(airingId);
  }

  async function read(airingId: string, channel: Channel): Promise<void> {
    const lines = await linesAfter(database, airingId, channel.seq, missedLines);
    const last = lines.at(-1);
    if (last) {
      channel.seq = last.seq;
      give(channel, { kind: "lines", lines });
      if (lines.length === missedLines) channel.isDue = true;
    }
    const poll = await readPoll(database, airingId);
    const told = JSON.stringify(poll);
    if (told !== channel.poll) give(channel, { kind: "poll", poll });
    channel.poll = told;
    const change = await readChange(database, airingId);
    if (channel.change !== change) give(channel, { kind: "turn" });
    channel.change = change;
  }

  function give(channel: Channel, event: LiveEvent): void {
    for (const listener of channel.listeners) {
      if (listener.take(event)) continue;
      channel.listeners.delete(listener);
      listener.end();
    }
  }

  function leave(airingId: string, listener: Listener): void {
    const channel = channels.get(airingId);
    channel?.listeners.delete(listener);
    if (channel?.listeners.size === 0) channels.delete(airingId);
    if (channels.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  }

  async function openChannel(airingId: string): Promise<Channel> {
    const [seq, poll, change] = [
      (await lastLines(database, airingId, 1))[0]?.seq ?? 0,
      JSON.stringify(await readPoll(database, airingId)),
      await readChange(database, airingId),
    ];
    const known = channels.get(airingId);
    if (known) return known;
    const channel: Channel = { listeners: new Set(), seq, poll, change, isReading: false, isDue: false };
    channels.set(airingId, channel);
    return channel;
  }

  const count = (): number => [...channels.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);

  return {
    async join(airingId, afterSeq, listener) {
      if (isStopped || count() >= mostListeners) return null;
      const channel = channels.get(airingId) ?? (await openChannel(airingId));
      clock ??= setInterval(tick, lookMs);
      clock.unref();
      // Among the listeners first: a line that comes while the old ones are read arrives twice and is known by its number.
      channels.set(airingId, channel);
      channel.listeners.add(listener);
      try {
        const missed =
          afterSeq === null
            ? await lastLines(database, airingId, firstLines)
            : await linesAfter(database, airingId, afterSeq, missedLines);
        listener.take({ kind: "lines", lines: missed });
      } catch (error) {
        // Whoever could not be told what was missed comes again; a place left behind would be taken for good.
        leave(airingId, listener);
        throw error;
      }
      listener.take({ kind: "poll", poll: JSON.parse(channel.poll) as LivePoll });
      return () => leave(airingId, listener);
    },
    nudge(airingId) {
      nudges?.tell(airingId);
      void look(airingId);
    },
    count,
    stop() {
      isStopped = true;
      clearInterval(clock);
      nudges?.stop();
      for (const { listeners } of channels.values()) for (const listener of listeners) listener.end();
      channels.clear();
    },
  };
}

async function readChange(database: Queries, airingId: string): Promise<string> {
  const rows = await database.query({
    name: "live-change",
    text: "SELECT started_at, ended_at, cancelled_at FROM live_airings WHERE airing_id = $1",
    values: [airingId],
  });
  const [{ started_at: began = null, ended_at: ended = null, cancelled_at: called = null } = {}] = rows;
  return JSON.stringify([began, ended, called]);
}
