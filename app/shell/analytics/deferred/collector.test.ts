// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EventBatch, type AnalyticsEvent, maxEventsPerCall } from "#contracts/analytics-event.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { createFakeApi, deleteToken, jsonResponse, errorResponse } from "#app/kits/visitor/fake-api.ts";
import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { flushDelayMs, startCollector } from "./collector.ts";

const event = (name = "lmw_menu_map"): AnalyticsEvent => ({
  id: newIdempotencyKey(),
  name,
  path: "lmw/main",
  at: "2024-01-10T10:00:00.000Z",
  params: { lang: "ja" },
});

let api: ReturnType<typeof createFakeApi>;
let leaving: AbortController;
let warn: ReturnType<typeof vi.spyOn>;
let given: (RequestInit | undefined)[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = "XSRF-TOKEN=token-0; Path=/";
  warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  leaving = new AbortController();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  serve(() => jsonResponse(200, { accepted: 1 }));
});

afterEach(() => {
  leaving.abort();
  localStorage.clear();
  consent.setFirstParty(true);
  deleteToken();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function serve(answer: () => Response): void {
  api = createFakeApi({ "POST /api/events": answer });
  given = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    given.push(init);
    return api.fetch(path, init);
  });
}

const batches = () => api.writes().map(({ body }) => (body as EventBatch).events.map(({ name }) => name));
const wait = (delayMs: number) => vi.advanceTimersByTimeAsync(delayMs);
function hide(): void {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
}

test("events that follow close on each other travel together, with token and key", async () => {
  const collect = startCollector(leaving.signal);
  collect(event("lmw_menu_map"));
  await wait(flushDelayMs - 1);
  collect(event("lmw_bgm_on"));
  expect(batches()).toEqual([]);
  await wait(1);
  expect(batches()).toEqual([["lmw_menu_map", "lmw_bgm_on"]]);
  expect(api.requests[0]?.headers.get("x-xsrf-token")).toBe("token-0");
  expect(api.requests[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  await wait(10 * flushDelayMs);
  expect(batches()).toHaveLength(1);
});

test("hiding the page sends what waits at once, by a call that outlives the page", () => {
  const collect = startCollector(leaving.signal);
  collect(event());
  hide();
  expect(batches()).toEqual([["lmw_menu_map"]]);
  expect(given[0]?.keepalive).toBe(true);
});

test("showing the page again sends nothing early", () => {
  const collect = startCollector(leaving.signal);
  collect(event());
  document.dispatchEvent(new Event("visibilitychange"));
  expect(batches()).toEqual([]);
});

test("leaving the page sends what waits at once", () => {
  const collect = startCollector(leaving.signal);
  collect(event());
  window.dispatchEvent(new Event("pagehide"));
  expect(batches()).toEqual([["lmw_menu_map"]]);
  expect(given[0]?.keepalive).toBe(true);
});

test("no batch is larger than the contract allows", async () => {
  const collect = startCollector(leaving.signal);
  for (let i = 0; i <= maxEventsPerCall; i++) collect(event());
  await wait(flushDelayMs);
  expect(batches().map(({ length }) => length)).toEqual([maxEventsPerCall, 1]);
});

test("a visitor without a session gets one for the first event, and the event is sent", async () => {
  deleteToken();
  const collect = startCollector(leaving.signal);
  collect(event());
  await wait(flushDelayMs);
  expect(api.requests.map(({ path }) => path)).toEqual(["/api/login.php", "/api/events"]);
});

test.each([
  ["that refuses", () => errorResponse(500, "E-SERVER")],
  ["that asks to wait", () => errorResponse(429, "E-LIMIT")],
  ["that is not there", () => Promise.reject(new TypeError("Failed to fetch")) as unknown as Response],
])("a server %s is told to the console once, and the next events are sent all the same", async (_, answer) => {
  serve(answer);
  const collect = startCollector(leaving.signal);
  collect(event("lmw_bgm_on"));
  await wait(flushDelayMs);
  collect(event("lmw_bgm_off"));
  await wait(flushDelayMs);
  expect(batches()).toEqual([["lmw_bgm_on"], ["lmw_bgm_off"]]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a browser that keeps no cookie is not asked for a session again and again", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  const collect = startCollector(leaving.signal);
  collect(event());
  await wait(flushDelayMs);
  expect(api.requests).toEqual([]);
});

test("switching measuring off drops what still waits", async () => {
  const collect = startCollector(leaving.signal);
  collect(event());
  consent.setFirstParty(false);
  await wait(flushDelayMs);
  expect(api.requests).toEqual([]);
});

test("stopping sends the rest and leaves neither timer nor listener behind", () => {
  const collect = startCollector(leaving.signal);
  collect(event());
  leaving.abort();
  expect(batches()).toHaveLength(1);
  const sendTimeouts = vi.getTimerCount();
  collect(event());
  vi.clearAllTimers();
  hide();
  window.dispatchEvent(new Event("pagehide"));
  expect(batches()).toHaveLength(1);
  expect(sendTimeouts).toBe(1);
});
