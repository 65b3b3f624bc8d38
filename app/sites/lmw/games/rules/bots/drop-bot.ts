import { createRng, rngBelow } from "#app/kits/game/rng.ts";
import { div } from "#app/kits/game/fixed-point.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { DropWorld } from "../../drop/drop-world.ts";
import { canLay, gridColumns, groupOf, gridRows } from "../../drop/grid.ts";
import { dropMs, dropRules } from "../../drop/rules.ts";
import { brim, jarWidth, radii } from "../../drop/solver.ts";
import { getBrim } from "../../drop/tide.ts";
import { createBotSession, type Player } from "./bot-session.ts";

/** Lets go above its like where that lies open to the sky, or where it is deepest. */
export const dropBot: Player = (setup, pool, skill) => {
  if (setup.kind === "twin") return gridBot(setup, pool, skill);
  const { world, act, finish, isOver, lendHand } = createBotSession(dropRules, setup, pool);
  const rng = createRng(setup.seed ^ 2);
  const stepMs = 600 + (100 - skill) * 10;
  let atMs = 0;
  for (atMs = 100; atMs < dropMs; atMs += stepMs) {
    if (isOver(atMs)) break;
    if (world.tick < world.readyTick) continue;
    if (world.balls.length > 14) lendHand(atMs);
    const isRight = rngBelow(rng, 100) < skill;
    // Whoever sees that the tide sinks upon the heap waits until it has passed.
    if (isRight && isTideTight(world)) continue;
    const x = isRight ? findPlace(world) : rngBelow(rng, div(jarWidth, 256) + 1);
    act(atMs, x);
  }
  return finish(Math.max(atMs, dropMs));
};

/** The heap is higher than the brim will be, and was not before the tide. */
function isTideTight({ balls, setup, tick }: DropWorld): boolean {
  const lowest = Math.max(getBrim({ setup, tick }), getBrim({ setup, tick: tick + 240 }));
  const top = Math.min(
    ...balls.filter(({ age }) => age > 50).map((ball) => ball.y - elementAt(radii, ball.size) * 256),
  );
  return lowest > brim && top < lowest + 6 * 256;
}

type Lip = DropWorld["balls"][number];

/** The highest of its like that nothing lies above; else beside what is a little larger, or the deepest place. */
function findPlace({ balls, hangs }: DropWorld): number {
  const isOpen = (ball: Lip): boolean =>
    balls.every((other) => other === ball || other.y >= ball.y || Math.abs(other.x - ball.x) >= reachOf(other, hangs));
  const like = balls.filter((ball) => ball.size === hangs && !ball.isStone && isOpen(ball));
  const match = like.toSorted((a, b) => a.y - b.y)[0];
  if (match) return div(match.x, 256);
  const next = balls.filter((ball) => ball.size === hangs + 1 && !ball.isStone && isOpen(ball));
  const beside = next.toSorted((a, b) => b.y - a.y)[0];
  if (beside && beside.y > 200 * 256) return div(beside.x, 256);
  return deepest(balls, hangs);
}

const reachOf = ({ size }: Lip, hangs: number): number => (elementAt(radii, size) + elementAt(radii, hangs)) * 256;

function deepest(balls: readonly Lip[], hangs: number): number {
  let best = { x: 20, y: -1 };
  for (let x = 20; x <= 220; x += 10) {
    const tops = balls
      .filter((ball) => Math.abs(ball.x / 256 - x) < elementAt(radii, ball.size) + elementAt(radii, hangs) / 2)
      .map((ball) => ball.y / 256 - elementAt(radii, ball.size));
    const y = Math.min(340, ...tops);
    if (y > best.y) best = { x, y };
  }
  return best.x;
}

/** Lays beside its like, and joins when a group is worth it or there is no room. */
const gridBot: Player = (setup, pool, skill) => {
  const { world, act, finish, isOver, lendHand } = createBotSession(dropRules, setup, pool);
  const rng = createRng(setup.seed ^ 4);
  let atMs = 0;
  while (!isOver((atMs += 700)) && atMs < 900_000) {
    const { grid } = world;
    const places = [...grid.squares.keys()];
    if (places.filter((n) => elementAt(grid.squares, n) >= 0).length > 6) lendHand(atMs);
    const joins = places.filter((n) => elementAt(grid.squares, n) >= 0 && groupOf(grid, n).length > 1);
    const free = places.filter((n) => canLay(world, n));
    const isRight = rngBelow(rng, 100) < skill;
    if (joins.length > 0 && (free.length === 0 || grid.placedCount >= 60 || rngBelow(rng, 100) < 40 + div(skill, 2))) {
      act(atMs, isRight ? findJoin(world, joins) : elementAt(joins, rngBelow(rng, joins.length)));
      continue;
    }
    if (free.length === 0 || grid.placedCount >= 60) continue;
    act(atMs, isRight ? findSquare(world, free) : elementAt(free, rngBelow(rng, free.length)));
  }
  return finish(atMs);
};

const besideOf = (n: number): number[] => [
  ...(n % gridColumns > 0 ? [n - 1] : []),
  ...(n % gridColumns < gridColumns - 1 ? [n + 1] : []),
  ...(n >= gridColumns ? [n - gridColumns] : []),
  ...(n < gridColumns * (gridRows - 1) ? [n + gridColumns] : []),
];

/** Joined where what grows lies beside its like, the smallest first. */
function findJoin({ grid }: DropWorld, joins: readonly number[]): number {
  const worth = (n: number): number => {
    const size = elementAt(grid.squares, n);
    const likes = besideOf(n).filter((m) => grid.squares[m] === size + 1).length;
    const nears = besideOf(n).filter((m) => grid.squares[m] === size + 2).length;
    return likes * 100 + nears * 20 - size;
  };
  return elementAt(
    [...joins].toSorted((a, b) => worth(b) - worth(a) || a - b),
    0,
  );
}

/** Beside its like; else beside what is one larger; else where there is most room. */
function findSquare({ grid, hangs }: DropWorld, free: readonly number[]): number {
  const worth = (n: number): number => {
    const beside = besideOf(n).map((m) => elementAt(grid.squares, m));
    const likes = beside.filter((size) => size === hangs).length;
    const larger = beside.filter((size) => size === hangs + 1).length;
    return (
      likes * 100 + larger * 10 - beside.filter((size) => size >= 0 && size !== hangs && size !== hangs + 1).length
    );
  };
  return elementAt(
    [...free].toSorted((a, b) => worth(b) - worth(a) || a - b),
    0,
  );
}
