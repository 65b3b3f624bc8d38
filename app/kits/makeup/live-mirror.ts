import type { FaceReading } from "#contracts/face-reading.ts";
import { isAbort } from "../basics/abort.ts";
import type { Rgb } from "../basics/srgb.ts";
import type { Dressing } from "./face-drawing.ts";
import type { FaceLight } from "./face-light.ts";
import type { MakeupRenderer } from "./makeup-renderer.ts";
import { makeSteadyFace } from "./steady-face.ts";

/** What the mirror is told anew before each frame. */
export interface MirrorWish {
  dressings: readonly Dressing[];
  lamp?: Rgb;
}

/** The part of a face engine that reads a film: the frame comes back with its reading. */
export interface FrameReader {
  detectVideo(frame: ImageBitmap, timeMs: number): Promise<{ frame: ImageBitmap; faces: FaceReading[] }>;
}

/** What one frame of the mirror showed. */
export interface MirrorSight {
  /** As the engine read it, for expressions; null while no face is in the picture. */
  reading: FaceReading | null;
  light: FaceLight | null;
}

/** A frame and the face in it, to be made up at leisure. The bitmap is the taker's to close. */
export interface Still {
  frame: ImageBitmap;
  landmarks: Float32Array;
}

export interface MirrorParts {
  video: HTMLVideoElement;
  engine: FrameReader;
  renderer: MakeupRenderer;
  wish: () => MirrorWish;
  onSight: (sight: MirrorSight) => void;
  /** Takes the next frame with a face, as it is before any make-up; null while none is wanted. */
  wantedStill?: () => ((still: Still) => void) | null;
  /** The engine stopped answering: the other ways stay open. */
  onFailure: (error: unknown) => void;
}

/** Longer edge of the frames that are read and shown; more costs a phone its frames and shows nothing more. */
const longestPx = 1280;

/**
 * Shows a camera's picture with make-up on it, until the signal ends. Each frame is shown with its own reading, one
 * reading late: a mask from another frame would swim.
 */
export function startMirror(parts: MirrorParts, signal: AbortSignal): void {
  void mirror(parts, signal).catch((error: unknown) => {
    if (!signal.aborted && !isAbort(error)) parts.onFailure(error);
  });
}

async function mirror(parts: MirrorParts, signal: AbortSignal): Promise<void> {
  const { video, engine, renderer, wish, onSight, wantedStill } = parts;
  let face: ReturnType<typeof makeSteadyFace> | null = null;
  let widthPx = 0;
  let lastMs = 0;
  while (!signal.aborted) {
    await nextFrame(video, signal);
    if (video.videoWidth === 0) continue;
    const share = Math.min(1, longestPx / Math.max(video.videoWidth, video.videoHeight));
    const frame = await createImageBitmap(video, {
      resizeWidth: Math.round(video.videoWidth * share),
      resizeHeight: Math.round(video.videoHeight * share),
    });
    lastMs = Math.max(lastMs + 1, performance.now());
    const seen = await engine.detectVideo(frame, lastMs);
    try {
      if (signal.aborted) return;
      if (seen.frame.width !== widthPx) face = null;
      widthPx = seen.frame.width;
      face ??= makeSteadyFace(widthPx);
      const [reading = null] = seen.faces;
      if (!reading) face.reset();
      const faces = reading ? [face.steady(reading.landmarks, lastMs)] : [];
      renderer.render({ frame: seen.frame, widthPx, heightPx: seen.frame.height, faces, ...wish() });
      const take = wantedStill?.() ?? null;
      if (take && faces[0]) take({ frame: await createImageBitmap(seen.frame), landmarks: faces[0] });
      onSight({ reading, light: reading ? renderer.light : null });
    } finally {
      seen.frame.close();
    }
  }
}

/** Waits for the next picture of the film, so that none is read twice. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) return leave();
    signal.addEventListener("abort", leave, { once: true });
    const done = (): void => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(done);
    else requestAnimationFrame(done);
  });
}
