import { keyPlainHashes } from "../modules/visitor-data/recovery-words-hash.ts";
import type { SiteTables } from "../modules/visitor-data/visitor-table.ts";
import type { SiteJobs } from "./site-jobs.ts";

/** Scheduled work that is no site's own: every night what was kept for a limited time is deleted. */
export const createCoreJobs =
  (tables: readonly SiteTables[]): SiteJobs =>
  ({ platform: { database, clock, secrets } }) => [
    {
      name: "retention",
      cron: "50 4 * * *",
      atStart: false,
      work: async (signal) => {
        for (const { deleteOld } of tables) {
          if (signal.aborted) return;
          await deleteOld?.(database, clock.now(), signal);
        }
      },
    },
    {
      // At night, not at a start: the version before, which may still run beside this one, finds words by their plain hash only.
      name: "key-plain-hashes",
      cron: "55 4 * * *",
      atStart: false,
      work: async (signal) => void (await keyPlainHashes(database, secrets, signal)),
    },
  ];
