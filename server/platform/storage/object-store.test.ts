import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestStorage, type TestStorage } from "#test-support/s3/test-storage.ts";
import { createBucketClient } from "./bucket-client.ts";
import { openBucketStore } from "./bucket-store.ts";
import { openDiskStore } from "./disk-store.ts";
import { copyObjects } from "./move-objects.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";
import type { ObjectStore } from "./object-store.ts";

let storage: TestStorage;
let folder = "";
beforeAll(async () => {
  storage = await startTestStorage();
  folder = await mkdtemp(join(tmpdir(), "kz-store-"));
});
afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (store: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
};

describe.each([
  ["a folder", () => openDiskStore(join(folder, "disk"))],
  ["a bucket", () => openBucketStore(storage.settings, { withinMs: 5_000 })],
])("%s as a store", (_place, open) => {
  test("keeps what it is given until it is taken away", async () => {
    const store = open();
    expect(await store.get("photos/0a/one.webp")).toBeNull();
    await store.put("photos/0a/one.webp", new Uint8Array([1, 2, 3]), "image/webp");
    await store.put("photos/0a/one.webp", new Uint8Array([4, 5]), "image/webp");
    await store.put("drawn/one.jpg", new Uint8Array([6]), "image/jpeg");
    expect([...((await store.get("photos/0a/one.webp")) ?? [])]).toEqual([4, 5]);
    expect(await keysOf(store, "photos/")).toEqual(["photos/0a/one.webp"]);
    await store.remove("photos/0a/one.webp");
    await store.remove("photos/0a/one.webp");
    expect(await keysOf(store, "")).toEqual(["drawn/one.jpg"]);
    store.close();
  });

  test("takes no way out of itself for a key", async () => {
    const store = open();
    for (const key of ["../secrets.json", "/etc/passwd", "photos/../../x", "Photos/x", "photos//x", "x~1", ""])
      await expect(async () => store.get(key)).rejects.toThrow("no key of an object");
    store.close();
  });

  test("tells more than a thousand", { timeout: 60_000 }, async () => {
    const store = open();
    const keys = Array.from({ length: 1_001 }, (_, i) => `many/${String(i).padStart(4, "0")}.bin`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, new Uint8Array([7]), "image/webp")));
    expect(await keysOf(store, "many/")).toEqual(keys);
    store.close();
  });
});

test("what a process left half written is nothing", async () => {
  const store = openDiskStore(join(folder, "half"));
  await store.put("photos/0a/one.webp", new Uint8Array([1]), "image/webp");
  await writeFile(join(folder, "half/photos/0a/one.webp~0a000000"), "x");
  expect(await keysOf(store, "photos/")).toEqual(["photos/0a/one.webp"]);
});

test("a bucket is for nobody without its key: no address alone, none that was changed, none that has run out", async () => {
  const store = openBucketStore(storage.settings, { withinMs: 5_000 });
  await store.put("photos/0a/mine.webp", new Uint8Array([9]), "image/webp");
  const { endpoint, bucket } = storage.settings;
  const plain = `${endpoint}/${bucket}/photos/0a/mine.webp`;
  expect((await fetch(plain)).status).toBe(403);
  const client = createBucketClient(storage.settings);
  const command = new GetObjectCommand({ Bucket: bucket, Key: "photos/0a/mine.webp" });
  const signed = await getSignedUrl(client, command, { expiresIn: 60 });
  expect([...new Uint8Array(await (await fetch(signed)).arrayBuffer())]).toEqual([9]);
  expect((await fetch(signed.replace("mine", "yours"))).status).toBe(403);
  const old = await getSignedUrl(client, command, { expiresIn: 60, signingDate: new Date(Date.now() - 120_000) });
  expect((await fetch(old)).status).toBe(403);
  const thief = openBucketStore({ ...storage.settings, secretAccessKey: "guessed" }, { withinMs: 5_000 });
  await expect(thief.get("photos/0a/mine.webp")).rejects.toThrow("Access Denied");
  for (const one of [store, thief]) one.close();
  client.destroy();
});

test("a bucket that is not there is a fault of ours, and no photo that is not there", async () => {
  const store = openBucketStore({ ...storage.settings, bucket: "no-such-bucket" }, { withinMs: 5_000 });
  await expect(store.get("photos/0a/mine.webp")).rejects.toThrow("bucket does not exist");
  store.close();
});

test("what lies in a folder moves into a bucket, is read back, and a second time is there already", async () => {
  const [disk, bucket] = [
    openDiskStore(join(folder, "moving")),
    openBucketStore(storage.settings, { withinMs: 5_000 }),
  ];
  for (const n of [1, 2, 3]) await disk.put(`moved/${n}.webp`, new Uint8Array([n, n]), "image/webp");
  const ways = { signal: new AbortController().signal, shouldDelete: false };
  expect(await copyObjects(disk, bucket, ["moved/"], ways)).toMatchObject({ moved: 3, bytes: 6, different: [] });
  expect(await copyObjects(disk, bucket, ["moved/"], ways)).toMatchObject({ moved: 0, alreadyThere: 3 });
  const lying: ObjectStore = { ...bucket, get: async () => new Uint8Array([0]) };
  expect(await copyObjects(disk, lying, ["moved/"], ways)).toMatchObject({ moved: 0, different: expect.any(Array) });
  bucket.close();
});

test.each([
  ["is gone", () => storage.pause()],
  ["is silent", () => storage.slowDown(600_000)],
])("a storage that %s is given up and found again", async (_, fail) => {
  const store = openBucketStore(storage.settings, { withinMs: 400 });
  fail();
  await expect(store.get("photos/0a/mine.webp")).rejects.toThrow(StorageUnavailable);
  await expect(store.put("photos/0a/other.webp", new Uint8Array([1]), "image/webp")).rejects.toThrow(
    StorageUnavailable,
  );
  storage.resume();
  storage.slowDown(0);
  expect(await store.get("photos/0a/none.webp")).toBeNull();
  store.close();
});
