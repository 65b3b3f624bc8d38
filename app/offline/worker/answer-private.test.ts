import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeCaches } from "./fake-caches.ts";

const openedAtMs = Date.parse("2026-11-20T22:00:00+09:00");
let caches: ReturnType<typeof createFakeCaches>;
let server: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: openedAtMs });
  caches = createFakeCaches();
  vi.stubGlobal("caches", caches.storage);
  vi.stubGlobal("fetch", () => server());
  vi.stubGlobal("WORKER_SETTINGS", { revision: "1", essentials: [], style: "", queryNames: [], messages: {} });
  server = () => Promise.resolve(Response.json({ things: ["椅子"] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const failNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

async function dispatchRequest(path: string): Promise<{ answer: Promise<unknown>; behind: Promise<unknown> }> {
  const { answerPrivate } = await import("./answer-private.ts");
  const behind: Promise<unknown>[] = [];
  const event = {
    request: new Request(new URL(path, "https://zone.example")),
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  };
  const answer = answerPrivate(event as unknown as FetchEvent).then((response) => response.json());
  answer.catch(() => {});
  return { answer, behind: Promise.all(behind) };
}
async function requestText(path: string): Promise<unknown> {
  const { answer, behind } = await dispatchRequest(path);
  await behind;
  return answer;
}

test("without a network what is mine is as I saw it last; with one it is what the server says", async () => {
  await requestText("/api/visitor/summary");
  server = failNetwork;
  expect(await requestText("/api/visitor/summary")).toEqual({ things: ["椅子"] });
  server = () => Promise.resolve(Response.json({ things: ["椅子", "鏡"] }));
  expect(await requestText("/api/visitor/summary")).toEqual({ things: ["椅子", "鏡"] });
  server = failNetwork;
  expect(await requestText("/api/visitor/summary")).toEqual({ things: ["椅子", "鏡"] });
});

test("a copy is there for a week; what was never read is not there", async () => {
  await expect(
    (async () => {
      server = failNetwork;
      return requestText("/api/visitor/summary");
    })(),
  ).rejects.toThrow("Failed to fetch");
  server = () => Promise.resolve(Response.json({ things: ["椅子"] }));
  await requestText("/api/visitor/summary");
  server = failNetwork;
  vi.setSystemTime(openedAtMs + 6 * 86_400_000);
  expect(await requestText("/api/visitor/summary")).toEqual({ things: ["椅子"] });
  vi.setSystemTime(openedAtMs + 8 * 86_400_000);
  await expect(requestText("/api/visitor/summary")).rejects.toThrow("Failed to fetch");
});

test("a refusal drops the copy, trouble of the server does not", async () => {
  await requestText("/api/visitor/summary");
  server = () => Promise.resolve(Response.json({}, { status: 503 }));
  await requestText("/api/visitor/summary");
  expect(await caches.keysOf("kz-own-1")).toEqual(["/api/visitor/summary"]);
  server = () => Promise.resolve(Response.json({}, { status: 403 }));
  await requestText("/api/visitor/summary");
  expect(await caches.keysOf("kz-own-1")).toEqual([]);
});

test("a network that is silent is stood in for before the page gives up", async () => {
  await requestText("/api/visitor/summary");
  server = () => new Promise(() => {});
  const { answer } = await dispatchRequest("/api/visitor/summary");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toEqual({ things: ["椅子"] });
});

test("an erased room leaves no copy", async () => {
  await requestText("/api/visitor/summary");
  const { deleteCopies } = await import("../delete-copies.ts");
  await deleteCopies();
  server = failNetwork;
  await expect(requestText("/api/visitor/summary")).rejects.toThrow("Failed to fetch");
});
