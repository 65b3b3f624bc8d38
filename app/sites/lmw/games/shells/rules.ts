import { rngBelow, type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, max } from "#app/kits/game/fixed-point.ts";
import { createCharge, fillCharge, getSpecialState, spendCharge } from "../rules/charge.ts";
import { GameEventError, type GameRules, type GameSetup, requireInRange, specialEvent } from "../rules/game-rules.ts";
import { rememberWrong, swapWithClosed } from "./nights.ts";
import type { Shell, ShellWorld } from "./shell-world.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

export const shellsMs = 90_000;
/** Columns and pairs of each board. */
export const boards = [
  { columns: 4, pairs: 8 },
  { columns: 4, pairs: 12 },
  { columns: 6, pairs: 18 },
] as const;
/** Reduced motion: two columns of so many, three times. */
export const reducedMotionPairs = [6, 8, 10] as const;
/** How long two that do not belong together stay open, and how long a new board takes to lie down. */
export const mismatchMs = 900;
export const dealMs = 700;

/** The monster shows two for so long. */
export const peekMs = 1_800;

/** 紅合わせ: names and pictures, two by two. Events: a shell is turned [n], the monster lends its hand [specialEvent]. */
export const shellRules: GameRules<ShellWorld> = {
  begin(setup) {
    const rng = createRng(setup.seed);
    const world: ShellWorld = {
      ...{ setup, rng, nowMs: 0, board: 0, shells: [], open: [], closesMs: 0, readyMs: 0 },
      ...{ turns: 0, found: 0, chain: 0, score: 0, last: null },
      ...{ swaps: [], loose: null, reclosed: null, peek: null, charge: createCharge() },
    };
    deal(world);
    world.readyMs = 0;
    return world;
  },
  act(world, { what: [shell] }) {
    if (shell === specialEvent) return peekAtPair(world);
    const index = requireInRange(shell, 0, world.shells.length - 1);
    const one = elementAt(world.shells, index);
    if (world.nowMs < world.readyMs || one.isFound || (world.open.length === 1 && world.open[0] === index))
      throw new GameEventError();
    // Whoever goes on at once turns the other two over.
    if (world.open.length === 2) world.open = [];
    world.open.push(index);
    world.last = { kind: "open", atMs: world.nowMs, points: 0 };
    if (world.open.length === 2) compare(world);
    one.wasSeen = true;
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
    if (world.open.length === 2 && world.nowMs >= world.closesMs) world.open = [];
    if (world.peek && world.setup.kind !== "twin" && world.nowMs >= world.peek.untilMs) world.peek = null;
  },
  outcome(world) {
    const isDone = world.board >= getBoardCount(world.setup);
    return { score: world.score, isOver: isDone || (world.setup.kind !== "twin" && world.nowMs >= shellsMs) };
  },
  special: ({ charge, nowMs, peek, setup }) => ({
    ...getSpecialState(charge, nowMs),
    isActive: peek !== null && (setup.kind === "twin" || nowMs < peek.untilMs),
  }),
};

/** Two closed ones that belong together are shown; if it can be, such as were never seen. */
function peekAtPair(world: ShellWorld): void {
  const { shells, open } = world;
  spendCharge(world.charge);
  const hidden = [...shells.keys()].filter((n) => !elementAt(shells, n).isFound && !open.includes(n));
  const pairs = hidden.flatMap((one) => {
    const { monster } = elementAt(shells, one);
    const other = hidden.find((n) => n > one && elementAt(shells, n).monster === monster);
    return other === undefined ? [] : [[one, other] as [number, number]];
  });
  const countSeen = ([one, other]: [number, number]): number =>
    Number(elementAt(shells, one).wasSeen) + Number(elementAt(shells, other).wasSeen);
  const chosen = pairs.toSorted((a, b) => countSeen(a) - countSeen(b) || a[0] - b[0])[0];
  if (!chosen) return;
  world.peek = { shells: chosen, untilMs: world.nowMs + peekMs };
}

const getBoardCount = ({ kind }: GameSetup): number => (kind === "twin" ? reducedMotionPairs.length : boards.length);

function compare(world: ShellWorld): void {
  const [a, b] = world.open.map((index) => elementAt(world.shells, index));
  if (!a || !b) throw new GameEventError();
  const { setup } = world;
  world.turns++;
  if (setup.kind === "twin") world.peek = null;
  if (a.monster !== b.monster || a.isName === b.isName) {
    // With reduced motion everything lies open: a wrong pair is a wrong answer. Else nobody knows what was never seen.
    if (setup.kind === "twin") world.score = max(0, world.score - 60);
    world.chain = 0;
    if (setup.night >= 3) rememberWrong(world);
    if (setup.night >= 2) swapWithClosed(world);
    world.closesMs = world.nowMs + mismatchMs;
    world.last = { kind: "apart", atMs: world.nowMs, points: 0 };
    return;
  }
  a.isFound = b.isFound = true;
  const isAgain = a.hasClosedAgain && b.hasClosedAgain;
  // What was found before is only put right.
  const points = isAgain ? 0 : 200 + max(0, world.chain) * 60;
  world.score += points;
  world.chain = world.chain >= 5 ? 5 : world.chain + 1;
  world.found++;
  if (!isAgain) fillCharge(world.charge, setup.kind === "twin" ? reducedMotionCharge : pairCharge);
  if (setup.night >= 3)
    world.loose = isAgain ? null : { shells: [elementAt(world.open, 0), elementAt(world.open, 1)], wrongTurns: 0 };
  world.open = [];
  world.last = { kind: "pair", atMs: world.nowMs, points };
  if (world.found < div(world.shells.length, 2)) return;
  if (setup.kind !== "twin") world.score += boardBonus(world);
  world.board++;
  if (world.board < getBoardCount(setup)) deal(world);
}

/** How much of the charge a pair fills. */
const pairCharge = 85;
const reducedMotionCharge = 105;

/** The fewer turns, the better: two a pair is a good memory. */
function boardBonus({ shells, turns }: ShellWorld): number {
  const pairs = div(shells.length, 2);
  return 400 + max(0, pairs * 5 - turns * 2) * 20;
}

function deal(world: ShellWorld): void {
  const { rng, setup, board } = world;
  const count = setup.kind === "twin" ? elementAt(reducedMotionPairs, board) : elementAt(boards, board).pairs;
  const cast = shuffle(
    rng,
    Array.from({ length: 24 }, (_, n) => n),
  ).slice(0, count);
  const shell = (monster: number, isName: boolean): Shell => ({
    monster,
    isName,
    isFound: false,
    wasSeen: false,
    hasClosedAgain: false,
  });
  const names = cast.map((monster) => shell(monster, true));
  const pictures = shuffle(rng, cast).map((monster) => shell(monster, false));
  world.shells = setup.kind === "twin" ? [...names, ...pictures] : shuffle(rng, [...names, ...pictures]);
  world.open = [];
  world.turns = 0;
  world.found = 0;
  world.swaps = [];
  world.loose = null;
  world.reclosed = null;
  world.peek = null;
  world.readyMs = world.nowMs + (board > 0 ? dealMs : 0);
  if (board > 0) world.last = { kind: "bigger", atMs: world.nowMs, points: 0 };
}

/** The same things in another order (Fisher and Yates). */
function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = rngBelow(rng, i + 1);
    [order[i], order[j]] = [elementAt(order, j), elementAt(order, i)];
  }
  return order;
}
