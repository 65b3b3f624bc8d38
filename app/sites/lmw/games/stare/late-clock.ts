import type { RunClock } from "../flow/run-clock.ts";

/** A clock that runs as far behind as what is done is known late: by it nothing overtakes a change that is still to be read. */
export function createLateClock(clock: RunClock, lagMs: { readonly current: number } | undefined): RunClock {
  const late = Object.create(clock) as RunClock;
  late.nowMs = () => Math.max(0, clock.nowMs() - (lagMs?.current ?? 0));
  return late;
}
