import { rngBelow, type Rng, createRng } from "#app/kits/game/rng.ts";
import { div, max } from "#app/kits/game/fixed-point.ts";
import { type GameRules, type GameSetup, requireInRange } from "../rules/game-rules.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Beats of a round; their distance shrinks from 600 ms (100 a minute) to 400 (150). */
export const beatCount = 148;
/** Bell strokes before the first guest. */
export const leadBeats = 6;
const firstGapMs = 600;
const lastGapMs = 400;
const leadMs = 500;
/** How far from the beat a press still counts: 完璧, 上々, まずまず. */
export const windowsMs = [45, 90, 140] as const;
const points = [100, 70, 40] as const;
const lateAssistedMs = 330;
/** Reduced motion: guests who wait, and the floors they know: 地下二階 (−2) to 屋上 (8). */
export const reducedMotionGuests = 24;
export const lowestFloor = -2;
export const highestFloor = 8;

export interface Guest {
  /** 0 to 23. */
  monster: number;
  /** 0 up (the left box), 1 down (the right one). */
  side: number;
  /** When it stands in front. */
  beatMs: number;
  /** Reduced motion: where it wants to go. */
  floor: number;
  /** What became of it: 0 to 2 how near the beat, 3 missed or sent the wrong way; −1 not yet. */
  judged: number;
  /** When, in ms. */
  judgedMs: number;
}

export interface LiftWorld {
  setup: GameSetup;
  nowMs: number;
  /** All beats of the round, for whoever shows them. */
  beatsMs: number[];
  guests: Guest[];
  /** The next one who is not judged. */
  at: number;
  score: number;
  chain: number;
  bestChain: number;
  /** How far off the first eight presses were; their middle corrects the rest. */
  offsetsMs: number[];
  correctionMs: number;
  /** Reduced motion: where the boxes stand. */
  floor: number;
}

/** 昇降機係: each guest into the right box, on the beat. */
export const liftRules: GameRules<LiftWorld> = {
  begin(setup) {
    const rng = createRng(setup.seed);
    const beatsMs = createBeats();
    const guests = setup.kind === "twin" ? createReducedMotionQueue(rng) : createQueue(rng, beatsMs);
    return {
      ...{ setup, nowMs: 0, beatsMs, guests, at: 0, score: 0, chain: 0, bestChain: 0 },
      ...{ offsetsMs: [], correctionMs: 0, floor: 3 },
    };
  },
  act(world, { what: [sent] }) {
    const side = requireInRange(sent, 0, 1);
    const guest = world.guests[world.at];
    // Behind the last guest a press meets nobody.
    if (!guest) return breakChain(world);
    if (world.setup.kind === "twin") return playReducedMotionTurn(world, guest, side);
    const offMs = world.nowMs - world.correctionMs - guest.beatMs;
    const { early, windows } = windowsOf(world.setup);
    if (offMs < -early) return breakChain(world);
    const distanceMs = offMs < 0 ? -offMs : offMs;
    const near = windows.findIndex((window) => distanceMs <= window);
    resolveGuest(world, guest, side === guest.side ? (near < 0 ? 2 : near) : 3);
    if (side === guest.side && world.offsetsMs.length < 8) calibrate(world, offMs);
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
    if (world.setup.kind === "twin") return;
    const { late } = windowsOf(world.setup);
    for (let guest = world.guests[world.at]; guest; guest = world.guests[world.at]) {
      if (guest.beatMs + world.correctionMs + late >= world.nowMs) return;
      resolveGuest(world, guest, 3);
    }
  },
  outcome(world) {
    const lastMs = world.beatsMs.at(-1) ?? 0;
    const isOver = world.at >= world.guests.length && (world.setup.kind === "twin" || world.nowMs >= lastMs);
    return { score: world.score, isOver };
  },
};

/** How early and how late a press may be in this round. */
function windowsOf({ isAssisted }: GameSetup) {
  const windows = isAssisted ? windowsMs.map((window) => div(window * 8, 5)) : windowsMs;
  const early = elementAt(windows, 2);
  return { windows, early, late: isAssisted ? lateAssistedMs : early };
}

/** A press with nobody there breaks the chain, no more. */
function breakChain(world: LiftWorld): void {
  world.chain = 0;
}

function resolveGuest(world: LiftWorld, guest: Guest, judged: number): void {
  guest.judged = judged;
  guest.judgedMs = world.nowMs;
  world.at++;
  if (judged === 3) {
    world.chain = 0;
    return;
  }
  world.score += div(elementAt(points, judged) * getChainTenths(world.chain), 10);
  world.chain++;
  world.bestChain = max(world.bestChain, world.chain);
}

/** Ten to twenty: every eighth guest in a row lights a lamp more. */
export const getChainTenths = (chain: number): number => (chain >= 80 ? 20 : 10 + div(chain, 8));

/** The middle of the first eight presses: hands, glass and loudspeakers are all a little late. */
function calibrate(world: LiftWorld, offMs: number): void {
  world.offsetsMs.push(offMs);
  if (world.offsetsMs.length < 8) return;
  const order = world.offsetsMs.toSorted((a, b) => a - b);
  const middle = div(elementAt(order, 3) + elementAt(order, 4), 2);
  world.correctionMs = middle > 80 ? 80 : middle < -80 ? -80 : middle;
}

function createBeats(): number[] {
  const list: number[] = [];
  let atMs = leadMs;
  for (let n = 0; n < beatCount; n++) {
    list.push(atMs);
    atMs += firstGapMs - div((firstGapMs - lastGapMs) * n, beatCount - 1);
  }
  return list;
}

/** Bars of four beats: who comes on which of them. */
const bars: readonly (readonly (readonly number[])[])[] = [
  [[1, 0, 1, 0]],
  [
    [1, 0, 1, 0],
    [1, 0, 1, 1],
    [1, 1, 1, 0],
  ],
  [
    [1, 1, 1, 0],
    [1, 0, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 0, 1],
  ],
];

function createQueue(rng: Rng, beatsMs: readonly number[]): Guest[] {
  const guests: Guest[] = [];
  let side = 0;
  let repeats = 0;
  let monster = rngBelow(rng, 24);
  for (let beat = leadBeats; beat + 4 <= beatCount - 4; beat += 4) {
    const kinds = elementAt(bars, div((beat - leadBeats) * 3, beatCount - leadBeats));
    const bar = elementAt(kinds, rngBelow(rng, kinds.length));
    for (const [i, isThere] of bar.entries()) {
      if (isThere === 0) continue;
      // Mostly one side or the other by chance, never more than four times the same.
      const turns = rngBelow(rng, 100) < 55 || repeats >= 4;
      repeats = turns ? 1 : repeats + 1;
      if (turns) side = 1 - side;
      monster = (monster + 1 + rngBelow(rng, 23)) % 24;
      guests.push({ monster, side, beatMs: elementAt(beatsMs, beat + i), floor: 0, judged: -1, judgedMs: 0 });
    }
  }
  return guests;
}

/** The queue with reduced motion: each wants another floor than the one where the boxes stand after the guest before. */
function createReducedMotionQueue(rng: Rng): Guest[] {
  let floor = 3;
  let monster = rngBelow(rng, 24);
  return Array.from({ length: reducedMotionGuests }, () => {
    const from = floor;
    while (floor === from) floor = lowestFloor + rngBelow(rng, highestFloor - lowestFloor + 1);
    monster = (monster + 1 + rngBelow(rng, 23)) % 24;
    return { monster, side: floor > from ? 0 : 1, beatMs: 0, floor, judged: -1, judgedMs: 0 };
  });
}

function playReducedMotionTurn(world: LiftWorld, guest: Guest, side: number): void {
  resolveGuest(world, guest, side === guest.side ? 0 : 3);
  world.floor = guest.floor;
}
