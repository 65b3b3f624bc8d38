import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceRatios } from "#contracts/face-reference.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-engine-types.ts";
import { steadyOptions, createSmoother } from "#app/kits/basics/one-euro.ts";
import { collectFrames } from "../rules/collect-frames.ts";
import { type FrameHint, liveLimits } from "../rules/frame-hints.ts";
import { createFrameValidator } from "./validate-frame.ts";
import { noHint, steadyHint } from "./steady-hint.ts";

/** At most fifteen pictures a second: more would only warm the phone. */
const frameMs = 1000 / 15;
/** After so long without a face, whoever comes next is somebody else. */
const resetMs = 1_500;
/** A camera that shows nothing for so long is not going to. */
const blindMs = 15_000;

/** What the visitor sees of it, picture by picture. */
export interface LiveView {
  hint: FrameHint | null;
  /** Real good pictures so far. */
  good: number;
  needed: number;
}

/** What twenty-four good pictures make: the median of each proportion, and the last of them with its points. */
export interface LiveFace {
  ratios: FaceRatios;
  frame: ImageBitmap;
  landmarks: Float32Array;
}

interface LiveScanOptions {
  engine: FaceEngine;
  video: HTMLVideoElement;
  isMasked: () => boolean;
  onView: (view: LiveView) => void;
}

/**
 * Reads the camera's pictures until enough good ones are there. A picture and its points stay together: what is kept is
 * the picture that the engine gave back.
 * @throws FaceEngineError when engine or camera fall silent, the signal's reason
 */
export async function scanLiveFace(
  { engine, video, isMasked, onView }: LiveScanOptions,
  signal: AbortSignal,
): Promise<LiveFace> {
  const validateFrame = createFrameValidator(liveLimits);
  const collector = collectFrames();
  const smoother = createSmoother(steadyOptions, Math.max(video.videoWidth, 320));
  let steady = noHint;
  let lastFaceAtMs = -Infinity;
  let lastFrameAtMs = performance.now();

  for (;;) {
    const startedAtMs = performance.now();
    const frame = await captureFrame(video);
    signal.throwIfAborted();
    if (frame) {
      lastFrameAtMs = startedAtMs;
      const reading = await engine.detectVideo(frame, startedAtMs);
      signal.throwIfAborted();
      const faces = smoothFaces(reading.faces);
      const hints = validateFrame(reading.frame, faces, isMasked());
      steady = steadyHint(steady, hints[0] ?? null, startedAtMs);
      const size = { widthPx: reading.frame.width, heightPx: reading.frame.height };
      const [face] = faces;
      if (face && hints.length === 0) collector.add(face, size);
      onView({ hint: steady.shown, good: collector.count, needed: collector.needed });
      const ratios = collector.ratios();
      if (face && ratios) return { ratios, frame: reading.frame, landmarks: face.landmarks };
      reading.frame.close();
    } else if (startedAtMs - lastFrameAtMs > blindMs) throw new FaceEngineError("the camera shows nothing");
    await waitMs(Math.max(4, frameMs - (performance.now() - startedAtMs)), signal);
  }

  /** The points calmed, and what was collected forgotten with the face it came from. */
  function smoothFaces(faces: readonly FaceDetection[]): readonly FaceDetection[] {
    const nowMs = performance.now();
    const [face, ...others] = faces;
    if (!face) {
      if (nowMs - lastFaceAtMs > resetMs) collector.reset();
      smoother.reset();
      return faces;
    }
    lastFaceAtMs = nowMs;
    return [{ ...face, landmarks: smoother.smooth(face.landmarks, nowMs) }, ...others];
  }
}

async function captureFrame(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  if (video.readyState < 2 || video.videoWidth === 0) return null;
  try {
    return await createImageBitmap(video);
  } catch {
    // The picture changed its size under the hand, as when a phone is turned.
    return null;
  }
}
