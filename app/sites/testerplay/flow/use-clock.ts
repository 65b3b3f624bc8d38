import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { graceMs, tickMs } from "../tuning.ts";
import { type Round, roundMs } from "../rules/round.ts";

/** Told by the board when a stroke begins and ends: the clock waits for it a little. */
export type OnDrawingChange = (isDrawing: boolean) => void;

/**
 * Tells how many ms of a round have passed. It stands still while the page is hidden, while the phone is handed over, and,
 * for a moment at the very end, until the finger is lifted.
 */
export function useClock(round: Round, onPassed: (ms: number) => void): OnDrawingChange {
  const isDrawing = useRef(false);
  const heldMs = useRef(0);
  const isRunning = round.step === "play" && !round.isPassing;

  const tick = useEffectEvent((ms: number): void => {
    const wouldEnd = !round.isCalm && round.passedMs + ms >= roundMs;
    if (wouldEnd && isDrawing.current && heldMs.current < graceMs) {
      heldMs.current += ms;
      return;
    }
    heldMs.current = 0;
    onPassed(ms);
  });

  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      if (!document.hidden) tick(nowMs - lastMs);
      lastMs = nowMs;
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  return useCallback((next) => {
    isDrawing.current = next;
  }, []);
}
