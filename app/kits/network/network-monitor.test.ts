// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bytesOf, startNetworkMonitor } from "./network-monitor.ts";

const real = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => new Response("ok"));
let emit: (entries: { name: string; transferSize: number }[]) => void = () => {};

beforeEach(() => {
  real.mockClear();
  vi.stubGlobal("fetch", real);
  window.fetch = real as typeof window.fetch;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
        emit = (entries) => callback({ getEntries: () => entries });
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const begin = () => {
  const over = new AbortController();
  return { watch: startNetworkMonitor(over.signal), over };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("while a face is read", () => {
  it("a call that would send something waits, and goes out when the reading is over", async () => {
    const { watch, over } = begin();
    const timeout = new AbortController();
    const sent = window.fetch("/api/events", { method: "POST", body: "{}", signal: timeout.signal });
    timeout.abort();
    await settled();
    expect(real).not.toHaveBeenCalled();
    expect(watch.get().sentBytes).toBe(0);
    over.abort();
    expect((await sent).ok).toBe(true);
    expect(real).toHaveBeenCalledWith("/api/events", { method: "POST", body: "{}", signal: null });
  });

  it("what is only fetched passes, and is counted as it arrives", async () => {
    const { watch, over } = begin();
    const listener = vi.fn();
    watch.subscribe(listener);
    await window.fetch("/engine/model.task");
    expect(real).toHaveBeenCalledTimes(1);
    emit([{ name: "http://localhost/engine/model.task", transferSize: 3_700_000 }]);
    expect(watch.get()).toEqual({ sentBytes: 0, receivedBytes: 3_700_000 });
    expect(listener).toHaveBeenCalledTimes(1);
    over.abort();
  });

  it("an address that carries something away is counted", () => {
    const { watch, over } = begin();
    emit([{ name: "http://localhost/pixel.gif?face=0123456789", transferSize: 0 }]);
    expect(watch.get().sentBytes).toBe("face=0123456789".length);
    over.abort();
  });

  it("afterwards the page has its own network layer back", async () => {
    const { over } = begin();
    expect(window.fetch).not.toBe(real);
    over.abort();
    await settled();
    expect(window.fetch).toBe(real);
  });
});

it("a body is worth its bytes, not its letters", () => {
  expect(bytesOf("顔")).toBe(3);
  expect(bytesOf(new Blob(["12345"]))).toBe(5);
  expect(bytesOf(new Float32Array(478 * 3))).toBe(5736);
  expect(bytesOf(new URLSearchParams({ a: "b" }))).toBe(3);
  expect(bytesOf(null)).toBe(0);
});
