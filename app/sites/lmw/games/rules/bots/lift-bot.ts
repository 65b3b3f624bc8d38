import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { areBoxesSwapped, letStayEvent, liftRules } from "../../lift/rules.ts";
import { createBotSession, type Player } from "./bot-session.ts";

/** Presses about the beat, as far off as its skill says, and now and then the wrong box. */
export const liftBot: Player = (setup, pool, skill) => {
  const { world, act, finish, isOver, lendHand } = createBotSession(liftRules, setup, pool);
  const rng = createRng(setup.seed ^ 3);
  const sloppyMs = 170 - div(skill * 3, 2);
  const isTwin = setup.kind === "twin";
  let atMs = 0;
  for (const [n, guest] of world.guests.entries()) {
    const off = rngBelow(rng, 2 * sloppyMs + 1) - sloppyMs + 20;
    const isRight = rngBelow(rng, 100) < 40 + div(skill * 3, 5);
    if (isTwin && world.at > n) continue;
    atMs = isTwin ? atMs + 1_500 : Math.max(atMs + 1, guest.beatMs + off);
    isOver(atMs);
    if (world.at !== n) continue;
    lendHand(atMs);
    if (world.at !== n || world.ledLeft > 0) continue;
    // Who is not heeded to stay is pressed for.
    if (guest.stays && isRight && rngBelow(rng, 300) >= 100 - skill) {
      if (isTwin) act(atMs, letStayEvent);
      continue;
    }
    const isSwapped = areBoxesSwapped(world, n);
    // Now and then a hand goes where the box was.
    const isConfused = isSwapped && rngBelow(rng, 200) < 100 - skill;
    const box = isSwapped ? 1 - guest.side : guest.side;
    act(atMs, isRight && !isConfused ? box : 1 - box);
  }
  const endMs = isTwin ? atMs : Math.max(atMs, elementAt(world.beatsMs, world.beatsMs.length - 1)) + 600;
  return finish(endMs);
};
