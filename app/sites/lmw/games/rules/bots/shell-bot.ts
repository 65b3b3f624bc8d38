import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { div } from "#app/kits/game/fixed-point.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { shellRules, shellsMs } from "../../shells/rules.ts";
import type { ShellWorld } from "../../shells/shell-world.ts";
import { createBotSession, type Player } from "./bot-session.ts";

/** Remembers what it has seen as well as its skill says, and where it went. */
export const shellBot: Player = (setup, pool, skill) => {
  const { world, act, finish, isOver, lendHand } = createBotSession(shellRules, setup, pool);
  const rng = createRng(setup.seed ^ 6);
  const isTwin = setup.kind === "twin";
  const memory = new Set<number>();
  let board = -1;
  const stepMs = 480 + (100 - skill) * 8;
  let atMs = 0;
  const remember = (places: readonly number[]): void => {
    for (const n of places) if (rngBelow(rng, 100) < 50 + div(skill, 2)) memory.add(n);
  };
  const isMatch = ({ shells }: ShellWorld, one: number, other: number): boolean =>
    one !== other && elementAt(shells, one).monster === elementAt(shells, other).monster;
  while (!isOver(atMs)) {
    if (board !== world.board) {
      board = world.board;
      memory.clear();
    }
    atMs = Math.max(atMs, world.readyMs) + stepMs;
    if (!isTwin && atMs >= shellsMs) break;
    isOver(atMs);
    lendHand(atMs);
    if (world.peek) for (const n of world.peek.shells) memory.add(n);
    const { shells } = world;
    const hidden = [...shells.keys()].filter((n) => !elementAt(shells, n).isFound);
    const isKnown = (n: number): boolean => isTwin || memory.has(n);
    const pairOf = (n: number): number => hidden.find((m) => isKnown(m) && isMatch(world, n, m)) ?? -1;
    const known = hidden.find((n) => isKnown(n) && pairOf(n) >= 0 && rngBelow(rng, 100) < skill);
    const unseen = hidden.filter((n) => !memory.has(n));
    const candidates = unseen.length > 0 ? unseen : hidden;
    const first = known ?? elementAt(candidates, rngBelow(rng, candidates.length));
    act(atMs, first);
    const rest = hidden.filter((n) => n !== first);
    const match = pairOf(first);
    const isRight = match >= 0 && rngBelow(rng, 100) < 30 + skill;
    atMs += stepMs;
    if (!isTwin && atMs >= shellsMs) break;
    const [wrongBefore, reclosedBefore] = [world.turns, world.reclosed];
    act(atMs, isRight ? match : elementAt(rest, rngBelow(rng, rest.length)));
    // What was seen lies where it was, or where it went to before one's eyes.
    const moved = world.turns > wrongBefore && world.open.length === 2 ? world.swaps : [];
    for (const { from, to } of moved) {
      const knewBoth = [memory.delete(from), memory.delete(to)];
      if (knewBoth[1] && rngBelow(rng, 100) < skill) memory.add(from);
    }
    remember(world.open);
    if (world.reclosed !== reclosedBefore && world.reclosed) remember(world.reclosed.shells);
  }
  return finish(isTwin ? atMs : Math.max(atMs, shellsMs));
};
