import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { keepFinalCount, readFinalCount } from "#server/modules/votes/final-count.ts";
import { boardMoment, pollPhase } from "#server/modules/votes/poll.ts";
import { noteVotesAsInterest } from "#server/modules/votes/note-interest.ts";
import { keepBoard } from "#server/modules/votes/standings.ts";
import { pollOf } from "./poll.server.ts";
import { countResults } from "./results.server.ts";

/** Long enough after the last minute: a vote that came in time has been stored by then. */
const closingDelayMs = 60_000;

/** Every ten minutes, and once after a start, the board is made anew; under the seal none is. After the end the count is kept. */
export const jobs: SiteJobs = ({ platform: { database, clock }, masterData }) => [
  {
    name: "vote-board",
    cron: "*/10 * * * *",
    atStart: true,
    work: async () => {
      const now = clock.now();
      const poll = pollOf((await masterData.read())?.schedule ?? [], now);
      const shownAt = poll && pollPhase(poll, now) === "open" ? boardMoment(poll, now) : null;
      if (poll && shownAt) await database.transaction((queries) => keepBoard(queries, poll.id, shownAt));
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
      if ((await readFinalCount(database, poll.id)) !== null) return;
      const results = await countResults(database, poll);
      await database.transaction((queries) => keepFinalCount(queries, poll.id, results, now));
    },
  },
  {
    // Before the ranking's roll-up of the full hour.
    name: "vote-interest",
    cron: "50 * * * *",
    atStart: true,
    work: async (signal) => {
      const yesterday = addDays(jstDay(clock.now()), -1);
      await noteVotesAsInterest(database, { fromDay: yesterday, shadeOf: (monsterId) => `lip-${monsterId}`, signal });
    },
  },
];
