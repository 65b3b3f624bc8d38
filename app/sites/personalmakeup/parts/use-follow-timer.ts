import { useEffect, useEffectEvent } from "react";
import { pulse } from "../feel.ts";

/** Tells how many ms have passed, several times a second, as long as it runs; a phone that slept tells all at once. */
export function useFollowTimer(isRunning: boolean, onPassed: (ms: number) => void): void {
  const tell = useEffectEvent(onPassed);
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      tell(nowMs - lastMs);
      lastMs = nowMs;
    }, pulse.timerMs);
    return () => clearInterval(timer);
  }, [isRunning]);
}
