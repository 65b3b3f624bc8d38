import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenReachable } from "./when-reachable.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { pathname: "/live" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a network that fails twice after it came back is asked a third time", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return asked.length < 3 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(new Response(""));
  });
  const reached = whenReachable(new AbortController().signal);
  await vi.runAllTimersAsync();
  await reached;
  expect(asked).toEqual(["/live.data", "/live.data", "/live.data"]);
});

test("whoever has left asks for nothing more", async () => {
  const leaving = new AbortController();
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const ended = whenReachable(leaving.signal).then(
    () => "reached",
    () => "given up",
  );
  await vi.advanceTimersByTimeAsync(600);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await ended).toBe("given up");
  expect(asked).toBe(2);
});
