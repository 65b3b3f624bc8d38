import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeCircle } from "../flow/shapes.ts";
import { createSparks } from "../flow/sparks.ts";
import { getBeat } from "./beat.ts";
import { createFloorSigns } from "./floor-sign.ts";
import { drawArrowLight, drawDial, drawLift } from "./draw-lift.ts";
import { drawFloorLight, drawShadow } from "./draw-floor.ts";
import { getHop, getQueuePose, getRidePose, getWaitingPose } from "./guest-pose.ts";
import { createGuestSprite, type GuestSprite, poseFrames } from "./guest-sprites.ts";
import { createLobbyBackdrop } from "./lobby-backdrop.ts";
import { type LobbyPictures, loadLobbyPictures } from "./lobby-pictures.ts";
import { getLiftCycle, getRidePart } from "./lift-cycle.ts";
import { getChainTenths, type Guest, type LiftWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

interface LiftSceneOptions {
  surface: CanvasSurface;
  /** By the number of the monster. */
  sprites: readonly HTMLImageElement[];
  isMotionReduced: boolean;
}

interface LiftStage extends Omit<LiftSceneOptions, "sprites"> {
  pictures: LobbyPictures;
  drawBackdrop: (surface: CanvasSurface) => void;
  guests: readonly GuestSprite[];
  signs: readonly HTMLCanvasElement[];
}

/** The lobby, its two lifts, the queue, and the ring that closes on the beat. */
export function createLiftScene({ surface, sprites, isMotionReduced }: LiftSceneOptions) {
  const sparks = createSparks(isMotionReduced);
  const pictures = loadLobbyPictures();
  const stage: LiftStage = {
    ...{ surface, isMotionReduced, pictures },
    drawBackdrop: createLobbyBackdrop(pictures.lobby),
    guests: sprites.map(createGuestSprite),
    signs: createFloorSigns(),
  };
  return {
    draw(world: LiftWorld, nowMs: number): void {
      drawWorld(stage, world, nowMs);
      sparks.draw(surface.context, nowMs);
    },
    /** What a press was, at the feet of the front guest: over its head are the signs of the next ones. */
    showText(guest: Guest, words: string): void {
      const { x, y, size } = getQueuePose(surface, 0);
      sparks.word(x, y + size * 0.42, words, guest.judged === 0 ? 30 : 22);
      if (guest.judged < 2) sparks.burst(x, y - size * 0.6, "#ffb02e", guest.judged === 0 ? 16 : 7, 0.7);
    },
  };
}

function drawWorld(stage: LiftStage, world: LiftWorld, nowMs: number): void {
  const { surface, isMotionReduced } = stage;
  const { gapMs, share } = getBeat(world, nowMs);
  surface.context.clearRect(0, 0, surface.width, surface.height);
  stage.drawBackdrop(surface);
  const riding = world.guests.filter((guest) => guest.judged >= 0 && getRidePart(guest, nowMs) < 1);
  for (const side of [0, 1]) {
    const cycle = getLiftCycle(world, side, { nowMs, beatShare: share, isMotionReduced });
    drawLift(surface, stage.pictures, side, cycle, () => {
      for (const guest of riding) if (guest.side === side && isInside(guest, nowMs)) drawRider(stage, guest, nowMs);
    });
    drawDial(surface, side, (getChainTenths(world.chain) - 10) / 10, getHandPart(cycle.taken));
    drawArrowLight(surface, side, share * share);
  }
  drawFloorLight(surface, getQueuePose(surface, 0), share * share);
  const queue = world.guests.slice(world.at, world.at + tuning.seen);
  const leftMs = (guest: Guest): number => guest.beatMs + world.correctionMs - nowMs;
  for (const guest of queue.toReversed()) drawWaiting(stage, guest, leftMs(guest) / gapMs, share);
  for (const guest of riding) if (!isInside(guest, nowMs)) drawRider(stage, guest, nowMs);
  if (queue[0]) drawRing(surface, leftMs(queue[0]), gapMs);
}

const isInside = (guest: Guest, nowMs: number): boolean =>
  guest.judged !== 3 && getRidePart(guest, nowMs) > tuning.insideAt * 0.86;

/** The hand goes from light to light, and back again. */
function getHandPart(taken: number): number {
  const turn = taken % 18;
  return (turn > 9 ? 18 - turn : turn) / 9;
}

function drawWaiting(stage: LiftStage, guest: Guest, steps: number, beatShare: number): void {
  const { surface, isMotionReduced, signs } = stage;
  const pose = getWaitingPose(surface, steps, beatShare, isMotionReduced);
  const { x, y, size } = pose;
  const sprite = stage.guests[guest.monster];
  const frame = beatShare > 0.5 ? poseFrames.idle : poseFrames.other;
  // The stair does not mirror; the floor before the lifts does.
  const near = Math.max(0, Math.min(1, 1.9 - steps));
  const lifted = isMotionReduced ? 0 : getHop(beatShare) * tuning.hopPx * (size / 160);
  drawShadow(surface, { ...pose, y: y + lifted }, lifted);
  surface.context.globalAlpha = near;
  if (near > 0) sprite?.drawMirrored(surface, frame, pose, lifted);
  surface.context.globalAlpha = 1;
  sprite?.draw(surface, frame, pose, near);
  const sign = signs[guest.side];
  const signSize = Math.max(30, size * 0.46);
  if (sign) surface.context.drawImage(sign, x + size * 0.16, y - size * 1.04, signSize, signSize);
}

function drawRider(stage: LiftStage, guest: Guest, nowMs: number): void {
  const { surface, isMotionReduced } = stage;
  const sprite = stage.guests[guest.monster];
  const part = Math.min(1, getRidePart(guest, nowMs));
  if (guest.judged === 3) {
    const pose = getQueuePose(surface, 0);
    surface.context.globalAlpha = 1 - part;
    sprite?.draw(surface, poseFrames.hit, { ...pose, y: pose.y + part * 20, size: pose.size * (1 - part * 0.2) }, 1);
    surface.context.globalAlpha = 1;
    return;
  }
  const frame = guest.side === 0 ? poseFrames.left : poseFrames.right;
  sprite?.draw(surface, frame, getRidePose(surface, guest, part, isMotionReduced), 1);
}

function drawRing(surface: CanvasSurface, leftMs: number, gapMs: number): void {
  if (leftMs > gapMs * 1.15 || leftMs < -160) return;
  const { context } = surface;
  const { x, y, size } = getQueuePose(surface, 0);
  const open = Math.max(0, leftMs / gapMs);
  context.strokeStyle = leftMs > 0 ? "rgba(243,235,230,.75)" : "#ffb02e";
  context.lineWidth = 2.4;
  strokeCircle(context, x, y - size * 0.46, size * (0.5 + open * 0.42));
  context.strokeStyle = "rgba(243,235,230,.35)";
  context.lineWidth = 1.2;
  strokeCircle(context, x, y - size * 0.46, size * 0.5);
}
