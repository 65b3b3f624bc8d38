import { rngBelow, type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, max } from "#app/kits/game/fixed-point.ts";
import { GameEventError, type GameRules, type GameSetup, requireInRange } from "../rules/game-rules.ts";
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

export interface Shell {
  /** 0 to 23. */
  monster: number;
  /** The name, or the picture. */
  isName: boolean;
  isFound: boolean;
  /** It was open before: whoever turns it knew it, or could have. */
  wasSeen: boolean;
}

export interface ShellWorld {
  setup: GameSetup;
  rng: Rng;
  nowMs: number;
  board: number;
  shells: Shell[];
  /** What lies open and is not found: none, one, or two that do not belong together. */
  open: number[];
  /** When those two turn over again. */
  closesMs: number;
  readyMs: number;
  turns: number;
  found: number;
  chain: number;
  score: number;
  /** What happened last, for whoever shows it. */
  last: { kind: "open" | "pair" | "apart" | "bigger"; atMs: number; points: number } | null;
}

/** 紅合わせ: names and pictures, two by two. */
export const shellRules: GameRules<ShellWorld> = {
  begin(setup) {
    const rng = createRng(setup.seed);
    const world: ShellWorld = {
      ...{ setup, rng, nowMs: 0, board: 0, shells: [], open: [], closesMs: 0, readyMs: 0 },
      ...{ turns: 0, found: 0, chain: 0, score: 0, last: null },
    };
    deal(world);
    world.readyMs = 0;
    return world;
  },
  act(world, { what: [shell] }) {
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
  },
  outcome(world) {
    const isDone = world.board >= getBoardCount(world.setup);
    return { score: world.score, isOver: isDone || (world.setup.kind !== "twin" && world.nowMs >= shellsMs) };
  },
};

const getBoardCount = ({ kind }: GameSetup): number => (kind === "twin" ? reducedMotionPairs.length : boards.length);

function compare(world: ShellWorld): void {
  const [a, b] = world.open.map((index) => elementAt(world.shells, index));
  if (!a || !b) throw new GameEventError();
  const { setup } = world;
  world.turns++;
  if (a.monster !== b.monster || a.isName === b.isName) {
    // With reduced motion everything lies open: a wrong pair is a wrong answer. Else nobody knows what was never seen.
    if (setup.kind === "twin") world.score = max(0, world.score - 60);
    world.chain = 0;
    world.closesMs = world.nowMs + mismatchMs;
    world.last = { kind: "apart", atMs: world.nowMs, points: 0 };
    return;
  }
  a.isFound = b.isFound = true;
  const points = 200 + max(0, world.chain) * 60;
  world.score += points;
  world.chain = world.chain >= 5 ? 5 : world.chain + 1;
  world.found++;
  world.open = [];
  world.last = { kind: "pair", atMs: world.nowMs, points };
  if (world.found < div(world.shells.length, 2)) return;
  if (setup.kind !== "twin") world.score += boardBonus(world);
  world.board++;
  if (world.board < getBoardCount(setup)) deal(world);
}

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
  const shell = (monster: number, isName: boolean): Shell => ({ monster, isName, isFound: false, wasSeen: false });
  const names = cast.map((monster) => shell(monster, true));
  const pictures = shuffle(rng, cast).map((monster) => shell(monster, false));
  world.shells = setup.kind === "twin" ? [...names, ...pictures] : shuffle(rng, [...names, ...pictures]);
  world.open = [];
  world.turns = 0;
  world.found = 0;
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
