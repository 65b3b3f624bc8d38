import { clipFramesPerSecond } from "#app/kits/clip/clip-script.ts";

/** One moment of a look: all that moves. */
export interface LookMoment {
  /** Where bare ends and make-up begins, from the left of the picture; 0 all worn, 1 all bare. */
  split: number;
  /** How much of 「素顔」, of the name and of the monster is there, 0–1. */
  bareWord: number;
  name: number;
  figure: number;
  /** How near the face has come; 1 at first. */
  zoom: number;
}

/** A still: all of it is there. @param split where the visitor left it */
export const stillMoment = (split: number | null): LookMoment => ({
  ...{ split: split ?? 0, bareWord: 0, name: 1, figure: 1, zoom: 1 },
});

/**
 * Six seconds: a bare face; the border comes to the middle and waits there; then all is worn, the name rises and the
 * monster comes in. The last second and a half stand still, to be read.
 * @param frame from 0
 */
export function lookMomentAt(frame: number): LookMoment {
  const seconds = frame / clipFramesPerSecond;
  const toHalf = ease(seconds, 0.8, 1.9);
  const toAll = ease(seconds, 2.6, 3.5);
  return {
    split: 1 - 0.5 * toHalf - 0.5 * toAll,
    bareWord: ease(seconds, 0, 0.4) * (1 - ease(seconds, 2.6, 3.1)),
    name: ease(seconds, 3.2, 4.3),
    figure: ease(seconds, 3.4, 4.4),
    zoom: 1 + 0.06 * ease(seconds, 0, 6),
  };
}

/** 0 before, 1 after, slow at both ends. */
function ease(seconds: number, fromS: number, toS: number): number {
  const t = Math.min(1, Math.max(0, (seconds - fromS) / (toS - fromS)));
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}
