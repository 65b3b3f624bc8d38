import { liftX, placeLobby, placePoint } from "./lobby-place.ts";
import { tuning } from "./tuning.ts";

interface Size {
  width: number;
  height: number;
}

/** Where a guest stands or flies, and how large it is; in CSS px of the canvas. */
export interface GuestPose {
  x: number;
  /** Where its feet are. */
  y: number;
  size: number;
}

/** A place of the queue, `steps` behind the front: down the stair, then over the floor. */
export function getQueuePose(canvas: Size, steps: number): GuestPose {
  const lobby = placeLobby(canvas);
  const near = 1 - Math.max(0, Math.min(1, steps / tuning.seen));
  const part = near * (0.4 + 0.6 * near);
  return {
    x: canvas.width / 2,
    y: lobby.y + lobby.height * (tuning.backY + (tuning.frontY - tuning.backY) * part),
    size: lobby.height * tuning.frontSize * (tuning.backSize + (1 - tuning.backSize) * part),
  };
}

/** They stand for most of a beat and hop at its end; whoever wants less motion sees them only come nearer. */
export function getWaitingPose(size: Size, steps: number, beatShare: number, isMotionReduced: boolean): GuestPose {
  if (isMotionReduced) return getQueuePose(size, Math.ceil(steps));
  const whole = Math.floor(steps);
  const pose = getQueuePose(size, whole + Math.min(1, (steps - whole) * 1.6));
  return { ...pose, y: pose.y - getHop(beatShare) * tuning.hopPx * (pose.size / 160) };
}

/** How high the queue hops, 0 to 1. */
export const getHop = (beatShare: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, 1 - beatShare * 2)));

/** A ride: which way the guest goes (0 up, 1 down) and in which box (0 left, 1 right). */
export interface Ride {
  side: number;
  box: number;
}

/** From the front into a lift and away with its cabin; `part` of the ride, 0 to 1. */
export function getRidePose(canvas: Size, { side, box }: Ride, part: number, isMotionReduced: boolean): GuestPose {
  const lobby = placeLobby(canvas);
  const from = getQueuePose(canvas, 0);
  const inside = placePoint(lobby, liftX(box), 0, -0.35);
  const fly = Math.min(1, part / tuning.insideAt);
  const away = Math.max(0, (part - tuning.shutAt) / (1 - tuning.shutAt));
  const travelled = away * away * (3 - 2 * away) * getTravel(lobby.height);
  const arc = isMotionReduced ? 0 : Math.sin(fly * Math.PI) * 46;
  return {
    x: from.x + (inside.x - from.x) * fly,
    y: from.y + (inside.y - from.y) * fly - arc + travelled * (side === 0 ? -1 : 1),
    size: from.size * (1 - fly * 0.42),
  };
}

/** Whoever stays steps aside for the next one, to the left or to the right; or stands where it is and fades. */
export function getStayPose(canvas: Size, box: number, part: number, isMotionReduced: boolean): GuestPose {
  const from = getQueuePose(canvas, 0);
  const stepped = isMotionReduced ? 0 : part * (2 - part);
  return {
    ...from,
    x: from.x + stepped * from.size * (box === 0 ? -0.9 : 0.9),
    y: from.y + stepped * from.size * 0.08,
  };
}

/** Where the monster that leads stands: beside the front, before the box in which the next guest goes. */
export function getGuidePose(canvas: Size, box: number): GuestPose {
  const { x, y, size } = getQueuePose(canvas, 0);
  return { x: x + size * (box === 0 ? -0.74 : 0.74), y: y + size * 0.1, size: size * 0.82 };
}

/** How far a cabin goes until the next one stands in its place, in a lobby of this height. */
export const getTravel = (lobbyHeight: number): number => lobbyHeight * 0.318 * tuning.pitch;
