/** A place on a photo, in px of it. */
export type Point = readonly [x: number, y: number];

interface PhotoSize {
  width: number;
  height: number;
}

/** The finger's circle, and a step of the keys, as parts of the shorter side. */
const brushShare = 0.09;
const stepShare = 0.05;
const smallStepShare = 0.01;

/** How far around the finger is blurred, in px. */
export const brushRadiusPx = ({ width, height }: PhotoSize): number => Math.min(width, height) * brushShare;

/** Where the keys blur before they have moved. */
export const middleOf = ({ width, height }: PhotoSize): Point => [width / 2, height / 2];

const directions: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

/** Where an arrow key leads, never beyond the photo; null for any other key. */
export function moveByKey([x, y]: Point, key: string, isFine: boolean, { width, height }: PhotoSize): Point | null {
  const direction = directions.get(key);
  if (!direction) return null;
  const step = Math.min(width, height) * (isFine ? smallStepShare : stepShare);
  return [clamp(x + direction[0] * step, width), clamp(y + direction[1] * step, height)];
}

/** Whether a stroke goes on there: nearer than half its circle a point blurs nothing new. */
export function isNextPoint(last: Point, next: Point, radiusPx: number): boolean {
  return Math.hypot(next[0] - last[0], next[1] - last[1]) >= radiusPx / 2;
}

const clamp = (value: number, upper: number): number => Math.max(0, Math.min(upper, value));
