import { useEffect, useEffectEvent } from "react";
import { intervals } from "../tuning.ts";

/** Tells how many ms have passed, several times a second, as long as it runs; a phone that slept tells all at once. */
export function useFollowTimer(isRunning: boolean, onPassed: (ms: number) => void): void {
  const notify = useEffectEvent(onPassed);
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      notify(nowMs - lastMs);
      lastMs = nowMs;
    }, intervals.timerMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
