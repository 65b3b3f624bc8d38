import type { FaceDetection } from "#contracts/face-detection.ts";
import { isAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { LookRegion } from "./face-drawing.ts";
import type { FaceLight } from "./face-light.ts";
import type { MakeupRenderer } from "./makeup-renderer.ts";
import { createFaceSmoother } from "./face-smoother.ts";

/** What the mirror is told anew before each frame. */
export interface MirrorSettings {
  lookRegions: readonly LookRegion[];
  lamp?: Rgb;
}

/** The part of a face engine that reads a video: the frame comes back with its detection. */
export interface FrameReader {
  detectVideo(frame: ImageBitmap, timeMs: number): Promise<{ frame: ImageBitmap; faces: FaceDetection[] }>;
}

/** What one frame of the mirror showed. */
export interface MirrorDetection {
  /** As the engine read it, for expressions; null while no face is in the picture. */
  detection: FaceDetection | null;
  light: FaceLight | null;
}

/** A frame and the face in it, to be made up at leisure. The bitmap is the taker's to close. */
export interface Still {
  frame: ImageBitmap;
  landmarks: Float32Array;
}

export interface MirrorOptions {
  video: HTMLVideoElement;
  engine: FrameReader;
  renderer: MakeupRenderer;
  getSettings: () => MirrorSettings;
  onDetection: (sight: MirrorDetection) => void;
  /** Takes the next frame with a face, as it is before any make-up; null while none is wanted. */
  getStillTaker?: () => ((still: Still) => void) | null;
  /** The engine stopped answering: the other ways stay open. */
  onFailure: (error: unknown) => void;
}

/** Longer edge of the frames that are read and shown; more costs a phone its frames and shows nothing more. */
const maxEdgePx = 1280;

/**
 * Shows a camera's picture with make-up on it, until the signal ends. Each frame is shown with its own reading, one
 * reading late: a mask from another frame would swim.
 */
export function startMirror(options: MirrorOptions, signal: AbortSignal): void {
  void runMirror(options, signal).catch((error: unknown) => {
    if (!signal.aborted && !isAbort(error)) options.onFailure(error);
  });
}

async function runMirror(options: MirrorOptions, signal: AbortSignal): Promise<void> {
  const { video, engine, renderer, getSettings, onDetection, getStillTaker } = options;
  let face: ReturnType<typeof createFaceSmoother> | null = null;
  let widthPx = 0;
  let lastMs = 0;
  while (!signal.aborted) {
    await nextFrame(video, signal);
    if (video.videoWidth === 0) continue;
    const share = Math.min(1, maxEdgePx / Math.max(video.videoWidth, video.videoHeight));
    const frame = await createImageBitmap(video, {
      resizeWidth: Math.round(video.videoWidth * share),
      resizeHeight: Math.round(video.videoHeight * share),
    });
    lastMs = Math.max(lastMs + 1, performance.now());
    const detected = await engine.detectVideo(frame, lastMs);
    try {
      if (signal.aborted) return;
      if (detected.frame.width !== widthPx) face = null;
      widthPx = detected.frame.width;
      face ??= createFaceSmoother(widthPx);
      const [detection = null] = detected.faces;
      if (!detection) face.reset();
      const faces = detection ? [face.steady(detection.landmarks, lastMs)] : [];
      renderer.render({ frame: detected.frame, widthPx, heightPx: detected.frame.height, faces, ...getSettings() });
      const take = getStillTaker?.() ?? null;
      if (take && faces[0]) take({ frame: await createImageBitmap(detected.frame), landmarks: faces[0] });
      onDetection({ detection, light: detection ? renderer.light : null });
    } finally {
      detected.frame.close();
    }
  }
}

/** Waits for the next picture of the video, so that none is read twice. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbortEvent = (): void => reject(signal.reason as Error);
    if (signal.aborted) return onAbortEvent();
    signal.addEventListener("abort", onAbortEvent, { once: true });
    const done = (): void => {
      signal.removeEventListener("abort", onAbortEvent);
      resolve();
    };
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(done);
    else requestAnimationFrame(done);
  });
}
