/** Where one is in a recipe that is being followed. */
export interface Follow {
  /** The step, from 0. */
  index: number;
  /** What is left of it. */
  leftMs: number;
  isRunning: boolean;
  isDone: boolean;
}

export type FollowMove = { kind: "tick"; passedMs: number } | { kind: "next" | "back" | "pause" | "resume" };

/** The beginning: a step, the first one else, stands ready and waits for a start. After the last one all is done. */
export const beginFollow = (seconds: readonly number[], index = 0): Follow => at(index, seconds, false);

/**
 * The place after a move. A step whose time is up gives way to the next one, which runs as well; the last one ends it.
 * Back begins the step anew when more than two seconds of it have passed, else the one before.
 */
export function moveFollow(follow: Follow, move: FollowMove, seconds: readonly number[]): Follow {
  if (follow.isDone) return move.kind === "back" ? at(seconds.length - 1, seconds, false) : follow;
  switch (move.kind) {
    case "pause":
      return { ...follow, isRunning: false };
    case "resume":
      return { ...follow, isRunning: true };
    case "next":
      return at(follow.index + 1, seconds, follow.isRunning);
    case "back": {
      const passedMs = msOf(seconds, follow.index) - follow.leftMs;
      return at(passedMs > 2_000 ? follow.index : Math.max(0, follow.index - 1), seconds, follow.isRunning);
    }
    case "tick": {
      if (!follow.isRunning) return follow;
      const leftMs = follow.leftMs - move.passedMs;
      if (leftMs > 0) return { ...follow, leftMs };
      // A phone that slept may come back several steps later.
      const next = at(follow.index + 1, seconds, true);
      return moveFollow(next, { kind: "tick", passedMs: -leftMs }, seconds);
    }
  }
}

function at(index: number, seconds: readonly number[], isRunning: boolean): Follow {
  if (index >= seconds.length) return { index: seconds.length - 1, leftMs: 0, isRunning: false, isDone: true };
  return { index, leftMs: msOf(seconds, index), isRunning, isDone: false };
}

const msOf = (seconds: readonly number[], index: number): number => (seconds[index] ?? 0) * 1_000;
