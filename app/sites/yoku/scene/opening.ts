import { compact } from "../rules/compact.ts";

/** What of the compact moves: the angle of its lid, and for each pan how full, how pressed, how far its grains have fallen. */
export interface Pose {
  coverAngle: number;
  pans: readonly { fill: number; press: number; fall: number }[];
}

const coverMs = 1_000;
/** From one powder to the next. */
const beatMs = 780;
const fallMs = 560;
const pressMs = 90;
/** A powder after the other without motion. */
const reducedMotionBeatMs = 420;
/** When the last one lies there. */
export const openingMs: number = coverMs + 3 * beatMs + fallMs + pressMs;

const emptyPan = { fill: 0, press: 0, fall: 0 };
const pressedPan = { fill: 1, press: 1, fall: 0 };
export const emptyPose: Pose = { coverAngle: compact.openAngle, pans: mapPans(() => emptyPan) };
export const openPose: Pose = { coverAngle: compact.openAngle, pans: mapPans(() => pressedPan) };
export const closedPose: Pose = { coverAngle: 0.012, pans: emptyPose.pans };

/** The pose so many milliseconds after the lid was touched. */
export function openingPoseAt(ms: number): Pose {
  return {
    coverAngle:
      closedPose.coverAngle + (compact.openAngle - closedPose.coverAngle) * easeInOut(progressAt(ms, 0, coverMs)),
    pans: mapPans((panIndex) => {
      const from = coverMs + panIndex * beatMs;
      const fall = progressAt(ms, from, fallMs);
      return {
        fall: fall < 1 ? fall : 0,
        fill: progressAt(ms, from + fallMs * 0.22, fallMs * 0.74),
        press: progressAt(ms, from + fallMs, pressMs),
      };
    }),
  };
}

/** How many powders lie pressed by then: each is a thud. */
export const countPressedPans = (ms: number): number =>
  openingPoseAt(ms).pans.filter(({ press }) => press === 1).length;

/** A moment of the ceremony: how many powders lie pressed, and whether it is over. */
export interface OpeningMoment {
  pose: Pose;
  count: number;
  isOver: boolean;
}

/** So many milliseconds after the lid was touched. Without motion: the same four beats, each at once. */
export function openingMomentAt(ms: number, isMotionReduced: boolean): OpeningMoment {
  const atMs = isMotionReduced ? reducedMotionTime(ms) : ms;
  const count = countPressedPans(atMs);
  const pose = isMotionReduced
    ? { coverAngle: compact.openAngle, pans: mapPans((panIndex) => (panIndex < count ? pressedPan : emptyPan)) }
    : openingPoseAt(Math.min(atMs, openingMs));
  return { pose, count, isOver: atMs >= openingMs };
}

function reducedMotionTime(ms: number): number {
  const beat = Math.min(4, Math.floor(ms / reducedMotionBeatMs));
  return beat === 0 ? 0 : openingMs - (4 - beat) * beatMs;
}

/** From one pose to the other; used where the lid is let down. */
export function coverPoseBetween(from: number, to: number, part: number): Pose {
  return { coverAngle: from + (to - from) * easeInOut(part), pans: emptyPose.pans };
}

function mapPans<Item>(createItem: (panIndex: number) => Item): Item[] {
  return [0, 1, 2, 3].map(createItem);
}
const progressAt = (ms: number, from: number, length: number): number => Math.min(1, Math.max(0, (ms - from) / length));
const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
