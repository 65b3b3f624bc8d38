import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
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
    while (!signal.aborted) {
      const startedMs = performance.now();
      if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const { frame, faces, timeMs } = await engine.detectVideo(await createImageBitmap(video), startedMs);
        frame.close();
        if (signal.aborted) return;
        onFace(faces.length > 0);
        if (eyes.see(faces, timeMs)) onClosed();
      }
      await new Promise((next) => setTimeout(next, Math.max(0, intervals.eyesMs - (performance.now() - startedMs))));
    }
  } finally {
    engine.stop();
  }
}
