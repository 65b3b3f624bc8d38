import type { GameLog } from "./game-log.ts";
import { GameEventError, type GameOutcome, type GameRules, type GameSetup } from "./game-rules.ts";
import { rulesOf } from "./all-rules.ts";

/** So many times the points of a round are read, at equal distances; the last time at its end. */
export const pointReadings = 20;

/** What a round came to, and its points at each twentieth of it. */
export interface ReplayedRound extends GameOutcome {
  pointsOverTime: number[];
}

/**
 * Plays a round again.
 * @throws GameFault for an event that cannot be, or one after the end
 */
export function replayGame(setup: GameSetup, log: GameLog, pool: readonly string[]): ReplayedRound {
  const rules: GameRules<unknown> = rulesOf(setup.game);
  const world = rules.begin(setup, pool);
  const pointsOverTime: number[] = [];
  /** Time goes on to a moment; on the way the points are read. */
  const passTo = (atMs: number): void => {
    for (;;) {
      const readAtMs = Math.floor(((pointsOverTime.length + 1) * log.endMs) / pointReadings);
      if (readAtMs > atMs || pointsOverTime.length === pointReadings) break;
      rules.pass(world, readAtMs);
      pointsOverTime.push(rules.outcome(world).score);
    }
    rules.pass(world, atMs);
  };
  for (const event of log.events) {
    // Points that an event brings at the very moment of a reading are in the next one.
    passTo(event.atMs);
    if (rules.outcome(world).isOver) throw new GameEventError();
    rules.act(world, event);
  }
  passTo(log.endMs);
  const outcome = rules.outcome(world);
  // An event at the very end comes after the last reading.
  pointsOverTime[pointReadings - 1] = outcome.score;
  return { ...outcome, pointsOverTime };
}
