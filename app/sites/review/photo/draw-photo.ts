import type { Mark } from "./marks.ts";

/** So many dots of colour are left of what is blurred, along its longer side: no face comes back out of them. */
const dots = 7;

/**
 * Draws a photo with its marks into a canvas of the same size. What is blurred is gone from its pixels.
 * @param keepsLips the lips of faces are drawn again as they are
 */
export function drawPhoto(
  canvas: HTMLCanvasElement,
  base: HTMLCanvasElement,
  { marks, keepsLips }: { marks: readonly Mark[]; keepsLips: boolean },
): void {
  canvas.width = base.width;
  canvas.height = base.height;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  ctx.drawImage(base, 0, 0);
  for (const mark of marks.filter(({ kind }) => kind === "face")) blurFace(ctx, base, mark, keepsLips);
  // The finger has the last word, also over lips.
  for (const mark of marks)
    if (mark.kind === "hand") for (const point of mark.points) blurSpot(ctx, base, point, mark.radiusPx);
}

function blurFace(ctx: CanvasRenderingContext2D, base: HTMLCanvasElement, mark: Mark, keepsLips: boolean): void {
  if (mark.kind !== "face") return;
  const { xPx, yPx, radiusXPx, radiusYPx, lips } = mark;
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(xPx, yPx, radiusXPx, radiusYPx, 0, 0, 2 * Math.PI);
  ctx.clip();
  smudge(ctx, base, xPx - radiusXPx, yPx - radiusYPx, 2 * radiusXPx, 2 * radiusYPx);
  ctx.restore();
  if (!keepsLips) return;
  ctx.save();
  ctx.beginPath();
  lips.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
  ctx.clip();
  ctx.drawImage(base, 0, 0);
  ctx.restore();
}

function blurSpot(
  ctx: CanvasRenderingContext2D,
  base: HTMLCanvasElement,
  [xPx, yPx]: readonly [number, number],
  radiusPx: number,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
  ctx.clip();
  smudge(ctx, base, xPx - radiusPx, yPx - radiusPx, 2 * radiusPx, 2 * radiusPx);
  ctx.restore();
}

/** A part of the picture as a few soft dots. */
function smudge(
  ctx: CanvasRenderingContext2D,
  base: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const small = document.createElement("canvas");
  const longer = Math.max(width, height);
  small.width = Math.max(2, Math.round((width / longer) * dots));
  small.height = Math.max(2, Math.round((height / longer) * dots));
  const few = small.getContext("2d");
  if (!few) return;
  few.imageSmoothingQuality = "high";
  few.drawImage(base, x, y, width, height, 0, 0, small.width, small.height);
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(small, 0, 0, small.width, small.height, x, y, width, height);
}
