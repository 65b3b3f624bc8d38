import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeCaches } from "./fake-caches.ts";

let requests: unknown[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal("caches", { ...createFakeCaches().storage, match: () => Promise.resolve(undefined) });
  vi.stubGlobal("fetch", (what: unknown) => {
    requests.push(what);
    return Promise.resolve(new Response("self.onmessage = () => {};"));
  });
  vi.stubGlobal("WORKER_SETTINGS", { revision: "1", essentials: [], style: "", queryNames: [], messages: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("the script of a worker is asked for by its address: as a request, WebKit holds it to the policy of sw.js", async () => {
  const { answerFile } = await import("./answer-file.ts");
  const request = new Request("https://zone.example/build/palette.worker-1a2b3c.js");
  const event = { request, waitUntil: () => {} };
  expect((await answerFile(event as unknown as FetchEvent)).status).toBe(200);
  expect(requests).toEqual([request.url]);
});
