import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Patch, Tone } from "../../rules/make-up-patches.ts";

/** Colours of the how-to on one face: product shades where they are meant, else plain light and shade. */
export type Tones = Readonly<Record<Tone, string>>;

/** How much of a colour is laid on skin, and on the ink behind a drawn face. */
const strength: Readonly<Record<Tone, readonly [onSkin: number, onInk: number]>> = {
  eye: [0.62, 0.75],
  liner: [0.85, 0.95],
  brow: [0.55, 0.7],
  cheek: [0.5, 0.6],
  lip: [0.72, 0.85],
  light: [0.6, 0.6],
  shade: [0.42, 0.6],
};

/** Everything is drawn this far outside the canvas; only its shadow falls inside: a soft edge in every browser. */
const outsidePx = 10_000;

/**
 * Paints patches over what is on the canvas and marks each with a hairline. `ground` is what lies beneath: skin, on which
 * colour darkens and light lightens, or ink. `markShare` is how clearly the hairlines stand, 0 to 1.
 */
export function paintMakeUp(
  context: CanvasRenderingContext2D,
  patches: readonly Patch[],
  { tones, ground, markShare }: { tones: Tones; ground: "skin" | "ink"; markShare: number },
): void {
  for (const patch of patches) {
    context.save();
    context.globalAlpha = strength[patch.tone][ground === "skin" ? 0 : 1];
    context.globalCompositeOperation =
      ground === "ink" ? "source-over" : patch.tone === "light" ? "soft-light" : "multiply";
    context.shadowColor = tones[patch.tone];
    context.shadowBlur = patch.softPx * (ground === "ink" && patch.tone === "light" ? 1.2 : 2);
    context.shadowOffsetX = outsidePx;
    paintPatch(context, patch, -outsidePx);
    // Soft light alone is hardly seen on bright skin: a second, finer veil of screen gives it its core.
    if (ground === "skin" && patch.tone === "light") {
      context.globalCompositeOperation = "screen";
      context.globalAlpha = 0.28;
      paintPatch(context, patch, -outsidePx);
    }
    context.restore();
    outlinePatch(context, patch, markShare);
  }
}

function paintPatch(context: CanvasRenderingContext2D, { points, widthPx }: Patch, shiftPx: number): void {
  tracePath(context, points, widthPx === 0, shiftPx);
  context.lineWidth = widthPx;
  context.lineCap = context.lineJoin = "round";
  if (widthPx === 0) context.fill();
  else context.stroke();
}

/** Where it goes, also on skin that its colour is hard to see on. */
function outlinePatch(context: CanvasRenderingContext2D, { points, widthPx, tone }: Patch, share: number): void {
  const unit = context.canvas.width / 390;
  context.save();
  context.strokeStyle = `rgb(243 235 230 / ${share})`;
  context.lineWidth = unit;
  context.setLineDash(tone === "light" ? [unit, unit * 4] : [unit * 5, unit * 4]);
  context.lineCap = "round";
  context.shadowColor = "rgb(5 3 4 / 0.8)";
  context.shadowBlur = unit * 3;
  tracePath(context, points, widthPx === 0, 0);
  context.stroke();
  context.restore();
}

function tracePath(context: CanvasRenderingContext2D, points: Patch["points"], isArea: boolean, shiftPx: number): void {
  const n = points.length;
  context.beginPath();
  // Through the middles of its sides: landmarks are corners, a brush leaves none.
  const at = (i: number) => elementAt(points, (i + n) % n);
  const half = (i: number) => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2] as const;
  if (isArea) {
    context.moveTo(half(n - 1)[0] + shiftPx, half(n - 1)[1]);
    for (let i = 0; i < n; i++)
      context.quadraticCurveTo(at(i)[0] + shiftPx, at(i)[1], half(i)[0] + shiftPx, half(i)[1]);
    context.closePath();
    return;
  }
  context.moveTo(at(0)[0] + shiftPx, at(0)[1]);
  for (let i = 1; i < n - 1; i++)
    context.quadraticCurveTo(at(i)[0] + shiftPx, at(i)[1], half(i)[0] + shiftPx, half(i)[1]);
  context.lineTo(at(n - 1)[0] + shiftPx, at(n - 1)[1]);
}
