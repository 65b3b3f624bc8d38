import { elementAt } from "#app/kits/basics/element-at.ts";
import { dropBot } from "./bots/drop-bot.ts";
import { liftBot } from "./bots/lift-bot.ts";
import { paintBot } from "./bots/paint-bot.ts";
import { shadowBot } from "./bots/shadow-bot.ts";
import { shellBot } from "./bots/shell-bot.ts";
import { stareBot } from "./bots/stare-bot.ts";
import type { BotRound, Player } from "./bots/bot-session.ts";
import type { GameLog } from "./game-log.ts";
import type { GameSetup } from "./game-rules.ts";

const players: readonly Player[] = [paintBot, shadowBot, liftBot, stareBot, dropBot, shellBot];

/** A round as a player of some skill would play it, any game, kind and night; the monster is let help when it can. */
export function playBotRound(setup: GameSetup, pool: readonly string[], skill: number): BotRound {
  return elementAt(players, setup.game - 1)(setup, pool, skill);
}

/** A round in which nothing is done until it is over, or for a minute and a half. */
export const createIdleRound = (): GameLog => ({ events: [], endMs: 91_000 });
