import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceRatios } from "#contracts/face-reference.ts";
import { type FaceEngine, FaceEngineError } from "#app/kits/face/face-engine-types.ts";
import { readFaces } from "#app/kits/mirror/read-faces.ts";
import { steadyOptions, createSmoother } from "#app/kits/basics/one-euro.ts";
import { collectFrames } from "../rules/collect-frames.ts";
import { type FrameHint, liveLimits } from "../rules/frame-hints.ts";
import { isPerson } from "./person-check.ts";
import { createFrameValidator } from "./validate-frame.ts";
import { noHint, sayNow, steadyHint } from "./steady-hint.ts";

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
  face: FaceDetection;
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
  const silence = watchSilence(blindMs);
  const ended = AbortSignal.any([signal, silence.signal]);

  try {
    for await (const { frame, faces: seen, timeMs } of readFaces({ engine, video, minIntervalMs: frameMs }, ended)) {
      silence.end();
      const faces = smoothFaces(seen, timeMs);
      const hints = validateFrame(frame, faces, isMasked());
      steady = steadyHint(steady, hints[0] ?? null, timeMs);
      const [face] = faces;
      if (face && hints.length === 0) collector.add(face, { widthPx: frame.width, heightPx: frame.height });
      onView({ hint: steady.shown, good: collector.count, needed: collector.needed });
      const ratios = collector.ratios();
      if (face && ratios) {
        if (isMasked() || (await isPerson(engine, frame, face, ended))) return { ratios, frame, face };
        collector.reset();
        steady = sayNow("not-a-person", timeMs);
        onView({ hint: steady.shown, good: 0, needed: collector.needed });
      }
      frame.close();
      silence.begin();
    }
  } finally {
    silence.end();
  }
  signal.throwIfAborted();
  throw new FaceEngineError("the camera shows nothing");

  /** The points calmed, and what was collected forgotten with the face it came from. */
  function smoothFaces(faces: readonly FaceDetection[], atMs: number): readonly FaceDetection[] {
    const [face, ...others] = faces;
    if (!face) {
      if (atMs - lastFaceAtMs > resetMs) collector.reset();
      smoother.reset();
      return faces;
    }
    lastFaceAtMs = atMs;
    return [{ ...face, landmarks: smoother.smooth(face.landmarks, atMs) }, ...others];
  }
}

/** A signal that is aborted when nothing was heard for so long; it counts from now on. */
function watchSilence(longestMs: number) {
  const silent = new AbortController();
  const begin = () => setTimeout(() => silent.abort(), longestMs);
  let timer = begin();
  return {
    signal: silent.signal,
    begin: (): void => void (timer = begin()),
    end: (): void => clearTimeout(timer),
  };
}
