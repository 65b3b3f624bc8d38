import { deleteOldEvents } from "../modules/analytics/delete-old-events.ts";
import { deleteOldTransferLinks } from "../modules/visitor-data/delete-old-transfer-links.ts";
import { keyPlainHashes } from "../modules/visitor-data/recovery-words-hash.ts";
import { deleteOldLogs } from "../modules/stage-runs/delete-old-logs.ts";
import { deleteOldNetworks } from "../modules/votes/delete-old-networks.ts";
import type { SiteJobs } from "./site-jobs.ts";

/** Scheduled work that is no site's own: every night what was kept for a limited time is deleted. */
export const coreJobs: SiteJobs = ({ platform: { database, clock, secrets } }) => [
  {
    name: "retention",
    cron: "50 4 * * *",
    atStart: false,
    work: async (signal) => {
      for (const deleteOld of [deleteOldTransferLinks, deleteOldNetworks, deleteOldLogs, deleteOldEvents]) {
        if (signal.aborted) return;
        await deleteOld(database, clock.now(), signal);
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
