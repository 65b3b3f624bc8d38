import { compact } from "../rules/compact.ts";

/** What of the compact moves: the angle of its lid, and for each pan how full, how pressed, how far its grains have fallen. */
export interface Pose {
  lid: number;
  pans: readonly { fill: number; press: number; fall: number }[];
}

const lidMs = 1_000;
/** From one powder to the next. */
const beatMs = 780;
const fallMs = 560;
const pressMs = 90;
/** When the last one lies there. */
export const openingMs: number = lidMs + 3 * beatMs + fallMs + pressMs;

export const emptyPose: Pose = { lid: compact.openAngle, pans: four(() => ({ fill: 0, press: 0, fall: 0 })) };
export const openPose: Pose = { lid: compact.openAngle, pans: four(() => ({ fill: 1, press: 1, fall: 0 })) };
export const shutPose: Pose = { lid: 0.012, pans: emptyPose.pans };

/** The pose so many milliseconds after the lid was touched. */
export function openingAt(ms: number): Pose {
  return {
    lid: shutPose.lid + (compact.openAngle - shutPose.lid) * pour(share(ms, 0, lidMs)),
    pans: four((well) => {
      const from = lidMs + well * beatMs;
      const fall = share(ms, from, fallMs);
      return {
        fall: fall < 1 ? fall : 0,
        fill: share(ms, from + fallMs * 0.22, fallMs * 0.74),
        press: share(ms, from + fallMs, pressMs),
      };
    }),
  };
}

/** How many powders lie pressed by then: each is a thud. */
export const thudsAt = (ms: number): number => openingAt(ms).pans.filter(({ press }) => press === 1).length;

/** From one pose to the other; used where the lid is let down. */
export function lidBetween(from: number, to: number, part: number): Pose {
  return { lid: from + (to - from) * pour(part), pans: emptyPose.pans };
}

function four<Item>(make: (well: number) => Item): Item[] {
  return [0, 1, 2, 3].map(make);
}
const share = (ms: number, from: number, length: number): number => Math.min(1, Math.max(0, (ms - from) / length));
const pour = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
