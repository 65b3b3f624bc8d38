import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isAbort, onAbort, waitMs } from "./abort.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a wait", () => {
  it("ends after its time and leaves no timer", async () => {
    const done = vi.fn();
    void waitMs(500, new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(499);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is given up when the visitor leaves, with an error that is none", async () => {
    const leaving = new AbortController();
    const wait = waitMs(500, leaving.signal).catch((error: unknown) => error);
    leaving.abort();
    expect(isAbort(await wait)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not start when the visitor has already left", async () => {
    await expect(waitMs(500, AbortSignal.abort("gone"))).rejects.toBe("gone");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("takes its listener away when it has ended", async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, "removeEventListener");
    const wait = waitMs(10, signal);
    await vi.advanceTimersByTimeAsync(10);
    await wait;
    expect(removed).toHaveBeenCalledWith("abort", expect.any(Function));
  });
});

describe("a stop", () => {
  it("runs once on abort", () => {
    const leaving = new AbortController();
    const stop = vi.fn();
    onAbort(leaving.signal, stop);
    leaving.abort();
    leaving.abort();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("runs at once on a signal that is aborted already", () => {
    const stop = vi.fn();
    onAbort(AbortSignal.abort(), stop);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("does not run after it was taken back", () => {
    const leaving = new AbortController();
    const stop = vi.fn();
    onAbort(leaving.signal, stop)();
    leaving.abort();
    expect(stop).not.toHaveBeenCalled();
  });
});

it("tells a broken line from a visitor who left", () => {
  expect(isAbort(new TypeError("failed to fetch"))).toBe(false);
  expect(isAbort(null)).toBe(false);
  expect(isAbort(new DOMException("stopped", "AbortError"))).toBe(true);
});
