import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { expressionOf, createChangeDetector, minHoldMs } from "./expression.ts";

interface FaceMonitorOptions {
  engine: FaceEngine;
  video: { current: HTMLVideoElement | null };
  signal: AbortSignal;
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

/** Reads frame after frame until it is stopped, and hands on each change of the face with the moment it began. */
export async function monitorFace({
  engine,
  video,
  signal,
  onChange,
  onLag,
  onLost,
}: FaceMonitorOptions): Promise<void> {
  const detector = createChangeDetector();
  let seenMs = performance.now();
  let lastMs = 0;
  let tookMs = 0;
  while (!signal.aborted) {
    const element = video.current;
    if (!element || element.readyState < 2) {
      await nextFrame();
      continue;
    }
    const atMs = Math.max(lastMs + 1, performance.now());
    lastMs = atMs;
    const { frame, faces } = await engine.detectVideo(await createImageBitmap(element), atMs);
    frame.close();
    if (signal.aborted) return;
    const nowMs = performance.now();
    // A change is believed at its second reading; a slow one is not forgotten at once.
    tookMs = Math.max(nowMs - atMs, tookMs * 0.9);
    onLag(Math.min(maxLagMs, 2 * tookMs + minHoldMs));
    const expression = expressionOf(faces[0]?.blendshapes ?? null);
    if (expression) {
      seenMs = nowMs;
      const beganMs = detector.see(expression, atMs);
      if (beganMs !== null) onChange(beganMs);
    } else if (nowMs - seenMs > lostAfterMs) {
      seenMs = Infinity;
      detector.forget();
      onLost();
    }
    await nextFrame();
  }
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
