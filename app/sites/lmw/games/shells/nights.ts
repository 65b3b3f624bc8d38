import { div } from "#app/kits/game/fixed-point.ts";
import { rngBelow } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { ShellWorld } from "./shell-world.ts";

/** The second night: the two that do not belong together change places with two closed ones, while they lie open. */
export function swapWithClosed(world: ShellWorld): void {
  const { shells, open, setup, rng } = world;
  world.swaps = [];
  const taken = new Set(open);
  const half = div(shells.length, 2);
  for (const [at, from] of open.entries()) {
    // With reduced motion names stay in the column of names.
    const isFit = (n: number): boolean => setup.kind !== "twin" || n < half === from < half;
    const closed = [...shells.keys()].filter((n) => !taken.has(n) && isFit(n) && !elementAt(shells, n).isFound);
    if (closed.length === 0) continue;
    const to = elementAt(closed, rngBelow(rng, closed.length));
    [shells[from], shells[to]] = [elementAt(shells, to), elementAt(shells, from)];
    taken.add(to);
    open[at] = to;
    world.swaps.push({ from, to, atMs: world.nowMs });
  }
  // What the monster shows, and what may close again, goes along.
  for (const pair of [world.peek?.shells, world.loose?.shells]) if (pair) follow(pair, world.swaps);
}

function follow(pair: [number, number], swaps: ShellWorld["swaps"]): void {
  for (const { from, to } of swaps)
    for (const side of [0, 1] as const) pair[side] = pair[side] === from ? to : pair[side] === to ? from : pair[side];
}

/** The third night: behind two wrong turns in a row the pair that was found last closes again, once. */
export function rememberWrong(world: ShellWorld): void {
  const { loose, shells } = world;
  if (!loose) return;
  loose.wrongTurns++;
  if (loose.wrongTurns < 2) return;
  for (const index of loose.shells) {
    const shell = elementAt(shells, index);
    shell.isFound = false;
    shell.hasClosedAgain = true;
  }
  world.found--;
  world.reclosed = { shells: loose.shells, atMs: world.nowMs };
  world.loose = null;
}
