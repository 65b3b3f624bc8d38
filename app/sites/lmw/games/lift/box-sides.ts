import type { BoxSwap } from "./queue.ts";
import { areBoxesSwapped, type LiftWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

/** Which way the two boxes go, for their buttons. */
export interface BoxSides {
  /** The left one goes down, the right one up. */
  areTurned: boolean;
  /** A change of sides has been announced. */
  isComing: boolean;
}

export const firstSides: BoxSides = { areTurned: false, isComing: false };

/** The box in which the guest with this number goes its way: 0 left, 1 right. */
export function getBox(world: LiftWorld, n: number): number {
  const side = world.guests[n]?.side ?? 0;
  return areBoxesSwapped(world, n) ? 1 - side : side;
}

/** The sides as they are shown: never before their moment, and never while a guest of before stands in front. */
export const getBoxSides = (world: LiftWorld, nowMs: number): BoxSides => ({
  areTurned: world.swaps.filter((swap) => isDone(world, swap, nowMs)).length % 2 === 1,
  isComing: getComingSwap(world, nowMs) !== null,
});

/** The change that has been announced and is still to come; null for most of the time. */
export function getComingSwap(world: LiftWorld, nowMs: number): BoxSwap | null {
  const { swaps, at, setup } = world;
  const isAnnounced = ({ announcedMs, announcedGuest }: BoxSwap): boolean =>
    setup.kind === "twin" ? at >= announcedGuest : nowMs >= announcedMs;
  return swaps.find((swap) => isAnnounced(swap) && !isDone(world, swap, nowMs)) ?? null;
}

/** How much of the time from its announcement to a change is left, 1 to 0. */
export const getComingShare = ({ announcedMs, swapMs }: BoxSwap, nowMs: number): number =>
  Math.max(0, Math.min(1, (swapMs - nowMs) / Math.max(1, swapMs - announcedMs)));

/** How far the arrows over the gates have turned: 0 as ever, 1 the other way round. */
export function getTurn(world: LiftWorld, nowMs: number, isMotionReduced: boolean): number {
  const done = world.swaps.filter((swap) => isDone(world, swap, nowMs));
  const last = done.at(-1);
  if (!last) return 0;
  const sinceMs = Math.max(last.swapMs, world.guests[last.guest - 1]?.judgedMs ?? 0);
  const part = isMotionReduced ? 1 : Math.max(0, Math.min(1, (nowMs - sinceMs) / tuning.turnMs));
  const eased = part * part * (3 - 2 * part);
  return done.length % 2 === 1 ? eased : 1 - eased;
}

const isDone = ({ at }: LiftWorld, { guest, swapMs }: BoxSwap, nowMs: number): boolean =>
  at >= guest && nowMs >= swapMs;
