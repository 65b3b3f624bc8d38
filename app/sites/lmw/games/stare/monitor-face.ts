import type { VideoDetection } from "#app/kits/face/face-engine-types.ts";
import { expressionOf, createChangeDetector, minHoldMs } from "./expression.ts";

interface FaceEvents {
  /** A face became another one at this moment of `performance`. */
  onChange: (atMs: number) => void;
  /** How far behind the world this device reads: what happened before is known. Told after each reading. */
  onLag: (lagMs: number) => void;
  /** Nobody was seen for a while; told once, until somebody is there again. */
  onLost: () => void;
}

/** Nobody waits longer for a slow device. */
const maxLagMs = 1_500;
const lostAfterMs = 2_500;

/**
 * Hands on each change of the face, with the moment it began, for as long as there are readings. Their frames are closed.
 * @param getNowMs of `performance`
 */
export async function monitorFace(
  readings: AsyncIterable<VideoDetection>,
  { onChange, onLag, onLost }: FaceEvents,
  getNowMs: () => number = () => performance.now(),
): Promise<void> {
  const detector = createChangeDetector();
  let seenMs = getNowMs();
  let tookMs = 0;
  for await (const { frame, faces, timeMs } of readings) {
    frame.close();
    const nowMs = getNowMs();
    // A change is believed at its second reading; a slow one is not forgotten at once.
    tookMs = Math.max(nowMs - timeMs, tookMs * 0.9);
    onLag(Math.min(maxLagMs, 2 * tookMs + minHoldMs));
    const expression = expressionOf(faces[0]?.blendshapes ?? null);
    if (expression) {
      seenMs = nowMs;
      const beganMs = detector.see(expression, timeMs);
      if (beganMs !== null) onChange(beganMs);
    } else if (nowMs - seenMs > lostAfterMs) {
      seenMs = Infinity;
      detector.forget();
      onLost();
    }
  }
}
