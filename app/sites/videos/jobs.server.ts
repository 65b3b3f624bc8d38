import type { SiteJobs } from "#server/http/site-jobs.ts";
import { forgetOldChats } from "#server/modules/films/forget.ts";

/** Every night the lines and questions of programmes that are over go. */
export const jobs: SiteJobs = ({ platform: { database, clock } }) => [
  { name: "live-forget", cron: "40 4 * * *", atStart: false, work: async () => forgetOldChats(database, clock.now()) },
];
