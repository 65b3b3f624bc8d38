import type { SiteJobs } from "#server/http/site-jobs.ts";
import { boardMoment, pollPhase } from "#server/modules/votes/poll.ts";
import { jstDay } from "#server/platform/clock.ts";
import { noteVotesAsInterest } from "#server/modules/votes/note-interest.ts";
import { keepBoard } from "#server/modules/votes/standings.ts";
import { pollOf } from "./poll.server.ts";

/** Every ten minutes, and once after a start, the board is made anew; under the seal none is. */
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
    // Before the ranking's roll-up of the full hour.
    name: "vote-interest",
    cron: "50 * * * *",
    atStart: true,
    work: async (signal) => {
      const yesterday = jstDay(new Date(clock.now().getTime() - 86_400_000));
      await noteVotesAsInterest(database, { fromDay: yesterday, shadeOf: (monsterId) => `lip-${monsterId}`, signal });
    },
  },
];
