import {
  fullCharge,
  type GameEvent,
  GameEventError,
  type GameRules,
  type GameSetup,
  specialEvent,
} from "../game-rules.ts";
import type { GameLog } from "../game-log.ts";

/** A player for tests: how good it is is told by `skill`, 0 to 100. It does nothing that a hand cannot. */
export type Player = (setup: GameSetup, pool: readonly string[], skill: number) => BotRound;

/** What a bot did, and what it came to. */
export interface BotRound extends GameLog {
  score: number;
}

/** Plays along while it writes down. */
export function createBotSession<W>(rules: GameRules<W>, setup: GameSetup, pool: readonly string[]) {
  const world = rules.begin(setup, pool);
  const events: GameEvent[] = [];
  const isOver = (atMs: number): boolean => {
    rules.pass(world, atMs);
    return rules.outcome(world).isOver;
  };
  const act = (atMs: number, ...what: number[]): void => {
    if (isOver(atMs)) return;
    rules.act(world, { atMs, what });
    events.push({ atMs, what });
  };
  return {
    ...{ world, isOver, act },
    /** The whole round, as long as it was. */
    finish: (endMs: number): BotRound => {
      rules.pass(world, endMs);
      return { events, endMs, score: rules.outcome(world).score };
    },
    /** Lets it, as soon as it can. */
    lendHand: (atMs: number): void => {
      if (rules.special(world).charge >= fullCharge) act(atMs, specialEvent);
    },
    /** Does what may be impossible; a page would not take it. Whether it was taken. */
    attempt: (atMs: number, ...what: number[]): boolean => {
      try {
        act(atMs, ...what);
        return true;
      } catch (error) {
        if (!(error instanceof GameEventError)) throw error;
        return false;
      }
    },
  };
}
