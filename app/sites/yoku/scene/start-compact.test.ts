// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { openingMomentAt, openingPoseAt, openingMs, countPressedPans } from "./opening.ts";
import { startCompact } from "./start-compact.ts";

const pans = ["#E3CDB7", "#C81E24", "#54324F", "#D7AF5E"].map((hex) => ({ hex, finish: "matte" as const }));
afterEach(() => vi.restoreAllMocks());

/** A graphics chip that takes everything and counts what it gave away. */
function fakeChip() {
  const count = { given: 0, back: 0, drawn: 0 };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(((kind: string) => {
    if (kind !== "webgl2") return null;
    count.given++;
    return new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === "getExtension") return () => ({ loseContext: () => count.back++ });
          if (name === "drawArrays") return () => count.drawn++;
          if (name === "getProgramParameter") return () => true;
          if (name === "getAttribLocation") return () => 0;
          return typeof name === "string" && name === name.toUpperCase() ? 1 : () => ({});
        },
      },
    );
  }) as unknown as typeof HTMLCanvasElement.prototype.getContext);
  return count;
}

test("twenty visits leave no context, no canvas and no listener behind", () => {
  const count = fakeChip();
  const container = document.createElement("div");
  const [added, removed] = [vi.spyOn(window, "addEventListener"), vi.spyOn(document, "addEventListener")];
  for (let i = 0; i < 20; i++) {
    const controller = new AbortController();
    startCompact(
      container,
      { pans, state: "open", isMotionReduced: () => true, onPanPressed: () => {}, onFirstPaint: () => {} },
      controller.signal,
    );
    expect(container.querySelectorAll("canvas")).toHaveLength(1);
    controller.abort();
    expect(container.childElementCount).toBe(0);
  }
  expect(count.given).toBe(20);
  expect(count.back).toBe(20);
  expect(count.drawn).toBeGreaterThanOrEqual(20);
  expect(added).not.toHaveBeenCalled();
  expect(removed).not.toHaveBeenCalled();
});

test("the lid opens first, then one colour after the other with a thud each", () => {
  expect(countPressedPans(0)).toBe(0);
  expect(openingPoseAt(500).pans.every(({ fill }) => fill === 0)).toBe(true);
  const counts = Array.from({ length: 100 }, (_, i) => countPressedPans((i / 99) * openingMs));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
});

test("without motion each colour lies there at once, and the last ends it", () => {
  const moments = [0, 420, 840, 1_260, 1_680].map((ms) => openingMomentAt(ms, true));
  expect(moments.map(({ count }) => count)).toEqual([0, 1, 2, 3, 4]);
  expect(moments.map(({ isOver }) => isOver)).toEqual([false, false, false, false, true]);
  expect(new Set(moments.flatMap(({ pose }) => pose.pans.map(({ fill }) => fill)))).toEqual(new Set([0, 1]));
});

test("without motion the four still come one after the other, each with its thud, and nothing is skipped", async () => {
  fakeChip();
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "setTimeout"] });
  const thuds: number[] = [];
  const controller = new AbortController();
  const container = document.createElement("div");
  const calls = { pans, state: "shut" as const, isMotionReduced: () => true, onFirstPaint: () => {} };
  const compact = startCompact(container, { ...calls, onPanPressed: (count) => thuds.push(count) }, controller.signal);
  const opened = compact.open();
  await vi.advanceTimersByTimeAsync(600);
  expect(thuds).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3_000);
  await opened;
  expect(thuds).toEqual([1, 2, 3, 4]);
  controller.abort();
  vi.useRealTimers();
});
