import type { Finish } from "#contracts/monster.ts";

/** What is painted with. */
export interface PaintLook {
  hex: string;
  finish: Finish;
  /** Ink will stand on it, not bone: it is not darkened under the words. */
  isLight: boolean;
}

/** Where a stroke has got to. */
export interface Stroke {
  /** 0 nothing, 1 the whole screen. */
  progress: number;
  /** Where it began and where its front is across the screen, 0–1. */
  x: number;
  y: number;
  /** 0 wet and bright, 1 calm, so that words can be read on it. */
  dryness: number;
}

/** A surface that shows a stroke; drawn again whenever the stroke has moved. */
export interface Paint {
  draw(stroke: Stroke): void;
}
