/** A line under the Rule's bar. `who` is null for what is told. */
export interface Line {
  who: string | null;
  words: string;
  /** What to do, where somebody is shown how to play. */
  how?: string | undefined;
}

/** Lines that are said one after the other. */
export interface LineQueue {
  /** What is being said. */
  readonly line: Line | null;
  /** `isUrgent`: at once, and what still waits is left out. */
  say(line: Line, isUrgent?: boolean): void;
  tick(): void;
}

/** How long a line stands, and how long at least when another one waits. */
const lineTicks = 168;
const minLineTicks = 96;
const maxWaiting = 3;

export function createLineQueue(): LineQueue {
  const waiting: Line[] = [];
  let line: Line | null = null;
  let remainingTicks = 0;
  return {
    get line() {
      return line;
    },
    say(next, isUrgent = false) {
      if (isUrgent) {
        waiting.length = 0;
        remainingTicks = 0;
      }
      if (waiting.length < maxWaiting) waiting.push(next);
    },
    tick() {
      if (remainingTicks > 0) remainingTicks--;
      // A line makes room for the next a little sooner than for nothing.
      const canGo = remainingTicks === 0 || (waiting.length > 0 && remainingTicks < lineTicks - minLineTicks);
      if (!canGo) return;
      const next = waiting.shift();
      if (next) remainingTicks = lineTicks;
      if (next || remainingTicks === 0) line = next ?? null;
    },
  };
}
