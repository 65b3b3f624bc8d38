// The first touch or press starts the music. On phones the context opens only at the end of a tap, and not after a
// drag, so both ends of a gesture are tried, again and again until it runs.
const gestures = ["touchstart", "pointerdown", "mousedown", "keydown", "touchend", "pointerup", "click"] as const;

/** Calls `onGesture` at every touch, press or key from `start` to `stop`; before the page itself hears of it. */
export function createGestureWait(document: Document, onGesture: () => void): { start(): void; stop(): void } {
  let waiting: AbortController | null = null;
  return {
    start() {
      if (waiting) return;
      waiting = new AbortController();
      const options = { capture: true, passive: true, signal: waiting.signal };
      for (const gesture of gestures) document.addEventListener(gesture, onGesture, options);
    },
    stop() {
      waiting?.abort();
      waiting = null;
    },
  };
}
