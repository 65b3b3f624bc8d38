import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { announcePhotoFile, keepPhotoFile } from "#server/modules/reviews/photo-files.ts";
import { savePhoto } from "#server/modules/reviews/photos.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import {
  base,
  createPhoto,
  openReviewApiForEachTest,
  type TestReviewApi,
} from "#tests/api/open-review-api-for-each-test.ts";
import { jobs } from "./jobs.server.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened));

/** The names of all files of photos. */
async function listPhotoFiles(): Promise<string[]> {
  const folders = await readdir(join(reviews.dataDir, "photos"));
  return (await Promise.all(folders.map((folder) => readdir(join(reviews.dataDir, "photos", folder))))).flat();
}
const listRemovals = () => reviews.hub.database.query({ text: "SELECT photo_id FROM photo_file_removals" });

test("a photo that arrives while the night looks for photos of nobody stays", async () => {
  const me = await reviews.visitor();
  const first = (await (await reviews.upload(me, await createPhoto({ width: 40, height: 30 }))).json()) as {
    id: string;
  };
  const [row] = await reviews.hub.database.query({ text: "SELECT visitor_id FROM review_photos" });
  const [photos, id, now] = [openPhotoStore(openDiskStore(reviews.dataDir)), randomUUID(), reviews.hub.clock.now()];
  await announcePhotoFile(reviews.hub.database, id, now);
  await photos.put(id, new Uint8Array([1]));
  await reviews.hub.database.transaction(async (queries) => {
    await savePhoto(queries, { id, visitorId: row?.visitor_id ?? "", widthPx: 40, heightPx: 30, now });
    await keepPhotoFile(queries, id);
    // It is not committed yet.
    await reviews.hub.runJob(jobs, "review-photos");
  });
  await reviews.hub.runJob(jobs, "review-photos");
  expect((await photos.list()).toSorted()).toEqual([first.id, id].toSorted());
});

test("at night the photos of nobody go, and those of reviews stay", async () => {
  const me = await reviews.visitor();
  const bytes = await createPhoto({ width: 40, height: 30 });
  const { id } = (await (await reviews.upload(me, bytes)).json()) as { id: string };
  await reviews.upload(me, bytes);
  await reviews.sent(me, { photoIds: [id] });
  expect(await listPhotoFiles()).toHaveLength(2);
  reviews.hub.clock.advance(86_400_001);
  await reviews.hub.runJob(jobs, "review-photos");
  expect(await listPhotoFiles()).toEqual([`${id}.webp`]);
});

test("who erases everything leaves no file of a photo, sent or not, at that very moment", async () => {
  const [me, other] = [await reviews.visitor(), await reviews.visitor()];
  const bytes = await createPhoto({ width: 40, height: 30 });
  const { id } = (await (await reviews.upload(me, bytes)).json()) as { id: string };
  await reviews.upload(me, bytes);
  await reviews.sent(me, { photoIds: [id] });
  const { id: saved } = (await (await reviews.upload(other, bytes)).json()) as { id: string };
  expect(await listPhotoFiles()).toHaveLength(3);
  expect((await me.write("DELETE", "/api/visitor/room", { isMeant: true })).status).toBe(200);
  expect(await listPhotoFiles()).toEqual([`${saved}.webp`]);
  expect(await listRemovals()).toEqual([]);
});

test("a review that is taken away takes its photos along at that very moment", async () => {
  const me = await reviews.visitor();
  const { id } = (await (await reviews.upload(me, await createPhoto({ width: 40, height: 30 }))).json()) as {
    id: string;
  };
  const { review } = await reviews.sent(me, { photoIds: [id] });
  await me.write("DELETE", `${base}/reviews/${review.id}`, undefined);
  expect(await listPhotoFiles()).toEqual([]);
});

test("a file that could not be deleted goes by the job, and so does one whose row never came", async () => {
  const me = await reviews.visitor();
  const { id } = (await (await reviews.upload(me, await createPhoto({ width: 40, height: 30 }))).json()) as {
    id: string;
  };
  const lost = randomUUID();
  await announcePhotoFile(reviews.hub.database, lost, reviews.hub.clock.now());
  await openPhotoStore(openDiskStore(reviews.dataDir)).put(lost, new Uint8Array([1]));
  // As by a process that ended before it came to the file.
  await reviews.hub.database.query({ text: "DELETE FROM review_photos WHERE id = $1", values: [id] });
  expect(await listPhotoFiles()).toHaveLength(2);
  await reviews.hub.runJob(jobs, "review-photo-files");
  expect(await listPhotoFiles(), "its row may still come").toEqual([`${lost}.webp`]);
  reviews.hub.clock.advance(3_600_001);
  await reviews.hub.runJob(jobs, "review-photo-files");
  expect(await listPhotoFiles()).toEqual([]);
  expect(await listRemovals()).toEqual([]);
});

test("what is undone leaves no note of a file to delete", async () => {
  const me = await reviews.visitor();
  await reviews.upload(me, await createPhoto({ width: 40, height: 30 }));
  await reviews.hub.database
    .transaction(async (queries) => {
      await queries.query({ text: "DELETE FROM review_photos" });
      throw new Error("undone");
    })
    .catch(() => {});
  expect(await listRemovals()).toEqual([]);
  expect(await listPhotoFiles()).toHaveLength(1);
});
