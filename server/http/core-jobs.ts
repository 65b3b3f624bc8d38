import { jstDay } from "#contracts/jst-calendar.ts";
import { reencryptPrizes } from "../modules/draws/reencrypt-prizes.ts";
import { deleteOldDrawnFiles } from "../modules/share-images/drawn-files.ts";
import { keyPlainHashes } from "../modules/visitor-data/recovery-words-hash.ts";
import type { SiteTables } from "../modules/visitor-data/visitor-table.ts";
import { loadDataKey } from "../platform/data-key.ts";
import type { Job } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { writeNightlyBackup } from "../platform/backup/nightly-backup.ts";
import { openPhotoStore } from "../platform/photos.ts";
import { openStorage, patientStorageWithinMs } from "../platform/storage/open-storage.ts";
import type { SiteJobs } from "./site-jobs.ts";

/**
 * Scheduled work that is no site's own: every night a backup is written, where a folder for it is named, and what was kept for a
 * limited time is deleted, from the database and from the store.
 */
export const createCoreJobs =
  (tables: readonly SiteTables[]): SiteJobs =>
  ({ platform }) => [...createBackupJobs(platform), ...createRetentionJobs(platform, tables)];

const createBackupJobs = ({ settings, clock }: Platform): Job[] => {
  const { backupDir: root, backupKeepDays: keepDays, databaseUrl: url } = settings;
  if (root === null || url === null) return [];
  return [
    {
      name: "backup",
      cron: "30 3 * * *",
      atStart: false,
      work: async (signal) => {
        const now = clock.now();
        const storage = await openStorage(settings, { withinMs: patientStorageWithinMs });
        try {
          const photos = openPhotoStore(storage);
          await writeNightlyBackup({ url, photos, root, day: jstDay(now), keepDays, now, signal });
        } finally {
          storage.close();
        }
      },
    },
  ];
};

const createRetentionJobs = (platform: Platform, tables: readonly SiteTables[]): Job[] => {
  const { database, clock, secrets, random, storage } = platform;
  return [
    {
      name: "drawn-pictures",
      cron: "45 * * * *",
      atStart: false,
      work: async (signal) => {
        await deleteOldDrawnFiles(storage, { now: clock.now(), signal });
      },
    },
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
      // At night, not at a start: the version before, which may still run beside this one, reads only what it wrote itself.
      name: "key-plain-hashes",
      cron: "55 4 * * *",
      atStart: false,
      work: async (signal) => {
        await keyPlainHashes(database, await loadDataKey(database, { secrets, random }), signal);
      },
    },
    {
      name: "reencrypt-prizes",
      cron: "58 4 * * *",
      atStart: false,
      work: async (signal) => {
        await reencryptPrizes(database, { secrets, random }, { now: clock.now(), signal });
      },
    },
  ];
};
