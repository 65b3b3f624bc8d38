import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import type { Database } from "#server/platform/database.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { saveFinalCount, getFinalCount } from "#server/modules/votes/final-count.ts";
import { leaderboardTime, pollPhase } from "#server/modules/votes/poll.ts";
import { recordVotesAsInterest } from "#server/modules/votes/record-interest.ts";
import { judgeVotes } from "#server/modules/votes/judge-votes.ts";
import { saveLeaderboard } from "#server/modules/votes/leaderboard.ts";
import { pollOf } from "./poll.server.ts";
import { countResults } from "./results.server.ts";

/** Long enough after the last minute: a vote that came in time has been stored by then. */
const closingDelayMs = 60_000;

/** Every ten minutes, and once after a start, votes are judged and there is a new leaderboard; none in the blackout. After the end the count is saved. */
export const jobs: SiteJobs = ({ platform: { database, clock }, masterData }) => [
  {
    name: "vote-board",
    cron: "*/10 * * * *",
    atStart: true,
    work: async () => {
      const now = clock.now();
      const poll = pollOf((await masterData.read())?.schedule ?? [], now);
      if (!poll || !["open", "sealed"].includes(pollPhase(poll, now))) return;
      await judgeLastDays(database, poll.id, now);
      const shownAt = pollPhase(poll, now) === "open" ? leaderboardTime(poll, now) : null;
      if (shownAt) await database.transaction((queries) => saveLeaderboard(queries, poll.id, shownAt));
    },
  },
  {
    name: "vote-final",
    cron: "1-59/5 * * * *",
    atStart: true,
    work: async () => {
      const now = clock.now();
      const poll = pollOf((await masterData.read())?.schedule ?? [], now);
      if (!poll?.closesAt || now.getTime() < poll.closesAt.getTime() + closingDelayMs) return;
      if ((await getFinalCount(database, poll.id)) !== null) return;
      await judgeLastDays(database, poll.id, poll.closesAt);
      const results = await countResults(database, poll);
      await database.transaction((queries) => saveFinalCount(queries, poll.id, results, now));
    },
  },
  {
    // Before the ranking's roll-up of the full hour.
    name: "vote-interest",
    cron: "50 * * * *",
    atStart: true,
    work: async (signal) => {
      const yesterday = addDays(jstDay(clock.now()), -1);
      await recordVotesAsInterest(database, { fromDay: yesterday, shadeOf: (monsterId) => `lip-${monsterId}`, signal });
    },
  },
];

/** The day of a moment and the one before, which may have had votes since it was judged. */
async function judgeLastDays(database: Database, pollId: string, at: Date): Promise<void> {
  for (const day of [addDays(jstDay(at), -1), jstDay(at)])
    await database.transaction((queries) => judgeVotes(queries, { pollId, day }));
}
