import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { drawShadow } from "./draw-floor.ts";
import { staySign } from "./floor-sign.ts";
import { getHop, getQueuePose, getRidePose, getStayPose, getWaitingPose, type GuestPose } from "./guest-pose.ts";
import { type GuestSprite, poseFrames } from "./guest-sprites.ts";
import { getRidePart } from "./lift-cycle.ts";
import type { Guest } from "./rules.ts";
import { tuning } from "./tuning.ts";

/** What guests are drawn with. */
export interface GuestStage {
  surface: CanvasSurface;
  isMotionReduced: boolean;
  guests: readonly GuestSprite[];
  signs: readonly HTMLCanvasElement[];
}

/** A guest who has been judged, and in which box it goes. */
export interface Rider {
  guest: Guest;
  box: number;
}

/** A guest of the queue, so many steps behind the front, with its sign. */
export function drawWaiting(stage: GuestStage, guest: Guest, steps: number, beatShare: number): void {
  const { surface, isMotionReduced } = stage;
  const pose = getWaitingPose(surface, steps, beatShare, isMotionReduced);
  const { y, size } = pose;
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
  drawSign(surface, stage.signs[guest.stays ? staySign : guest.side], pose);
}

/** Over a guest: up, down, or that it stays. */
export function drawSign(
  { context }: CanvasSurface,
  sign: HTMLCanvasElement | undefined,
  { x, y, size }: GuestPose,
): void {
  const signSize = Math.max(30, size * 0.46);
  if (sign) context.drawImage(sign, x + size * 0.16, y - size * 1.04, signSize, signSize);
}

/** A guest on its way into a box, out of it again, or out of the way. */
export function drawRider(stage: GuestStage, { guest, box }: Rider, nowMs: number): void {
  const { surface, isMotionReduced } = stage;
  const sprite = stage.guests[guest.monster];
  const part = Math.min(1, getRidePart(guest, nowMs));
  // Whoever stays steps out of the way of the monster that leads the next ones.
  const toward = guest.stays ? 1 - box : box;
  const frame = toward === 0 ? poseFrames.left : poseFrames.right;
  if (guest.judged === 3) {
    const pose = getQueuePose(surface, 0);
    surface.context.globalAlpha = 1 - part;
    sprite?.draw(surface, poseFrames.hit, { ...pose, y: pose.y + part * 20, size: pose.size * (1 - part * 0.2) }, 1);
    surface.context.globalAlpha = 1;
  } else if (guest.stays) {
    const pose = getStayPose(surface, toward, part, isMotionReduced);
    surface.context.globalAlpha = 1 - part * part;
    sprite?.draw(surface, frame, pose, 1);
    drawSign(surface, stage.signs[staySign], pose);
    surface.context.globalAlpha = 1;
  } else {
    const ride = { side: guest.side, box };
    sprite?.draw(surface, frame, getRidePose(surface, ride, part, isMotionReduced), 1);
  }
}

/** Whether a guest has passed the gate of its box. */
export const isInside = ({ judged, judgedMs, stays }: Guest, nowMs: number): boolean =>
  judged !== 3 && !stays && (nowMs - judgedMs) / tuning.rideMs > tuning.insideAt * 0.86;
