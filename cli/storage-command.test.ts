import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetBucketLifecycleConfigurationCommand, PutBucketLifecycleConfigurationCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { openPhotoStore } from "#server/platform/photos.ts";
import { createBucketClient } from "#server/platform/storage/bucket-client.ts";
import { openBucketStore } from "#server/platform/storage/bucket-store.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import { startTestStorage, type TestStorage } from "#test-support/s3/test-storage.ts";
import { typeCommand } from "#test-support/type-command.ts";

let bucket: TestStorage;
let folder = "";
beforeAll(async () => {
  bucket = await startTestStorage();
  folder = await mkdtemp(join(tmpdir(), "kz-storage-command-"));
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Neither asks the database. */
const noDatabase = {} as Database;
const ids = ["0a000000-0000-4000-8000-000000000001", "0b000000-0000-4000-8000-000000000002"];

test("photos move from the folder into the bucket, compared one by one, and the folder is emptied when asked", async () => {
  const [diskStorage, storage] = [openDiskStore(folder), openBucketStore(bucket.settings, { withinMs: 5_000 })];
  for (const id of ids) await openPhotoStore(diskStorage).put(id, Buffer.from(`photo ${id}`));
  const type = (line: string) => typeCommand(line, { database: noDatabase, clock: systemClock, storage, diskStorage });

  expect((await type("storage check")).text).toBe("a bucket: written and read; 0 photos, 0 bytes");
  expect((await type("storage move")).text).toMatch(/^moved 2 \(84 bytes\), 0 were there/);
  expect(await openPhotoStore(diskStorage).list(), "nothing is taken away unasked").toHaveLength(2);
  expect((await type("storage move --delete")).text).toMatch(/^moved 0 .*2 were there.*gone from the folder/);
  expect(await openPhotoStore(diskStorage).list()).toEqual([]);
  expect((await openPhotoStore(storage).list()).toSorted()).toEqual(ids);
  expect((await type("storage check")).text).toBe("a bucket: written and read; 2 photos, 84 bytes");
  storage.close();
});

test("without a bucket there is nowhere to move to", async () => {
  const storage = openDiskStore(folder);
  const typed = typeCommand("storage move", { database: noDatabase, clock: systemClock, storage });
  await expect(typed).rejects.toThrow("no bucket is set");
});

test("the bucket is given our rules, and keeps those of others", async () => {
  const client = createBucketClient(bucket.settings);
  const Bucket = bucket.settings.bucket;
  const theirs = { ID: "theirs", Status: "Enabled", Filter: { Prefix: "reports/" }, Expiration: { Days: 30 } } as const;
  await client.send(
    new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules: [theirs] } }),
  );
  const storage = openBucketStore(bucket.settings, { withinMs: 5_000 });
  const ways = { database: noDatabase, clock: systemClock, storage, bucket: bucket.settings };
  const named = "theirs, kate-zone-drawn, kate-zone-probes, kate-zone-unfinished";
  for (const _ of [1, 2]) expect((await typeCommand("storage rules", ways)).text).toContain(named);
  const { Rules } = await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }));
  expect(Rules).toContainEqual(theirs);
  expect(Rules).toContainEqual(
    expect.objectContaining({ Filter: { Prefix: "drawn/" }, Expiration: { Days: 8 }, Status: "Enabled" }),
  );
  storage.close();
  client.destroy();
});

test("a link opens one object for a while, and that it was made is written down", async () => {
  const fresh = await createTestDatabase();
  const database = openDatabase({ url: fresh.url, max: 2, logger: memoryLogger(systemClock) });
  const storage = openBucketStore(bucket.settings, { withinMs: 5_000 });
  await openPhotoStore(storage).put(ids[0] ?? "", Buffer.from("a photo"));
  const key = `photos/0a/${ids[0]}.webp`;
  const { text } = await typeCommand(`storage link ${key} --minutes 5`, { database, clock: systemClock, storage });
  expect(await (await fetch(text)).text()).toBe("a photo");
  expect(text).toContain("X-Amz-Expires=300");
  const rows = await database.query({ text: "SELECT action, subject FROM audit_log" });
  expect(rows).toEqual([{ action: "storage.link", subject: key }]);
  for (const [line, what] of [
    ["storage link photos/none.webp", "there is no"],
    [`storage link ${key} --minutes 5000`, "1440 at the most"],
  ] as const)
    await expect(typeCommand(line, { database, clock: systemClock, storage })).rejects.toThrow(what);
  storage.close();
  await database.stop();
  await fresh.drop();
});
