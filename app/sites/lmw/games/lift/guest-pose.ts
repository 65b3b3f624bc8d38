import { tuning } from "./tuning.ts";
import type { Guest } from "./rules.ts";

interface Size {
  width: number;
  height: number;
}

/** Where a guest stands or flies, and how large it is; in CSS px of the canvas. */
export interface GuestPose {
  x: number;
  y: number;
  size: number;
}

/** A place of the queue, `steps` behind the front. */
export function getQueuePose({ width, height }: Size, steps: number): GuestPose {
  const near = 1 - Math.max(0, Math.min(1, steps / tuning.seen));
  const part = near * near;
  return {
    x: width / 2,
    y: height * (tuning.backY + (tuning.frontY - tuning.backY) * part),
    size: Math.min(width, height * 0.7) * tuning.frontSize * (tuning.backSize + (1 - tuning.backSize) * part),
  };
}

/** They stand for most of a beat and hop at its end; whoever wants less motion sees them only come nearer. */
export function getWaitingPose(size: Size, steps: number, beatShare: number, isMotionReduced: boolean): GuestPose {
  if (isMotionReduced) return getQueuePose(size, Math.ceil(steps));
  const whole = Math.floor(steps);
  const pose = getQueuePose(size, whole + Math.min(1, (steps - whole) * 1.6));
  const hop = Math.sin(Math.PI * Math.min(1, Math.max(0, 1 - beatShare * 2))) * tuning.hopPx * (pose.size / 160);
  return { ...pose, y: pose.y - hop };
}

/** From the front into a box and away with it; `part` of the ride, 0 to 1. */
export function getRidePose(size: Size, { side }: Guest, part: number, isMotionReduced: boolean): GuestPose {
  const { width, height } = size;
  const isUp = side === 0;
  const from = getQueuePose(size, 0);
  const to = { x: width * (isUp ? 0.13 : 0.87), y: height * (isUp ? 0.5 : 0.56) };
  const fly = Math.min(1, part * 1.8);
  const exit = Math.max(0, part - 0.56) * 2.3;
  const arc = isMotionReduced ? 0 : Math.sin(fly * Math.PI) * 60;
  return {
    x: from.x + (to.x - from.x) * fly,
    y: from.y + (to.y - from.y) * fly - arc + exit * exit * height * (isUp ? -0.6 : 0.6),
    size: from.size * (1 - fly * 0.45),
  };
}
