// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backShownMs, createConnection, checkEveryMs } from "./connection.ts";

let leaving: AbortController;
let isOnline: boolean;
let answers: boolean;
let requests: string[];

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
  isOnline = true;
  answers = true;
  requests = [];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    return answers ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError("no network"));
  });
});

afterEach(() => {
  leaving.abort();
  delete document.documentElement.dataset.copy;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function startWatching() {
  const connection = createConnection();
  connection.watch(leaving.signal);
  return connection;
}

async function goOnline(online: boolean): Promise<void> {
  isOnline = online;
  window.dispatchEvent(new Event(online ? "online" : "offline"));
  await vi.advanceTimersByTimeAsync(0);
}

test("with a network nothing is said and nobody is asked", async () => {
  const connection = startWatching();
  await goOnline(true);
  expect(connection.get()).toBe("there");
  expect(requests).toEqual([]);
});

test("the network goes: it is said; it comes back: that is said for a moment, and then nothing", async () => {
  const connection = startWatching();
  await goOnline(false);
  expect(connection.get()).toBe("lost");
  await goOnline(true);
  expect(connection.get()).toBe("back");
  await vi.advanceTimersByTimeAsync(backShownMs);
  expect(connection.get()).toBe("there");
});

test("it goes again while its return is being said: then it is away", async () => {
  const connection = startWatching();
  await goOnline(false);
  await goOnline(true);
  await goOnline(false);
  await vi.advanceTimersByTimeAsync(backShownMs);
  expect(connection.get()).toBe("lost");
});

test("a page that is a copy says so although the phone believes in its network, until the server answers", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  answers = false;
  const connection = startWatching();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toBe("silent");
  answers = true;
  await vi.advanceTimersByTimeAsync(checkEveryMs);
  expect(connection.get()).toBe("back");
  expect(document.documentElement.dataset.copy).toBeUndefined();
});

test("nobody is asked for a page that nobody looks at", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  startWatching();
  await vi.advanceTimersByTimeAsync(checkEveryMs * 3);
  expect(requests).toEqual([]);
});

test("a page that was left listens and asks no more", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  answers = false;
  const connection = startWatching();
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(checkEveryMs * 3);
  await goOnline(false);
  expect(requests).toHaveLength(before);
  expect(connection.get()).toBe("silent");
});

test("a page that was alive all the time is told apart from a copy when the network is back", async () => {
  const watching = startWatching();
  await goOnline(false);
  await goOnline(true);
  expect(watching.wasCopy()).toBe(false);
  document.documentElement.dataset.copy = "1700000000000";
  const copy = startWatching();
  await vi.advanceTimersByTimeAsync(0);
  expect([copy.get(), copy.wasCopy()]).toEqual(["back", true]);
});
