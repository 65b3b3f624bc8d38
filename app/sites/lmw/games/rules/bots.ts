import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { dropMs, dropRules } from "../drop/rules.ts";
import { gridColumns, gridRows, groupOf } from "../drop/grid.ts";
import { jarWidth, radii } from "../drop/solver.ts";
import { liftRules } from "../lift/rules.ts";
import { getCoverage, doneThreshold, paintEvents, paintMs, paintRules, reducedMotionSigns } from "../paint/rules.ts";
import { columns, rows, squareCells } from "../paint/mouth.ts";
import { shadowRules } from "../shadow/rules.ts";
import { shellRules, shellsMs } from "../shells/rules.ts";
import { stareMs, stareRules } from "../stare/rules.ts";
import type { GameLog } from "./game-log.ts";
import type { GameEvent, GameRules, GameSetup } from "./game-rules.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

// Players for tests: how good they are is told by `skill`, 0 to 100. They do nothing that a hand cannot.

/** A round as a player of some skill would play it. */
export function playBotRound(setup: GameSetup, pool: readonly string[], skill: number): GameLog {
  return elementAt(players, setup.game - 1)(setup, pool, skill);
}

/** A round in which nothing is done until it is over, or for a minute and a half. */
export const createIdleRound = (): GameLog => ({ events: [], endMs: 91_000 });

type Player = (setup: GameSetup, pool: readonly string[], skill: number) => GameLog;

/** Plays along while it writes down. */
function createBotSession<W>(rules: GameRules<W>, setup: GameSetup, pool: readonly string[]) {
  const world = rules.begin(setup, pool);
  const events: GameEvent[] = [];
  return {
    world,
    events,
    isOver: (atMs: number): boolean => {
      rules.pass(world, atMs);
      return rules.outcome(world).isOver;
    },
    act(atMs: number, ...what: number[]): void {
      rules.pass(world, atMs);
      if (rules.outcome(world).isOver) return;
      rules.act(world, { atMs, what });
      events.push({ atMs, what });
    },
  };
}

const paintBot: Player = (setup, pool, skill) => {
  const { world, events, act } = createBotSession(paintRules, setup, pool);
  if (setup.kind === "twin") {
    let atMs = 0;
    while (world.done.length < reducedMotionSigns) {
      const half = div(squareCells * squareCells, 2);
      for (const [square, share] of [...world.shares].entries())
        if (share > half + div((100 - skill) * half, 100)) act((atMs += 400), paintEvents.square, square);
      act((atMs += 800), paintEvents.finish);
    }
    return { events, endMs: atMs };
  }
  // From left to right along the middle of each row of the brush, a step each 16 ms.
  const rng = createRng(setup.seed ^ 7);
  const speed = 3 + div(skill, 16);
  let atMs = 0;
  while (atMs < paintMs - 40) {
    atMs = atMs < world.readyMs ? world.readyMs + 16 : atMs;
    const sign = world.sign;
    for (let row = 3; row < rows && atMs < paintMs - 40 && world.sign === sign; row += 6) {
      const cells = Array.from({ length: columns }, (_, c) => c).filter(
        (c) => world.mouth.inside[row * columns + c] === 1,
      );
      if (cells.length === 0) continue;
      const inset = setup.isAssisted ? 0 : 3 + rngBelow(rng, div(110 - skill, 20) + 1);
      const [from, to] = [elementAt(cells, 0) + inset, elementAt(cells, cells.length - 1) - inset];
      if (from > to) continue;
      act((atMs += 60), paintEvents.down, from * 4, row * 4);
      for (let c = from; c < to && atMs < paintMs - 40; c += speed) act((atMs += 16), paintEvents.move, c * 4, row * 4);
      act((atMs += 16), paintEvents.move, to * 4, row * 4);
      act((atMs += 16), paintEvents.up);
    }
    // What is left, spot by spot.
    for (
      let tries = 0;
      world.sign === sign && getCoverage(world) < doneThreshold && atMs < paintMs - 200 && tries < 200;
      tries++
    ) {
      const cell = world.mouth.inside.findIndex((inside, n) => inside === 1 && world.painted[n] === 0);
      if (cell < 0) break;
      act((atMs += 110 - div(skill, 2)), paintEvents.down, (cell % columns) * 4, div(cell, columns) * 4);
      act((atMs += 20), paintEvents.up);
    }
  }
  return { events, endMs: paintMs };
};

const shadowBot: Player = (setup, pool, skill) => {
  const { world, act, events } = createBotSession(shadowRules, setup, pool);
  const rng = createRng(setup.seed ^ 5);
  let atMs = 0;
  for (const question of world.questions) {
    atMs = question.openMs + 600 + (100 - skill) * 30;
    const isRight = rngBelow(rng, 100) < skill;
    act(atMs, isRight ? question.right : rngBelow(rng, question.options.length));
  }
  return { events, endMs: atMs };
};

const liftBot: Player = (setup, pool, skill) => {
  const { world, act, events, isOver } = createBotSession(liftRules, setup, pool);
  const rng = createRng(setup.seed ^ 3);
  const sloppyMs = 170 - div(skill * 3, 2);
  let atMs = 0;
  for (const guest of world.guests) {
    const off = rngBelow(rng, 2 * sloppyMs + 1) - sloppyMs + 20;
    atMs = setup.kind === "twin" ? atMs + 1_500 : Math.max(atMs + 1, guest.beatMs + off);
    if (world.guests[world.at] !== guest && setup.kind !== "twin") continue;
    const side = rngBelow(rng, 100) < 40 + div(skill * 3, 5) ? guest.side : 1 - guest.side;
    act(atMs, side);
  }
  const endMs = setup.kind === "twin" ? atMs : Math.max(atMs, elementAt(world.beatsMs, world.beatsMs.length - 1)) + 600;
  isOver(endMs);
  return { events, endMs };
};

const stareBot: Player = (setup, pool, skill) => {
  const { world, act, events, isOver } = createBotSession(stareRules, setup, pool);
  const rng = createRng(setup.seed ^ 9);
  let atMs = 0;
  while (!isOver(atMs) && (setup.kind === "twin" || atMs < stareMs - 100)) {
    const { paper } = world;
    const delayMs = 260 + rngBelow(rng, 60 + (100 - skill) * 9);
    const isFooled = rngBelow(rng, 100) > 50 + div(skill, 2);
    atMs = Math.max(atMs + 1, isFooled ? paper.careless - 300 : paper.careless + delayMs);
    if (setup.kind !== "twin" && atMs >= stareMs) break;
    act(atMs, 0);
    // A window that was missed is missed.
    atMs += 400;
  }
  return { events, endMs: setup.kind === "twin" ? atMs : stareMs };
};

const dropBot: Player = (setup, pool, skill) => {
  const { world, act, events, isOver } = createBotSession(dropRules, setup, pool);
  const rng = createRng(setup.seed ^ 2);
  let atMs = 0;
  if (setup.kind === "twin") return gridBot(setup, pool, skill);
  const stepMs = 620 + (100 - skill) * 12;
  for (atMs = 100; atMs < dropMs; atMs += stepMs) {
    if (isOver(atMs)) break;
    if (world.tick < world.readyTick) continue;
    const match = world.balls.filter(({ size }) => size === world.hangs).toSorted((a, b) => a.y - b.y)[0];
    const isRight = rngBelow(rng, 100) < skill;
    // Where its like lies open to the sky, or where it is deepest.
    const x = isRight ? (match ? div(match.x, 256) : deepest(world.balls)) : rngBelow(rng, div(jarWidth, 256) + 1);
    act(atMs, x);
  }
  return { events, endMs: Math.max(atMs, dropMs) };
};

function deepest(balls: readonly { x: number; y: number; size: number }[]): number {
  let best = { x: 20, y: -1 };
  for (let x = 20; x <= 220; x += 20) {
    const tops = balls
      .filter((ball) => Math.abs(ball.x / 256 - x) < elementAt(radii, ball.size) + 10)
      .map((ball) => ball.y / 256 - elementAt(radii, ball.size));
    const y = Math.min(340, ...tops);
    if (y > best.y) best = { x, y };
  }
  return best.x;
}

const gridBot: Player = (setup, pool, skill) => {
  const { world, act, events, isOver } = createBotSession(dropRules, setup, pool);
  const rng = createRng(setup.seed ^ 4);
  let atMs = 0;
  while (!isOver((atMs += 700)) && atMs < 600_000) {
    const { grid } = world;
    const joins = [...grid.squares.keys()].filter(
      (n) => elementAt(grid.squares, n) >= 0 && groupOf(grid, n).length > 1,
    );
    const free = [...grid.squares.keys()].filter((n) => elementAt(grid.squares, n) < 0);
    if (joins.length > 0 && (rngBelow(rng, 100) < 40 + div(skill, 2) || free.length === 0)) {
      act(atMs, elementAt(joins, 0));
      continue;
    }
    if (free.length === 0 || grid.placedCount >= 60) {
      if (joins.length > 0) act(atMs, elementAt(joins, 0));
      continue;
    }
    const near = free.filter((n) => {
      const around = [n - 1, n + 1, n - gridColumns, n + gridColumns].filter(
        (m) => m >= 0 && m < gridColumns * gridRows,
      );
      return around.some((m) => grid.squares[m] === world.hangs);
    });
    const list = rngBelow(rng, 100) < skill && near.length > 0 ? near : free;
    act(atMs, elementAt(list, rngBelow(rng, list.length)));
  }
  return { events, endMs: atMs };
};

const shellBot: Player = (setup, pool, skill) => {
  const { world, act, events, isOver } = createBotSession(shellRules, setup, pool);
  const rng = createRng(setup.seed ^ 6);
  const memory = new Map<number, number>();
  let board = -1;
  const stepMs = 480 + (100 - skill) * 8;
  let atMs = 0;
  while (!isOver(atMs)) {
    if (board !== world.board) {
      board = world.board;
      memory.clear();
    }
    atMs = Math.max(atMs, world.readyMs) + stepMs;
    if (setup.kind !== "twin" && atMs >= shellsMs) break;
    isOver(atMs);
    const { shells } = world;
    const hidden = [...shells.keys()].filter((n) => !elementAt(shells, n).isFound);
    const isKnown = (n: number): boolean => setup.kind === "twin" || memory.has(n);
    const pairOf = (n: number): number =>
      hidden.find((m) => m !== n && isKnown(m) && elementAt(shells, m).monster === elementAt(shells, n).monster) ?? -1;
    const known = hidden.find((n) => isKnown(n) && pairOf(n) >= 0 && rngBelow(rng, 100) < skill);
    const unseen = hidden.filter((n) => !memory.has(n));
    const candidates = unseen.length > 0 ? unseen : hidden;
    const first = known ?? elementAt(candidates, rngBelow(rng, candidates.length));
    act(atMs, first);
    const rest = hidden.filter((n) => n !== first);
    const match = pairOf(first);
    const second = match >= 0 && rngBelow(rng, 100) < 30 + skill ? match : elementAt(rest, rngBelow(rng, rest.length));
    atMs += stepMs;
    if (setup.kind !== "twin" && atMs >= shellsMs) break;
    act(atMs, second);
    for (const n of [first, second]) if (rngBelow(rng, 100) < 50 + div(skill, 2)) memory.set(n, 1);
  }
  return { events, endMs: setup.kind === "twin" ? atMs : Math.max(atMs, shellsMs) };
};

const players: readonly Player[] = [paintBot, shadowBot, liftBot, stareBot, dropBot, shellBot];
