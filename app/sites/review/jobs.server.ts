import type { SiteJobs } from "#server/http/site-jobs.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { putUpDemonstration } from "#server/modules/reviews/demonstration.ts";
import { forgetLoosePhotos, listSettledFiles, unknownPhotos } from "#server/modules/reviews/photos.ts";
import { openPhotos } from "#server/platform/photos.ts";
import { writtenVoices } from "./demonstration.server.ts";

/** Once after a start the voices of the house; every night photos that belong to nobody go. */
export const jobs: SiteJobs = ({ platform: { database, clock, settings } }) => [
  {
    name: "review-demonstration",
    cron: null,
    atStart: true,
    work: async () => {
      const { isOn } = await readDemonstration(database);
      if (isOn) await putUpDemonstration(database, writtenVoices(), clock.now());
    },
  },
  {
    name: "review-photos",
    cron: "40 4 * * *",
    atStart: false,
    work: async (signal) => {
      const photos = openPhotos(settings.dataDir);
      const kept = await database.transaction((queries) => listSettledFiles(queries, photos.list));
      await forgetLoosePhotos(database, clock.now());
      for (let at = 0; at < kept.length && !signal.aborted; at += 500)
        for (const id of await unknownPhotos(database, kept.slice(at, at + 500))) await photos.remove(id);
    },
  },
];
