import { div, max, min } from "#app/kits/game/fixed-point.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Charge, createCharge, fillCharge, spendCharge } from "../rules/charge.ts";
import { type GameRules, type GameSetup, requireInRange, specialEvent } from "../rules/game-rules.ts";
import { type BoxSwap, createBeats, createGuests, createSwaps, type Guest } from "./queue.ts";

// What shows the guests knows them from here.
export { type Guest, highestFloor, leadBeats } from "./queue.ts";

/** How far from the beat a press still counts: 完璧, 上々, まずまず. */
export const windowsMs = [45, 90, 140] as const;
const points = [100, 70, 40] as const;
const lateAssistedMs = 330;
/** The event by which a guest is let stay with reduced motion, from the second night on. */
export const letStayEvent = 2;
/** What a press for a guest who stays costs, and with reduced motion each wrong box; with help half of it. */
const wrongCost = 150;
/** How many guests the monster leads. */
export const ledCount = 5;

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
  /** The third night: all changes of sides of the round, in their order. */
  swaps: BoxSwap[];
  /** How many guests the monster still leads. */
  ledLeft: number;
  charge: Charge;
}

/**
 * 昇降機係: each guest into the right box, on the beat. Events: the left box [0], the right one [1]; reduced motion, from
 * the second night on: let stay [2]; the monster lends its hand [specialEvent].
 */
export const liftRules: GameRules<LiftWorld> = {
  begin(setup) {
    const beatsMs = createBeats();
    const guests = createGuests(setup, beatsMs);
    return {
      ...{ setup, nowMs: 0, beatsMs, guests, at: 0, score: 0, chain: 0, bestChain: 0 },
      ...{ offsetsMs: [], correctionMs: 0, floor: 3, ledLeft: 0, charge: createCharge() },
      swaps: createSwaps(setup, guests, beatsMs),
    };
  },
  act(world, { what: [sent] }) {
    if (sent === specialEvent) return leadGuests(world);
    const isTwin = world.setup.kind === "twin";
    const box = requireInRange(sent, 0, isTwin && world.setup.night >= 2 ? letStayEvent : 1);
    const guest = world.guests[world.at];
    // Behind the last guest a press meets nobody.
    if (!guest) return breakChain(world);
    const side = box === letStayEvent || !areBoxesSwapped(world, world.at) ? box : 1 - box;
    if (isTwin) return playReducedMotionTurn(world, guest, side);
    // Whoever is led needs no press.
    if (world.ledLeft > 0) return;
    const offMs = world.nowMs - world.correctionMs - guest.beatMs;
    const { early, windows } = windowsOf(world.setup);
    if (offMs < -early) return breakChain(world);
    const distanceMs = offMs < 0 ? -offMs : offMs;
    const near = windows.findIndex((window) => distanceMs <= window);
    const isRight = side === guest.side && !guest.stays;
    resolveGuest(world, guest, isRight ? (near < 0 ? 2 : near) : 3);
    if (guest.stays) payForWrong(world);
    if (isRight && world.offsetsMs.length < 8) calibrate(world, offMs);
  },
  pass(world, atMs) {
    world.nowMs = max(world.nowMs, atMs);
    if (world.setup.kind === "twin") return;
    const { late } = windowsOf(world.setup);
    for (let guest = world.guests[world.at]; guest; guest = world.guests[world.at]) {
      const isLed = world.ledLeft > 0;
      if (guest.beatMs + world.correctionMs + (isLed ? 0 : late) >= world.nowMs) return;
      if (isLed) world.ledLeft--;
      resolveGuest(world, guest, isLed || guest.stays ? 0 : 3);
    }
  },
  outcome(world) {
    const lastMs = world.beatsMs.at(-1) ?? 0;
    const isOver = world.at >= world.guests.length && (world.setup.kind === "twin" || world.nowMs >= lastMs);
    return { score: world.score, isOver };
  },
  special: ({ charge, ledLeft }) => ({ charge: charge.amount, isActive: ledLeft > 0 }),
};

/** Whether the left box goes down and the right one up, for a guest (by number). */
export const areBoxesSwapped = ({ swaps }: LiftWorld, guest: number): boolean =>
  swaps.filter((swap) => swap.guest <= guest).length % 2 === 1;

/** The next guests go right by themselves, on their beats; with reduced motion at once. */
function leadGuests(world: LiftWorld): void {
  spendCharge(world.charge);
  if (world.setup.kind !== "twin") {
    world.ledLeft = ledCount;
    return;
  }
  const until = min(world.guests.length, world.at + ledCount);
  while (world.at < until) {
    const guest = elementAt(world.guests, world.at);
    playReducedMotionTurn(world, guest, guest.stays ? letStayEvent : guest.side);
  }
}

/** How early and how late a press may be in this round. */
function windowsOf({ isAssisted }: GameSetup) {
  const windows = isAssisted ? windowsMs.map((window) => div(window * 8, 5)) : windowsMs;
  const early = elementAt(windows, 2);
  return { windows, early, late: isAssisted ? lateAssistedMs : early };
}

function payForWrong(world: LiftWorld): void {
  world.score = max(0, world.score - (world.setup.isAssisted ? div(wrongCost, 2) : wrongCost));
}

/** A press with nobody there breaks the chain, no more. */
function breakChain(world: LiftWorld): void {
  world.chain = 0;
}

/** How much of the charge one guest fills, by how near the beat; there are fewer with reduced motion. */
const chargeSteps = [30, 24, 14] as const;
const reducedMotionCharge = 125;

function resolveGuest(world: LiftWorld, guest: Guest, judged: number): void {
  guest.judged = judged;
  guest.judgedMs = world.nowMs;
  world.at++;
  if (judged === 3) {
    world.chain = 0;
    return;
  }
  // Letting someone stay holds the chain; there is nothing to be earned by doing nothing.
  if (!guest.stays || world.setup.kind === "twin") {
    world.score += div(elementAt(points, judged) * getChainTenths(world.chain), 10);
    fillCharge(world.charge, world.setup.kind === "twin" ? reducedMotionCharge : elementAt(chargeSteps, judged));
  }
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

function playReducedMotionTurn(world: LiftWorld, guest: Guest, side: number): void {
  const isRight = side === (guest.stays ? letStayEvent : guest.side);
  resolveGuest(world, guest, isRight ? 0 : 3);
  // Without a beat, guessing would be half the way.
  if (!isRight) payForWrong(world);
  world.floor = guest.floor;
}
