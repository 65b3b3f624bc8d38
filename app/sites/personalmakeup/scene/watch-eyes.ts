import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { pulse } from "../feel.ts";
import { watchEyes } from "../rules/closed-eyes.ts";

interface Watched {
  engine: FaceEngine;
  video: HTMLVideoElement;
  signal: AbortSignal;
}

interface EyesTold {
  /** Both eyes were shut for a second. */
  onShut: () => void;
  /** Whether there is a face, with each picture. */
  onFace: (hasFace: boolean) => void;
}

/** Looks at the video until the signal is aborted; then the engine stops as well. Pictures are read and closed. */
export async function watchEyesOf({ engine, video, signal }: Watched, { onShut, onFace }: EyesTold): Promise<void> {
  const eyes = watchEyes();
  try {
    while (!signal.aborted) {
      const begunMs = performance.now();
      if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
        const { frame, faces, timeMs } = await engine.detectVideo(await createImageBitmap(video), begunMs);
        frame.close();
        if (signal.aborted) return;
        onFace(faces.length > 0);
        if (eyes.see(faces, timeMs)) onShut();
      }
      await new Promise((next) => setTimeout(next, Math.max(0, pulse.eyesMs - (performance.now() - begunMs))));
    }
  } finally {
    engine.stop();
  }
}
