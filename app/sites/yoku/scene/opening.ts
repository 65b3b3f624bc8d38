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
/** When the last one lies there. */
export const openingMs: number = coverMs + 3 * beatMs + fallMs + pressMs;

export const emptyPose: Pose = { coverAngle: compact.openAngle, pans: mapPans(() => ({ fill: 0, press: 0, fall: 0 })) };
export const openPose: Pose = { coverAngle: compact.openAngle, pans: mapPans(() => ({ fill: 1, press: 1, fall: 0 })) };
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

/** From one pose to the other; used where the lid is let down. */
export function coverPoseBetween(from: number, to: number, part: number): Pose {
  return { coverAngle: from + (to - from) * easeInOut(part), pans: emptyPose.pans };
}

function mapPans<Item>(createItem: (panIndex: number) => Item): Item[] {
  return [0, 1, 2, 3].map(createItem);
}
const progressAt = (ms: number, from: number, length: number): number => Math.min(1, Math.max(0, (ms - from) / length));
const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
