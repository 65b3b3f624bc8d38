import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import { keyStep, smallKeyStep } from "./canvas-tools.ts";

/** A place of the paper, in its units. */
export interface PaperPoint {
  x: number;
  y: number;
}

/** Where the keys are on the paper, and where the line begins that they are drawing. */
export interface KeyCursor extends PaperPoint {
  from: PaperPoint | null;
}

export const middleCursor: KeyCursor = { x: paperWidth / 2, y: paperHeight / 2, from: null };

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The cursor after an arrow key, never beside the paper; null for every other key. */
export function moveCursor(cursor: KeyCursor, key: string, isSmallStep: boolean): KeyCursor | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = isSmallStep ? smallKeyStep : keyStep;
  return {
    ...cursor,
    x: clamp(cursor.x + direction[0] * step, paperWidth),
    y: clamp(cursor.y + direction[1] * step, paperHeight),
  };
}

/** A line that swells and thins as a hand would draw it, as the numbers of a stroke. */
export function straightLine(from: PaperPoint, to: PaperPoint): number[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return [
      Math.round(from.x + (to.x - from.x) * t),
      Math.round(from.y + (to.y - from.y) * t),
      Math.round(6 + 7 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08))),
    ];
  }).flat();
}

/** A place in whole per cent of the paper, to be said. */
export const percentOf = ({ x, y }: PaperPoint): PaperPoint => ({
  x: Math.round((100 * x) / paperWidth),
  y: Math.round((100 * y) / paperHeight),
});

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
