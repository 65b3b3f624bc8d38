// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerProbe, replayEarlyClicks } from "./event-replay.ts";

let stop: AbortController;
let presses: number;
let isAwake: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  presses = 0;
  isAwake = false;
  HTMLElement.prototype.animate = () => ({ cancel: () => {} }) as unknown as Animation;
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, "addEventListener").mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { capture: true, signal: stop.signal }),
  );
  replayEarlyClicks();
  document.body.innerHTML = '<button type="button">press</button>';
});

afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** As React does: it serves what is awake, and stops a press on what it cannot wake at once. */
function beginReact(wakes: () => boolean = () => false): void {
  const { signal } = stop;
  document.addEventListener("drag", (nativeEvent) => isAwake && answerProbe({ nativeEvent }), {
    capture: true,
    signal,
  });
  document.addEventListener(
    "click",
    (event) => {
      isAwake ||= wakes();
      if (!isAwake) event.stopPropagation();
    },
    { capture: true, signal },
  );
  document.addEventListener("click", () => void (isAwake && presses++), { signal });
}

function press(): void {
  const event = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(event, "isTrusted", { value: true });
  document.querySelector("button")?.dispatchEvent(event);
}

it("makes a press again that came before the page was alive, once", () => {
  press();
  vi.advanceTimersByTime(500);
  expect(presses).toBe(0);
  beginReact();
  isAwake = true;
  vi.advanceTimersByTime(500);
  expect(presses).toBe(1);
});

it("makes a press again on a part that wakes right behind it", () => {
  beginReact();
  press();
  isAwake = true;
  vi.advanceTimersByTime(500);
  expect(presses).toBe(1);
});

it("leaves a press alone that woke its part and was answered by it", () => {
  beginReact(() => true);
  press();
  vi.advanceTimersByTime(500);
  expect(presses).toBe(1);
});

it("leaves a press alone on what is awake", () => {
  beginReact();
  isAwake = true;
  press();
  vi.advanceTimersByTime(500);
  expect(presses).toBe(1);
});
