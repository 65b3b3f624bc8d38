/** Where "now" comes from. Nothing else on the server asks the machine for the time. */
export type Clock = { now(): Date };

/** So far the clocks of two processes may lie apart; what one signed another one holds against its own. */
export const maxClockSkewMs = 5_000;

/** A clock that stands still until a test moves it. */
export type FixedClock = Clock & { advance(byMs: number): void };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows `start` (ISO 8601 or Date) and moves only by `advance`. */
export function fixedClock(start: string | Date): FixedClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    advance: (byMs) => {
      nowMs += byMs;
    },
  };
}
