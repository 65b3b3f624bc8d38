import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { BeautySpot } from "../../paint/beauty-spot.ts";
import { columns, rows } from "../../paint/mouth.ts";
import { pot } from "../../paint/pot.ts";
import {
  doneThreshold,
  getCoverage,
  getSquareWorth,
  paintEvents,
  paintMs,
  paintRules,
  type PaintWorld,
  reducedMotionSigns,
} from "../../paint/rules.ts";
import { createBotSession, type Player } from "./bot-session.ts";

const brush = 4;

/** Paints row by row along the middle of the brush, around the beauty spot, and then spot by spot what is left. */
export const paintBot: Player = (setup, pool, skill) => {
  if (setup.kind === "twin") return paintSquares(setup, pool, skill);
  const { world, finish, act, lendHand } = createBotSession(paintRules, setup, pool);
  const rng = createRng(setup.seed ^ 7);
  const speed = 2 + div(skill + 15, 33);
  const lastMs = paintMs - 40;
  let atMs = 0;
  const dip = (): void => {
    if (setup.night < 3 || world.ink > 12) return;
    act((atMs += 260 + (100 - skill) * 3), paintEvents.down, pot.x, pot.y);
    act((atMs += 40), paintEvents.up);
    atMs += 200;
  };
  const draw = (row: number, from: number, to: number): void => {
    if (from > to) return;
    dip();
    act((atMs += 60), paintEvents.down, from * 4, row * 4);
    for (let c = from; c < to && atMs < lastMs; c += speed) act((atMs += 24), paintEvents.move, c * 4, row * 4);
    act((atMs += 16), paintEvents.move, to * 4, row * 4);
    act((atMs += 16), paintEvents.up);
  };
  while (atMs < lastMs) {
    atMs = atMs < world.readyMs ? world.readyMs + 16 : atMs;
    const { sign } = world;
    lendHand(atMs);
    for (let row = 3; row < rows && atMs < lastMs && world.sign === sign; row += 6) {
      const slip = rngBelow(rng, div(100 - skill, 8) + 1) - rngBelow(rng, div(110 - skill, 20) + 1);
      const inset = setup.isAssisted ? 0 : 3 - slip;
      for (const [from, to] of listRuns(world, row, inset, isCareful(rng, skill))) draw(row, from, to);
    }
    const done = new Set<number>();
    for (let tries = 0; tries < 200 && world.sign === sign && getCoverage(world) < doneThreshold; tries++) {
      if (atMs >= paintMs - 400) break;
      const spot = setup.isAssisted || !isCareful(rng, skill) ? null : world.spot;
      const place = findBare(world, spot, done);
      if (!place) break;
      dip();
      act((atMs += 110 - div(skill, 2)), paintEvents.down, place.column * 4, place.row * 4);
      act((atMs += 20), paintEvents.up);
    }
    // Nothing more is to be had without spoiling: as the rest comes, so it comes.
    if (world.sign === sign && atMs < lastMs) atMs += 100;
  }
  return finish(paintMs);
};

const isCareful = (rng: Rng, skill: number): boolean => rngBelow(rng, 100) < 20 + div(skill * 4, 5);

/** From where to where a row is drawn: the mouth less the inset, and around the spot if that is heeded. */
function listRuns({ mouth, spot }: PaintWorld, row: number, inset: number, heedsSpot: boolean): [number, number][] {
  const cells = Array.from({ length: columns }, (_, c) => c).filter((c) => mouth.inside[row * columns + c] === 1);
  if (cells.length === 0) return [];
  const [from, to] = [elementAt(cells, 0) + inset, elementAt(cells, cells.length - 1) - inset];
  const isFar = !spot || row < spot.row - spot.radius - brush || row > spot.row + spot.radius + brush;
  if (isFar || !heedsSpot) return [[from, to]];
  const gap = spot.radius + brush + 1;
  return [
    [from, Math.min(to, spot.column - gap)],
    [Math.max(from, spot.column + gap), to],
  ];
}

/** Where the brush goes to for a bare cell of the mouth: upon it, or so far from the spot that it does not touch it. */
function findBare(
  { mouth, painted }: PaintWorld,
  spot: BeautySpot | null,
  done: Set<number>,
): { column: number; row: number } | null {
  const near = spot ? spot.radius + 1 : 0;
  const squareTo = (cell: number): number =>
    spot ? ((cell % columns) - spot.column) ** 2 + (div(cell, columns) - spot.row) ** 2 : near * near + 1;
  const cell = mouth.inside.findIndex(
    (inside, n) => inside === 1 && painted[n] === 0 && !done.has(n) && squareTo(n) > near * near,
  );
  if (cell < 0) return null;
  done.add(cell);
  const [column, row] = [cell % columns, div(cell, columns)];
  const distance = Math.sqrt(squareTo(cell));
  if (!spot || distance >= near + brush) return { column, row };
  const away = (near + brush) / distance;
  const place = (from: number, to: number): number => Math.max(0, Math.round(from + (to - from) * away));
  return { column: Math.min(columns, place(spot.column, column)), row: Math.min(rows, place(spot.row, row)) };
}

const paintSquares: Player = (setup, pool, skill) => {
  const { world, finish, act, lendHand } = createBotSession(paintRules, setup, pool);
  const rng = createRng(setup.seed ^ 8);
  let atMs = 0;
  while (world.done.length < reducedMotionSigns) {
    lendHand((atMs += 200));
    for (const square of world.shares.keys()) {
      const worth = getSquareWorth(world, square);
      const isSpot = world.spot?.square === square;
      const isChosen = isSpot ? !isCareful(rng, skill) : worth > div((100 - skill) * 144, 100);
      if (!isChosen || world.chosen[square] === 1) continue;
      if (setup.night >= 3 && world.ink === 0 && isCareful(rng, skill)) act((atMs += 400), paintEvents.dip);
      act((atMs += 400), paintEvents.square, square);
    }
    act((atMs += 800), paintEvents.finish);
  }
  return finish(atMs);
};
