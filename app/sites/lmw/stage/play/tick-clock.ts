/** Turns the time of frames into ticks of the game. */
export interface TickClock {
  /** How many ticks are due with a frame, and how long it is since the last one. */
  advance(nowMs: number): { ticks: number; elapsedMs: number };
  /** How much of the next tick is over, 0 to 1. */
  readonly share: number;
  /** The next frame is as the first: what went by before it does not count. */
  restart(): void;
}

const tickMs = 1000 / 60;
const maxTicksPerFrame = 5;

export function createTickClock(): TickClock {
  let lastMs: number | null = null;
  let accumulatedMs = 0;
  return {
    advance(nowMs) {
      const elapsedMs = lastMs === null ? tickMs : nowMs - lastMs;
      lastMs = nowMs;
      accumulatedMs += Math.max(0, elapsedMs);
      let ticks = 0;
      for (; accumulatedMs >= tickMs && ticks < maxTicksPerFrame; ticks++) accumulatedMs -= tickMs;
      // Time that cannot be caught up with is dropped: nothing ever runs faster than it should.
      if (ticks === maxTicksPerFrame) accumulatedMs = 0;
      return { ticks, elapsedMs };
    },
    get share() {
      return accumulatedMs / tickMs;
    },
    restart() {
      lastMs = null;
      accumulatedMs = 0;
    },
  };
}
