import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle, strokeCircle } from "../flow/shapes.ts";
import { createSparks } from "../flow/sparks.ts";
import { getBeat } from "./beat.ts";
import { drawArrow, drawBox, drawCarpet, drawSpot } from "./draw-boxes.ts";
import { getQueuePose, getRidePose, getWaitingPose, type GuestPose } from "./guest-pose.ts";
import { tuning } from "./tuning.ts";
import { getChainTenths, type Guest, type LiftWorld } from "./rules.ts";

const poseFrames = { idle: 0, other: 1, left: 2, right: 3, hit: 5, special: 6 } as const;
const spritePx = 128;

interface LiftStage {
  surface: CanvasSurface;
  /** By the number of the monster. */
  sprites: readonly HTMLImageElement[];
  isMotionReduced: boolean;
}

/** The queue, the two boxes and the ring that closes on the beat. */
export function createLiftScene(stage: LiftStage) {
  const sparks = createSparks(stage.isMotionReduced);
  return {
    draw(world: LiftWorld, nowMs: number): void {
      drawWorld(stage, world, nowMs);
      sparks.draw(stage.surface.context, nowMs);
    },
    /** What a press was, over the front guest. */
    showText(guest: Guest, words: string): void {
      const { x, y, size } = getQueuePose(stage.surface, 0);
      sparks.word(x, y - size * 0.86, words, guest.judged === 0 ? 30 : 22);
      if (guest.judged < 2) sparks.burst(x, y - size * 0.2, "#ffb02e", guest.judged === 0 ? 16 : 7, 0.7);
    },
  };
}

function drawWorld(stage: LiftStage, world: LiftWorld, nowMs: number): void {
  const { surface } = stage;
  const { gapMs, share } = getBeat(world, nowMs);
  const lamps = (getChainTenths(world.chain) - 10) / 10;
  surface.context.clearRect(0, 0, surface.width, surface.height);
  for (const side of [0, 1]) drawBox(surface, side, share, lamps);
  drawCarpet(surface);
  drawSpot(surface, getQueuePose(surface, 0), share);
  for (const guest of world.guests)
    if (guest.judged >= 0 && nowMs - guest.judgedMs < tuning.rideMs) drawLeaving(stage, guest, nowMs);
  const leftMs = (guest: Guest): number => guest.beatMs + world.correctionMs - nowMs;
  const queue = world.guests.slice(world.at, world.at + tuning.seen);
  for (const guest of queue.toReversed()) drawWaiting(stage, guest, leftMs(guest) / gapMs, share);
  if (queue[0]) drawRing(surface, leftMs(queue[0]), gapMs);
}

function drawWaiting(stage: LiftStage, guest: Guest, steps: number, beatShare: number): void {
  const { context } = stage.surface;
  const pose = getWaitingPose(stage.surface, steps, beatShare, stage.isMotionReduced);
  const { x, y, size } = pose;
  drawSprite(stage, guest, beatShare > 0.5 ? poseFrames.idle : poseFrames.other, pose);
  const sign = { x: x + size * 0.34, y: y - size * 0.56, size: size * 0.2 };
  context.fillStyle = "#f3ebe6";
  fillCircle(context, sign.x, sign.y, sign.size);
  drawArrow(context, sign.x, sign.y, sign.size * 0.6, guest.side, "#120c0d");
}

function drawLeaving(stage: LiftStage, guest: Guest, nowMs: number): void {
  const { surface, isMotionReduced } = stage;
  const part = Math.min(1, (nowMs - guest.judgedMs) / tuning.rideMs);
  if (guest.judged === 3) {
    const { x, y, size } = getQueuePose(surface, 0);
    surface.context.globalAlpha = 1 - part;
    drawSprite(stage, guest, poseFrames.hit, { x, y: y + part * 20, size: size * (1 - part * 0.2) });
    surface.context.globalAlpha = 1;
    return;
  }
  const frame = guest.side === 0 ? poseFrames.left : poseFrames.right;
  drawSprite(stage, guest, frame, getRidePose(surface, guest, part, isMotionReduced));
}

function drawRing(surface: CanvasSurface, leftMs: number, gapMs: number): void {
  if (leftMs > gapMs * 1.15 || leftMs < -160) return;
  const { context } = surface;
  const { x, y, size } = getQueuePose(surface, 0);
  const open = Math.max(0, leftMs / gapMs);
  context.strokeStyle = leftMs > 0 ? "rgba(243,235,230,.75)" : "#ffb02e";
  context.lineWidth = 2.4;
  strokeCircle(context, x, y - size * 0.1, size * (0.44 + open * 0.4));
  context.strokeStyle = "rgba(243,235,230,.35)";
  context.lineWidth = 1.2;
  strokeCircle(context, x, y - size * 0.1, size * 0.44);
}

function drawSprite({ surface, sprites }: LiftStage, { monster }: Guest, frame: number, { x, y, size }: GuestPose) {
  const image = sprites[monster];
  if (!image?.complete || image.naturalWidth === 0) return;
  const source = [frame * spritePx, 0, spritePx, spritePx] as const;
  surface.context.drawImage(image, ...source, x - size / 2, y - size * 0.62, size, size);
}
