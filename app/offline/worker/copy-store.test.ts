import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeCaches } from "./fake-caches.ts";

vi.stubGlobal("WORKER_SETTINGS", { revision: "one", essentials: [], style: "", queryNames: [], messages: {} });
const { deleteCopy, getCopy, listCopies, pauseSaving, saveCopy } = await import("./copy-store.ts");

const name = "kz-pages-one";
let caches: ReturnType<typeof createFakeCaches>;

beforeEach(() => {
  vi.useFakeTimers();
  caches = createFakeCaches();
  vi.stubGlobal("caches", caches.storage);
});
afterEach(() => vi.useRealTimers());

it("looking for a copy leaves no empty cache behind", async () => {
  expect(await getCopy(name, "/zone1")).toBeNull();
  expect(await listCopies(name)).toEqual(new Map());
  await deleteCopy(name, "/zone1");
  expect(await caches.storage.keys()).toEqual([]);
});

it("after everything was erased, what is on its way is not kept; what is opened later is", async () => {
  pauseSaving(5_000);
  await saveCopy(name, "/zone1", new Response("before"), "入口");
  expect(await caches.storage.keys()).toEqual([]);
  vi.advanceTimersByTime(5_000);
  await saveCopy(name, "/zone1", new Response("after"), "入口");
  expect((await getCopy(name, "/zone1"))?.title).toBe("入口");
});
