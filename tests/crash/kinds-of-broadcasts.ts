import type { BroadcastStatus } from "#contracts/broadcast.ts";
import { compactDay, jstDay } from "#contracts/jst-calendar.ts";
import { updateBroadcast } from "#server/modules/videos/broadcasts.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Queries } from "#server/platform/database.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { WriteKind } from "./write-kind.ts";

const programme = "hitoiro-yawa";
/** The written questions of its show. */
const questions = ["weak", "over", "cup", "sheep"];

/** Begins a programme, as an operator does, in the middle of which all the killing happens. */
export async function beginBroadcast(queries: Queries): Promise<void> {
  const now = systemClock.now();
  const broadcastId = `${programme}.${compactDay(jstDay(now))}`;
  await updateBroadcast(queries, { broadcastId, change: { verb: "on" }, now });
}

/** The broadcast that is on. */
export async function findBroadcast(address: string): Promise<string> {
  const { state, airing: broadcast } = (await (
    await fetch(`${address}/api/videos/live/now`)
  ).json()) as BroadcastStatus;
  if (state !== "on" || !broadcast) throw new Error("no programme is on");
  return broadcast.id;
}

export const question = (broadcastId: string): WriteKind => ({
  name: "question of a show",
  stored: "SELECT visitor_id AS subject, substr(subject, 5) AS told FROM live_signals WHERE subject LIKE 'ask:%'",
  create() {
    const questionId = questions[systemRandom.int(questions.length)] ?? "sheep";
    return {
      path: "/api/videos/live/questions",
      body: { airing: broadcastId, question: questionId },
      told: [],
      sent: questionId,
    };
  },
});

export const want = (broadcastId: string): WriteKind => ({
  name: "want in a show",
  stored: "SELECT visitor_id AS subject, subject AS told FROM live_signals WHERE subject = 'want'",
  create: () => ({ path: "/api/videos/live/wants", body: { airing: broadcastId }, told: [], sent: "want" }),
});

/** A question of a show stands in the chat too, as a line of its own kind. */
export const message = (broadcastId: string): WriteKind => ({
  name: "line of a chat",
  stored: "SELECT visitor_id AS subject, seq::text AS told FROM live_messages WHERE kind <> 'question'",
  create: () => ({
    ...{ path: "/api/videos/live/messages", told: ["seq"] },
    body: { airing: broadcastId, kind: "phrase", said: String(systemRandom.int(60)) },
  }),
});
