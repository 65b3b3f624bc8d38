import { div } from "#app/kits/game/fixed-point.ts";
import { createRng, rngBelow, type Rng } from "#app/kits/game/rng.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import type { GameSetup } from "../rules/game-rules.ts";

/** Beats of a round; their distance shrinks from 600 ms (100 a minute) to 400 (150). */
export const beatCount = 148;
/** Bell strokes before the first guest. */
export const leadBeats = 6;
const firstGapMs = 600;
const lastGapMs = 400;
const leadMs = 500;
/** Reduced motion: guests who wait, and the floors they know: 地下二階 (−2) to 屋上 (8). */
export const reducedMotionGuests = 24;
export const lowestFloor = -2;
export const highestFloor = 8;
const firstFloor = 3;

export interface Guest {
  /** 0 to 23. */
  monster: number;
  /** 0 up, 1 down. */
  side: number;
  /** When it stands in front. */
  beatMs: number;
  /** Reduced motion: where it wants to go. */
  floor: number;
  /** From the second night on: it wants to stay. Nobody presses for it; with reduced motion it is told so ([2]). */
  stays?: boolean;
  /** What became of it: 0 to 2 how near the beat, 3 missed or sent the wrong way; −1 not yet. Let stay: 0. */
  judged: number;
  /** When, in ms. */
  judgedMs: number;
}

/** The third night: the boxes change sides, for this guest and those behind it. */
export interface BoxSwap {
  guest: number;
  /** It is announced from this moment on and done by that one; with reduced motion both are 0 … */
  announcedMs: number;
  swapMs: number;
  /** … and it is announced from this guest on. */
  announcedGuest: number;
}

/** All beats of a round. */
export function createBeats(): number[] {
  const list: number[] = [];
  let atMs = leadMs;
  for (let n = 0; n < beatCount; n++) {
    list.push(atMs);
    atMs += firstGapMs - div((firstGapMs - lastGapMs) * n, beatCount - 1);
  }
  return list;
}

/** The guests of a round; those who stay are drawn with dice of their own, so that the others are the same each night. */
export function createGuests(setup: GameSetup, beatsMs: readonly number[]): Guest[] {
  const rng = createRng(setup.seed);
  const isTwin = setup.kind === "twin";
  const guests = isTwin ? createReducedMotionQueue(rng) : createQueue(rng, beatsMs);
  if (setup.night < 2) return guests;
  const dice = createRng(setup.seed ^ 0x57a9);
  // The first are taken along as ever; of the others about each sixth stays, never two in a row.
  let sinceLast = 0;
  let floor = firstFloor;
  for (const [n, guest] of guests.entries()) {
    sinceLast++;
    if (n >= (isTwin ? 2 : 6) && sinceLast > 1 && rngBelow(dice, 100) < (isTwin ? 28 : 22)) {
      guest.stays = true;
      sinceLast = 0;
    }
    if (!isTwin) continue;
    if (guest.stays) guest.floor = floor;
    guest.side = guest.floor > floor ? 0 : 1;
    // Where the one before stayed, the next may have wanted just that floor: then it goes on to another.
    if (!guest.stays && guest.floor === floor) guest.floor += floor === highestFloor ? -1 : 1;
    guest.side = guest.floor > floor ? 0 : 1;
    floor = guest.floor;
  }
  return guests;
}

const announceBeats = 4;

/** When the boxes change sides: on the third night, about each twelfth guest (each fifth with reduced motion). */
export function createSwaps(
  { night, kind, seed }: GameSetup,
  guests: readonly Guest[],
  beatsMs: readonly number[],
): BoxSwap[] {
  if (night < 3) return [];
  const dice = createRng(seed ^ 0x5a1d);
  const isTwin = kind === "twin";
  const [least, more] = isTwin ? [4, 3] : [11, 6];
  const swaps: BoxSwap[] = [];
  for (let guest = least + rngBelow(dice, more); guest < guests.length - 2; guest += least + rngBelow(dice, more)) {
    const { beatMs } = elementAt(guests, guest);
    const beat = beatsMs.indexOf(beatMs);
    // Half way between the guest before and this one.
    const swapMs = isTwin ? 0 : div(elementAt(guests, guest - 1).beatMs + beatMs, 2);
    const announcedMs = isTwin ? 0 : elementAt(beatsMs, beat - announceBeats);
    swaps.push({ guest, announcedMs, swapMs, announcedGuest: guest - 2 });
  }
  return swaps;
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
  let floor = firstFloor;
  let monster = rngBelow(rng, 24);
  return Array.from({ length: reducedMotionGuests }, () => {
    const from = floor;
    while (floor === from) floor = lowestFloor + rngBelow(rng, highestFloor - lowestFloor + 1);
    monster = (monster + 1 + rngBelow(rng, 23)) % 24;
    return { monster, side: floor > from ? 0 : 1, beatMs: 0, floor, judged: -1, judgedMs: 0 };
  });
}
