import { deleteOldEvents } from "../modules/events/delete-old-events.ts";
import { deleteOldHandovers } from "../modules/rooms/delete-old-handovers.ts";
import { keyPlainHashes } from "../modules/rooms/words-hash.ts";
import { deleteOldLogs } from "../modules/scores/delete-old-logs.ts";
import { deleteOldNetworks } from "../modules/votes/delete-old-networks.ts";
import type { SiteJobs } from "./site-jobs.ts";

/** Work by the clock that is no site's own: every night what was kept for a time goes. */
export const houseJobs: SiteJobs = ({ platform: { database, clock, secrets } }) => [
  {
    name: "retention",
    cron: "50 4 * * *",
    atStart: false,
    work: async (signal) => {
      for (const deleteOld of [deleteOldHandovers, deleteOldNetworks, deleteOldLogs, deleteOldEvents]) {
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
