import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { shadowRules } from "../../shadow/rules.ts";
import { createBotSession, type Player } from "./bot-session.ts";

/** Knows the colour, or the tag, as often as its skill says; else takes any that is left. */
export const shadowBot: Player = (setup, pool, skill) => {
  const { world, act, finish, lendHand } = createBotSession(shadowRules, setup, pool);
  const rng = createRng(setup.seed ^ 5);
  let atMs = 0;
  for (const question of world.questions) {
    atMs = question.openMs;
    lendHand(atMs);
    // Two or three are harder to hold than one; less so with time to look, and not at all where they stay in sight.
    const held = setup.kind === "twin" ? 2 : 1 + question.wanted.length;
    const missed = div((100 - skill) * held, setup.isAssisted ? 3 : 2);
    for (const wanted of question.wanted) {
      atMs += 600 + (100 - skill) * 30;
      const isFree = (n: number): boolean => !world.sunk.includes(n) && world.picks.every(({ option }) => option !== n);
      const left = [...question.options.keys()].filter(isFree);
      const isKnown = rngBelow(rng, 100) >= missed && isFree(wanted);
      act(atMs, isKnown ? wanted : elementAt(left, rngBelow(rng, left.length)));
    }
  }
  return finish(atMs);
};
