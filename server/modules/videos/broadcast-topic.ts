import type { BroadcastMessage, BroadcastPoll, BroadcastTally } from "#contracts/broadcast.ts";
import type { Queries } from "../../platform/database.ts";
import type { Logger } from "../../platform/logger.ts";
import { getBroadcastPoll, listLastMessages, listMessagesAfter } from "./chat.ts";

/** Something that goes to everybody who listens. */
export type BroadcastEvent =
  | { kind: "lines"; messages: BroadcastMessage[] }
  | { kind: "poll"; poll: BroadcastPoll }
  | { kind: "tally"; tally: BroadcastTally }
  | { kind: "heartbeat" }
  /** The programme was changed by hand: whoever listens asks again what is on. */
  | { kind: "turn" };

/** One who listens. `take` answers false when it cannot keep up: then it is let go, and comes again by itself. */
export interface Listener {
  take(event: BroadcastEvent): boolean;
  end(): void;
}

/** One running programme: who listens, and what they were told last. */
export interface BroadcastTopic {
  broadcastId: string;
  listeners: Set<Listener>;
  /** Number of the last line that was sent. */
  seq: number;
  poll: string;
  tally: string;
  change: string;
  isReading: boolean;
  /** Asked for while a look was under way: another follows it. */
  isDue: boolean;
}

const maxMissedMessages = 200;
const maxInitialMessages = 30;

/** How a show stands. Reading it fixes what is due to be decided. */
export type ReadTally = (broadcastId: string) => Promise<BroadcastTally>;

/** A topic without listeners, as the programme stands now. */
export async function openTopic(database: Queries, readTally: ReadTally, broadcastId: string): Promise<BroadcastTopic> {
  const seq = (await listLastMessages(database, broadcastId, 1))[0]?.seq ?? 0;
  const poll = JSON.stringify(await getBroadcastPoll(database, broadcastId));
  const tally = JSON.stringify(await readTally(broadcastId));
  const change = await getChangeKey(database, broadcastId);
  return { broadcastId, listeners: new Set(), seq, poll, tally, change, isReading: false, isDue: false };
}

/** Where a topic reads, and where it says that it could not. */
export interface TopicSources {
  database: Queries;
  logger: Pick<Logger, "warn">;
  readTally: ReadTally;
}

/** Reads what is new and sends it. One look at a time; asked for while one is under way, another follows it. */
export async function refreshTopic(sources: TopicSources, topic: BroadcastTopic): Promise<void> {
  const { logger } = sources;
  if (topic.isReading) {
    topic.isDue = true;
    return;
  }
  topic.isReading = true;
  try {
    await sendUpdates(sources, topic);
  } catch (error) {
    logger.warn("live-not-read", { reason: error instanceof Error ? error.message : String(error) });
  }
  topic.isReading = false;
  if (!topic.isDue) return;
  topic.isDue = false;
  if (topic.listeners.size > 0) void refreshTopic(sources, topic);
}

/** Sends to all listeners; who cannot keep up is let go. */
export function sendToTopic({ listeners }: BroadcastTopic, event: BroadcastEvent): void {
  for (const listener of listeners) {
    if (listener.take(event)) continue;
    listeners.delete(listener);
    listener.end();
  }
}

/** Tells one listener what it missed since `afterSeq`, or the last lines, and how poll and show stand. */
export async function sendMissed(
  database: Queries,
  { broadcastId, poll, tally }: BroadcastTopic,
  afterSeq: number | null,
  listener: Listener,
): Promise<void> {
  const messages =
    afterSeq === null
      ? await listLastMessages(database, broadcastId, maxInitialMessages)
      : await listMessagesAfter(database, broadcastId, afterSeq, maxMissedMessages);
  listener.take({ kind: "lines", messages });
  listener.take({ kind: "poll", poll: JSON.parse(poll) as BroadcastPoll });
  listener.take({ kind: "tally", tally: JSON.parse(tally) as BroadcastTally });
}

async function sendUpdates({ database, readTally }: TopicSources, topic: BroadcastTopic): Promise<void> {
  const { broadcastId } = topic;
  const messages = await listMessagesAfter(database, broadcastId, topic.seq, maxMissedMessages);
  const last = messages.at(-1);
  if (last) {
    topic.seq = last.seq;
    sendToTopic(topic, { kind: "lines", messages });
    if (messages.length === maxMissedMessages) topic.isDue = true;
  }
  const poll = await getBroadcastPoll(database, broadcastId);
  const pollJson = JSON.stringify(poll);
  if (pollJson !== topic.poll) sendToTopic(topic, { kind: "poll", poll });
  topic.poll = pollJson;
  const tally = await readTally(broadcastId);
  const tallyJson = JSON.stringify(tally);
  if (tallyJson !== topic.tally) sendToTopic(topic, { kind: "tally", tally });
  topic.tally = tallyJson;
  const change = await getChangeKey(database, broadcastId);
  if (topic.change !== change) sendToTopic(topic, { kind: "turn" });
  topic.change = change;
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
