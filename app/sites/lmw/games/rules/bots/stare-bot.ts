import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { div } from "#app/kits/game/fixed-point.ts";
import { lureWord } from "../../stare/paper.ts";
import { stareMs, stareRules } from "../../stare/rules.ts";
import { createBotSession, type Player } from "./bot-session.ts";

/** Waits for the careless moment, a little late; now and then it is taken in before. */
export const stareBot: Player = (setup, pool, skill) => {
  const { world, act, finish, isOver, lendHand } = createBotSession(stareRules, setup, pool);
  const rng = createRng(setup.seed ^ 9);
  const isTwin = setup.kind === "twin";
  let atMs = 0;
  while (!isOver(atMs) && (isTwin || atMs < stareMs - 100)) {
    lendHand(atMs);
    const { paper } = world;
    const delayMs = 260 + rngBelow(rng, 60 + (100 - skill) * 9);
    const isTrap = paper.lure !== null || paper.words.includes(lureWord);
    const isFooled = rngBelow(rng, 100) >= 40 + div(skill * 3, 5) - (isTrap ? div(100 - skill, 4) : 0);
    // A trap takes in whoever is quick to be taken in.
    const lureMs = paper.lure && isFooled ? paper.lure.fromMs + 200 : paper.careless - 300;
    atMs = Math.max(atMs + 1, isFooled ? lureMs : paper.careless + delayMs);
    if (!isTwin && atMs >= stareMs) break;
    act(atMs, 0);
    // A window that was missed is missed.
    atMs += 400;
  }
  return finish(isTwin ? atMs : stareMs);
};
