// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backForMs, createConnection, lookEveryMs } from "./connection.ts";

let leaving: AbortController;
let isOnline: boolean;
let answers: boolean;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
  isOnline = true;
  answers = true;
  asked = [];
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
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

function watched() {
  const connection = createConnection();
  connection.watch(leaving.signal);
  return connection;
}

async function becomes(online: boolean): Promise<void> {
  isOnline = online;
  window.dispatchEvent(new Event(online ? "online" : "offline"));
  await vi.advanceTimersByTimeAsync(0);
}

test("with a network nothing is said and nobody is asked", async () => {
  const connection = watched();
  await becomes(true);
  expect(connection.get()).toBe("there");
  expect(asked).toEqual([]);
});

test("the network goes: it is said; it comes back: that is said for a moment, and then nothing", async () => {
  const connection = watched();
  await becomes(false);
  expect(connection.get()).toBe("lost");
  await becomes(true);
  expect(connection.get()).toBe("back");
  await vi.advanceTimersByTimeAsync(backForMs);
  expect(connection.get()).toBe("there");
});

test("it goes again while its return is being said: then it is away", async () => {
  const connection = watched();
  await becomes(false);
  await becomes(true);
  await becomes(false);
  await vi.advanceTimersByTimeAsync(backForMs);
  expect(connection.get()).toBe("lost");
});

test("a page that is a copy says so although the phone believes in its network, until the server answers", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  answers = false;
  const connection = watched();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toBe("silent");
  answers = true;
  await vi.advanceTimersByTimeAsync(lookEveryMs);
  expect(connection.get()).toBe("back");
  expect(document.documentElement.dataset.copy).toBeUndefined();
});

test("nobody is asked for a page that nobody looks at", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  watched();
  await vi.advanceTimersByTimeAsync(lookEveryMs * 3);
  expect(asked).toEqual([]);
});

test("a page that was left listens and asks no more", async () => {
  document.documentElement.dataset.copy = "1700000000000";
  answers = false;
  const connection = watched();
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(lookEveryMs * 3);
  await becomes(false);
  expect(asked).toHaveLength(before);
  expect(connection.get()).toBe("silent");
});

test("a page that was alive all the time is told apart from a copy when the network is back", async () => {
  const alive = watched();
  await becomes(false);
  await becomes(true);
  expect(alive.wasCopy()).toBe(false);
  document.documentElement.dataset.copy = "1700000000000";
  const copy = watched();
  await vi.advanceTimersByTimeAsync(0);
  expect([copy.get(), copy.wasCopy()]).toEqual(["back", true]);
});
