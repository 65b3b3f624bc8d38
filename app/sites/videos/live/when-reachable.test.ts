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
  const requestCount: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    requestCount.push(address);
    return requestCount.length < 3
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response(""));
  });
  const reached = whenReachable(new AbortController().signal);
  await vi.runAllTimersAsync();
  await reached;
  expect(requestCount).toEqual(["/live.data", "/live.data", "/live.data"]);
});

test("whoever has left asks for nothing more", async () => {
  const controller = new AbortController();
  let requestCount = 0;
  vi.stubGlobal("fetch", () => {
    requestCount += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const ended = whenReachable(controller.signal).then(
    () => "reached",
    () => "given up",
  );
  await vi.advanceTimersByTimeAsync(600);
  controller.abort();
  await vi.runAllTimersAsync();
  expect(await ended).toBe("given up");
  expect(requestCount).toBe(2);
});
