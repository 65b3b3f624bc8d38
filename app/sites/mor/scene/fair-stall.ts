import type { Point } from "./stage-canvas.ts";

/** A place of the row's front: how far along it, in stalls, and how far down from eaves to quay, 0–1. */
export type Place = (along: number, down: number) => Point;

const stallWidth = 0.84;
const curtains = 5;

/** Paints one stall of the row, the first is number 0: its boards, its curtains, its counter, its posts and its roof. */
export function paintStall(ctx: CanvasRenderingContext2D, place: Place, stall: number): void {
  const [from, to] = [stall, stall + stallWidth];
  const fade = 0.86 ** stall;
  const grey = (light: number): string =>
    `rgb(${Array(3)
      .fill(Math.round(light * fade))
      .join(" ")})`;
  fill(ctx, grey(30), [place(from, 0.16), place(to, 0.16), place(to, 0.74), place(from, 0.74)]);
  for (let board = 0; board < 9; board++) {
    const x = from + (stallWidth * (board + 0.5)) / 9;
    fill(ctx, grey(board % 2 ? 44 : 52), strip(place, x - 0.036, x + 0.036, 0.3, 0.74));
  }
  paintCurtains(ctx, place, { from, to, grey });
  for (let board = 0; board < 3; board++) {
    const down = 0.74 + board * 0.072;
    fill(ctx, grey(112 - board * 22), strip(place, from - 0.01, to + 0.01, down, down + 0.062));
  }
  for (const post of [from, to]) fill(ctx, grey(96), strip(place, post - 0.014, post + 0.014, 0.14, 0.96));
  paintRoof(ctx, place, { from, to, grey });
}

type Stall = { from: number; to: number; grey: (light: number) => string };

/** Five lengths of cloth, each with its own fold, that end in a soft line. */
function paintCurtains(ctx: CanvasRenderingContext2D, place: Place, { from, to, grey }: Stall): void {
  const each = (to - from) / curtains;
  for (let i = 0; i < curtains; i++) {
    const [left, right] = [from + each * (i + 0.04), from + each * (i + 0.95)];
    const hem = 0.385 + 0.02 * Math.sin(i * 2.3 + from * 5);
    const [[x1, y1], [x2]] = [place(left, 0.17), place(right, 0.17)];
    const cloth = ctx.createLinearGradient(x1, y1, x2, y1);
    cloth.addColorStop(0, grey(58));
    cloth.addColorStop(0.32, grey(138));
    cloth.addColorStop(0.62, grey(88));
    cloth.addColorStop(1, grey(48));
    ctx.fillStyle = cloth;
    ctx.beginPath();
    ctx.moveTo(...place(left, 0.17));
    ctx.lineTo(...place(right, 0.17));
    ctx.lineTo(...place(right, hem));
    ctx.quadraticCurveTo(...place((left + right) / 2, hem + 0.03), ...place(left, hem - 0.008));
    ctx.fill();
  }
}

/** An awning in stripes, scalloped at its edge. */
function paintRoof(ctx: CanvasRenderingContext2D, place: Place, { from, to, grey }: Stall): void {
  const stripes = 7;
  const each = (to - from + 0.08) / stripes;
  for (let i = 0; i < stripes; i++) {
    const [left, right] = [from - 0.04 + each * i, from - 0.04 + each * (i + 1)];
    ctx.fillStyle = grey(i % 2 ? 66 : 148);
    ctx.beginPath();
    ctx.moveTo(...place(left + 0.05, 0));
    ctx.lineTo(...place(right + 0.05, 0));
    ctx.lineTo(...place(right, 0.14));
    ctx.quadraticCurveTo(...place((left + right) / 2, 0.2), ...place(left, 0.14));
    ctx.fill();
  }
}

/** A piece of the front with straight sides. */
export const strip = (place: Place, left: number, right: number, top: number, bottom: number): Point[] => [
  place(left, top),
  place(right, top),
  place(right, bottom),
  place(left, bottom),
];

/** Fills what lies between some points. */
export function fill(ctx: CanvasRenderingContext2D, colour: string, points: readonly Point[]): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (const point of points) ctx.lineTo(...point);
  ctx.fill();
}
