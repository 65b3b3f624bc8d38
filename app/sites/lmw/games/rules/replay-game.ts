import type { GameLog } from "./game-log.ts";
import { GameEventError, type GameOutcome, type GameRules, type GameSetup } from "./game-rules.ts";
import { rulesOf } from "./all-rules.ts";

/**
 * Plays a round again.
 * @throws GameFault for an event that cannot be, or one after the end
 */
export function replayGame(setup: GameSetup, log: GameLog, pool: readonly string[]): GameOutcome {
  const rules: GameRules<unknown> = rulesOf(setup.game);
  const world = rules.begin(setup, pool);
  for (const event of log.events) {
    rules.pass(world, event.atMs);
    if (rules.outcome(world).isOver) throw new GameEventError();
    rules.act(world, event);
  }
  rules.pass(world, log.endMs);
  return rules.outcome(world);
}
