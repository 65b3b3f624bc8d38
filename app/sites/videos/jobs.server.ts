import type { SiteJobs } from "#server/http/site-jobs.ts";
import { deleteOldChats } from "#server/modules/videos/delete-old-chats.ts";

/** Deletes the lines and questions of programmes that are over, every night. */
export const jobs: SiteJobs = ({ platform: { database, clock } }) => [
  { name: "live-forget", cron: "40 4 * * *", atStart: false, work: async () => deleteOldChats(database, clock.now()) },
];
