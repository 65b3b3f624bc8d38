import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDiskStore } from "../../platform/storage/disk-store.ts";
import type { ObjectStore } from "../../platform/storage/object-store.ts";
import { createDrawnFiles, deleteOldDrawnFiles, drawnForMs } from "./drawn-files.ts";
import { createDrawnImages } from "./drawn-images.ts";
import type { IncomingMessage } from "node:http";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kz-drawn-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const logger = { warn: vi.fn() };
const request = {} as IncomingMessage;
const image = new Uint8Array([1, 2, 3]);
const openImages = (store: ObjectStore, build = "b1") =>
  createDrawnImages({
    maxBytes: 1_000,
    admit: async () => () => {},
    files: createDrawnFiles(store, { kind: "card", build, logger }),
  });
const keysOf = async (store: ObjectStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list("drawn/")) keys.push(key);
  return keys;
};

test("what one process has drawn another need not draw, nor the same one after a start; another build does", async () => {
  const store = openDiskStore(folder);
  const draw = vi.fn(async () => image);
  await openImages(store).get("run 1", request, draw);
  await vi.waitFor(async () => expect(await keysOf(store)).toHaveLength(1));
  expect([...((await openImages(store).get("run 1", request, draw)) as Uint8Array)]).toEqual([1, 2, 3]);
  expect(draw).toHaveBeenCalledOnce();
  await openImages(store, "b2").get("run 1", request, draw);
  expect(draw).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await keysOf(store)).toHaveLength(2));
});

test("a store that fails or is silent costs a drawing, and no visitor anything", async () => {
  const failing = {
    ...openDiskStore(folder),
    get: () => Promise.reject(new Error("gone")),
    put: () => Promise.reject(new Error("gone")),
  };
  expect(await openImages(failing).get("run 1", request, async () => image)).toBe(image);
  await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(2));
  const silent = { ...openDiskStore(folder), get: () => new Promise<null>(() => {}), put: vi.fn(async () => {}) };
  expect(await openImages(silent).get("run 1", request, async () => image)).toBe(image);
});

test("after a week a drawn picture is gone from the store, and nothing else", async () => {
  const store = openDiskStore(folder);
  for (const key of ["drawn/card/old.jpg", "drawn/card/new.jpg", "photos/0a/old.webp"])
    await store.put(key, image, "image/jpeg");
  const [now, signal] = [new Date(), new AbortController().signal];
  const old = new Date(now.getTime() - drawnForMs - 1_000);
  for (const key of ["drawn/card/old.jpg", "photos/0a/old.webp"]) await utimes(join(folder, key), old, old);
  expect(await deleteOldDrawnFiles(store, { now, signal })).toBe(1);
  expect(await keysOf(store)).toEqual(["drawn/card/new.jpg"]);
  expect(await store.get("photos/0a/old.webp")).not.toBeNull();
});

test("where drawn pictures are too many the oldest go first", async () => {
  const store = openDiskStore(folder);
  const now = new Date();
  for (const [n, key] of ["drawn/card/oldest.jpg", "drawn/card/older.jpg", "drawn/small/new.webp"].entries()) {
    await store.put(key, image, "image/jpeg");
    const at = new Date(now.getTime() - (3 - n) * 60_000);
    await utimes(join(folder, key), at, at);
  }
  const signal = new AbortController().signal;
  expect(await deleteOldDrawnFiles(store, { now, signal, maxBytes: 2 * image.length })).toBe(1);
  expect((await keysOf(store)).toSorted()).toEqual(["drawn/card/older.jpg", "drawn/small/new.webp"]);
});
