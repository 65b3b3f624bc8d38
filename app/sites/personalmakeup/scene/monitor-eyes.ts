import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { readFaces } from "#app/kits/mirror/read-faces.ts";
import { intervals } from "../tuning.ts";
import { createClosedEyesDetector } from "../rules/closed-eyes-detector.ts";

interface EyeInput {
  engine: FaceEngine;
  video: HTMLVideoElement;
  signal: AbortSignal;
}

interface EyeEvents {
  /** Both eyes were shut for a second. */
  onClosed: () => void;
  /** Whether there is a face, with each picture. */
  onFace: (hasFace: boolean) => void;
}

/** Looks at the video until the signal is aborted; then the engine stops as well. Pictures are read and closed. */
export async function monitorEyes({ engine, video, signal }: EyeInput, { onClosed, onFace }: EyeEvents): Promise<void> {
  const eyes = createClosedEyesDetector();
  try {
    for await (const { frame, faces, timeMs } of readFaces(
      { engine, video, minIntervalMs: intervals.eyesMs },
      signal,
    )) {
      frame.close();
      onFace(faces.length > 0);
      if (eyes.see(faces, timeMs)) onClosed();
    }
  } finally {
    engine.stop();
  }
}
