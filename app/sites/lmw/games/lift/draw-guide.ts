import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle, fillShape, strokeLine } from "../flow/shapes.ts";
import { drawShadow } from "./draw-floor.ts";
import { getGuidePose, type GuestPose } from "./guest-pose.ts";
import { type GuestSprite, poseFrames } from "./guest-sprites.ts";
import { tuning } from "./tuning.ts";

/** How a monster leads at a moment. */
export interface Lead {
  /** It still has guests to lead. */
  isLeading: boolean;
  /** The box in which the next of them goes. */
  box: number;
  /** How high it hops, 0 to 1. */
  hop: number;
}

/** The monster that lends its hand: it walks from box to box with its pennant, comes in when it begins, and fades at the end. */
export function createGuide(sprite: GuestSprite | undefined, isMotionReduced: boolean) {
  let shown = 0;
  let across = 0;
  let lastMs = 0;
  return (surface: CanvasSurface, { isLeading, box, hop }: Lead, nowMs: number): void => {
    const seconds = Math.min(0.05, Math.max(0, nowMs - lastMs) / 1000);
    lastMs = nowMs;
    const isStill = isMotionReduced || (shown === 0 && isLeading);
    across = isStill ? box : across + (box - across) * Math.min(1, seconds * 14);
    shown = isMotionReduced ? Number(isLeading) : Math.max(0, Math.min(1, shown + seconds * (isLeading ? 6 : -3)));
    if (shown === 0) return;
    const [left, right] = [getGuidePose(surface, 0), getGuidePose(surface, 1)];
    const lifted = isMotionReduced ? 0 : hop * left.size * 0.12;
    const pose = { ...left, x: left.x + (right.x - left.x) * across };
    surface.context.globalAlpha = shown;
    drawShadow(surface, pose, lifted);
    drawGuide(surface, sprite, { ...pose, y: pose.y - lifted }, box);
    surface.context.globalAlpha = 1;
  };
}

/** The monster with its pennant, turned to a box. */
export function drawGuide(surface: CanvasSurface, sprite: GuestSprite | undefined, pose: GuestPose, box: number): void {
  drawPennant(surface, pose, box === 0 ? 1 : -1);
  sprite?.draw(surface, box === 0 ? poseFrames.left : poseFrames.right, pose, 1);
}

/** A pennant of red cloth on a brass stick, over the shoulder towards those who follow. */
function drawPennant({ context }: CanvasSurface, { x, y, size }: GuestPose, toward: number): void {
  const footX = x + toward * size * 0.26;
  const [tipX, tipY] = [x + toward * size * 0.34, y - size * 1.2];
  const clothX = (part: number): number => tipX + toward * size * part;
  context.lineCap = "round";
  context.lineWidth = Math.max(2.5, size * 0.034);
  context.strokeStyle = "#3a220d";
  strokeLine(context, [footX + 1, y - size * 0.2], [tipX + 1, tipY]);
  context.lineWidth *= 0.6;
  context.strokeStyle = tuning.brass;
  strokeLine(context, [footX, y - size * 0.2], [tipX, tipY]);
  context.lineCap = "butt";
  const cloth = context.createLinearGradient(tipX, tipY, clothX(0.42), tipY + size * 0.2);
  cloth.addColorStop(0, "#7a0614");
  cloth.addColorStop(0.35, "#e3142c");
  cloth.addColorStop(0.6, "#9c0a1c");
  cloth.addColorStop(1, "#d41026");
  context.fillStyle = cloth;
  fillShape(
    context,
    [tipX, tipY + size * 0.02],
    [clothX(0.2), tipY + size * 0.07],
    [clothX(0.44), tipY + size * 0.15],
    [clothX(0.2), tipY + size * 0.2],
    [tipX, tipY + size * 0.27],
  );
  context.fillStyle = "#f4cf88";
  fillCircle(context, tipX, tipY, Math.max(2, size * 0.026));
}
