import type { SiteJobs } from "#server/http/site-jobs.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { seedDemoReviews } from "#server/modules/reviews/demo.ts";
import { deletePhotoFiles } from "#server/modules/reviews/photo-files.ts";
import { deleteOldUnattachedPhotos, listUnknownPhotos } from "#server/modules/reviews/photos.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { listDemoReviews } from "./demo-reviews.server.ts";

/** Once after a start the demo reviews; every five minutes files without rows, every night photos that belong to nobody. */
export const jobs: SiteJobs = ({ platform: { database, clock, storage } }) => [
  {
    name: "review-demonstration",
    cron: null,
    atStart: true,
    work: async () => {
      const { isOn } = await getDemoState(database);
      if (isOn) await seedDemoReviews(database, listDemoReviews(), clock.now());
    },
  },
  {
    // Whoever deletes a row deletes the file at once: this is for what did not come to that.
    name: "review-photo-files",
    cron: "*/5 * * * *",
    atStart: true,
    work: () => deletePhotoFiles(database, openPhotoStore(storage), clock.now()),
  },
  {
    name: "review-photos",
    cron: "40 4 * * *",
    atStart: false,
    work: async (signal) => {
      const photos = openPhotoStore(storage);
      const photoIds = await photos.list();
      await deleteOldUnattachedPhotos(database, clock.now());
      await deletePhotoFiles(database, photos, clock.now());
      for (let at = 0; at < photoIds.length && !signal.aborted; at += 500)
        for (const id of await listUnknownPhotos(database, photoIds.slice(at, at + 500))) await photos.remove(id);
    },
  },
];
