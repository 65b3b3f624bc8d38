import { useEffect, useState } from "react";

/** Whole minutes until a moment of this phone's clock, begun ones counted; 0 when it is over. Null without a moment. */
export function useMinutesLeft(untilMs: number | null): number | null {
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    if (untilMs === null) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [untilMs]);

  return untilMs === null ? null : Math.max(0, Math.ceil((untilMs - nowMs) / 60_000));
}
