import type { GameLog } from "../rules/game-log.ts";
import type { GameRules, GameSetup } from "../rules/game-rules.ts";

/** A round under way: rules, state and what was done so far. */
export interface RoundSession<W> {
  readonly world: W;
  /** Lets time go on. True as soon as the round is over. */
  pass(nowMs: number): boolean;
  /** Does something now, by the rules, and writes it down. Nothing is done after the end. */
  act(nowMs: number, ...what: number[]): void;
  /** The whole round, to be sent. */
  log(): GameLog;
  readonly score: number;
  readonly isOver: boolean;
}

/** Lays a round out. The same rules play it again on the server. */
export function createRoundSession<W>(
  rules: GameRules<W>,
  setup: GameSetup,
  pool: readonly string[] = [],
): RoundSession<W> {
  const world = rules.begin(setup, pool);
  const events: { atMs: number; what: readonly number[] }[] = [];
  let lastMs = 0;
  const isOver = (): boolean => rules.outcome(world).isOver;
  const pass = (nowMs: number): boolean => {
    if (isOver()) return true;
    lastMs = Math.max(lastMs, nowMs);
    rules.pass(world, lastMs);
    return isOver();
  };
  return {
    world,
    pass,
    act(nowMs, ...what) {
      if (pass(nowMs)) return;
      rules.act(world, { atMs: lastMs, what });
      events.push({ atMs: lastMs, what });
    },
    log: () => ({ events, endMs: lastMs }),
    get score() {
      return rules.outcome(world).score;
    },
    get isOver() {
      return isOver();
    },
  };
}
