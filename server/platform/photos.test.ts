import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPhotoStore } from "./photos.ts";
import { openDiskStore } from "./storage/disk-store.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kz-photos-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const id = "0a000000-0000-4000-8000-000000000001";

test("a photo that was kept is there again, for this place only, and gone when it was taken away", async () => {
  const photos = openPhotoStore(openDiskStore(dataDir));
  expect(await photos.get(id)).toBeNull();
  expect(await photos.list()).toEqual([]);
  await photos.put(id, new Uint8Array([1, 2, 3]));
  expect([...((await photos.get(id)) ?? [])]).toEqual([1, 2, 3]);
  expect(await photos.list()).toEqual([id]);
  const file = join(dataDir, "photos", "0a", `${id}.webp`);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await photos.remove(id);
  await photos.remove(id);
  expect(await photos.list()).toEqual([]);
});

test("an id is never a path", async () => {
  const photos = openPhotoStore(openDiskStore(dataDir));
  await expect(async () => photos.get("../../secrets")).rejects.toThrow("no id of a photo");
  await expect(photos.put("x", new Uint8Array())).rejects.toThrow("no id of a photo");
});

test("half of a photo, left by a process that died, is no photo", async () => {
  const photos = openPhotoStore(openDiskStore(dataDir));
  await photos.put(id, new Uint8Array([1]));
  await writeFile(join(dataDir, "photos", "0a", `${id}.webp.half`), "x");
  expect(await photos.list()).toEqual([id]);
  expect(await readdir(join(dataDir, "photos", "0a"))).toHaveLength(2);
});
