import { blink, blinkEveryMs, lid, restGaze, saccadeMs, wakeMs } from "../tuning.ts";

/** How the eye stands. Gaze as tangents (x right, y up), lids as radians above the line of sight. */
export interface Pose {
  gazeX: number;
  gazeY: number;
  upper: number;
  lower: number;
}

/** The life of one eye. All times are those of one clock, in milliseconds. */
export interface EyeAnimator {
  /** Looks somewhere, in tangents; null: past the visitor. */
  look(at: { x: number; y: number } | null): void;
  /** One more blink. Those that come too fast wait for their turn. */
  blink(): void;
  /** Where everything is at `nowMs`, and whether something still moves. Time only goes on. */
  pose(nowMs: number): Pose & { isStill: boolean };
}

/** How it stands when nothing may move: awake, lid half down, past the visitor. */
export const stillPose: Pose = poseOf(restGaze.x, restGaze.y, 0);

/** An eye that wakes at `bornMs`. */
export function createEyeAnimator(startMs: number): EyeAnimator {
  let [gazeX, gazeY] = [restGaze.x, restGaze.y];
  let target = restGaze;
  let lastMs = startMs;
  let waiting = 0;
  let blinkAtMs = Number.NEGATIVE_INFINITY;

  return {
    look(at) {
      target = at ?? restGaze;
    },
    blink() {
      waiting += 1;
    },
    pose(nowMs) {
      const share = 1 - Math.exp(-(nowMs - lastMs) / saccadeMs);
      lastMs = nowMs;
      gazeX += (target.x - gazeX) * share;
      gazeY += (target.y - gazeY) * share;
      const isAwake = nowMs - startMs >= wakeMs;
      if (isAwake && waiting > 0 && nowMs - blinkAtMs >= blinkEveryMs) {
        waiting -= 1;
        blinkAtMs = nowMs;
      }
      const blinked = blinkAmount(nowMs - blinkAtMs);
      const asleep = 1 - easeInOut(Math.min(1, (nowMs - startMs) / wakeMs));
      const away = Math.abs(target.x - gazeX) + Math.abs(target.y - gazeY);
      const isStill = isAwake && blinked === 0 && waiting === 0 && away < 0.004;
      return { ...poseOf(gazeX, gazeY, Math.max(blinked, asleep)), isStill };
    },
  };
}

/** `shut` from 0 (as it rests) to 1. The upper lid goes along when the eye looks down. */
function poseOf(gazeX: number, gazeY: number, shut: number): Pose {
  const rest = lid.restDeg + gazeY * 22;
  const upper = rest + (lid.shutDeg - rest) * shut;
  return { gazeX, gazeY, upper: toRadians(upper), lower: toRadians(lid.lowerDeg + 5 * shut) };
}

/** How far a blink has shut the eye, so many milliseconds after it began. */
function blinkAmount(sinceMs: number): number {
  if (sinceMs < blink.shutMs) return 1 - (1 - sinceMs / blink.shutMs) ** 2;
  const opening = (sinceMs - blink.shutMs - blink.heldMs) / blink.openMs;
  if (opening <= 0) return 1;
  return opening >= 1 ? 0 : (1 - opening) ** 2.4;
}

/** Slow, fast, slow: liquid. */
function easeInOut(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
