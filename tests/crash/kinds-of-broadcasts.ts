import type { BroadcastStatus } from "#contracts/broadcast.ts";
import { compactDay, jstDay } from "#contracts/jst-calendar.ts";
import { updateBroadcast } from "#server/modules/videos/broadcasts.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Queries } from "#server/platform/database.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { WriteKind } from "./write-kind.ts";

const programme = "hitoiro-yawa";
const choices = ["goldfish", "candy", "grape", "moon"];

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
  name: "question",
  stored: "SELECT visitor_id AS subject, id || ' ' || text AS told FROM live_questions",
  create: () => ({
    ...{ path: "/api/videos/live/questions", told: ["questions.0.id", "questions.0.text"] },
    body: { airing: broadcastId, text: `夜の色は${systemRandom.int(100)}番ですか` },
  }),
});

export const message = (broadcastId: string): WriteKind => ({
  name: "line of a chat",
  stored: "SELECT visitor_id AS subject, seq::text AS told FROM live_messages",
  create: () => ({
    ...{ path: "/api/videos/live/messages", told: ["seq"] },
    body: { airing: broadcastId, kind: "phrase", said: String(systemRandom.int(60)) },
  }),
});

export const pollVote = (broadcastId: string): WriteKind => ({
  name: "vote in a programme",
  stored: "SELECT visitor_id AS subject, choice AS told FROM live_poll_votes",
  create() {
    const choice = choices[systemRandom.int(choices.length)] ?? "moon";
    return { path: "/api/videos/live/votes", body: { airing: broadcastId, choice }, told: [], sent: choice };
  },
});
