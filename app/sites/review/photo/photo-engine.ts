import { loadOnce } from "#app/kits/basics/load-once.ts";
import { findMarks } from "./load-photo.ts";
import type { Mark } from "./marks.ts";

/** Looks for faces in photos, on this device. */
export interface PhotoEngine {
  /** Every face of a photo; null where no engine runs: then the finger blurs, and the next photo asks again. */
  findMarks(photo: HTMLCanvasElement): Promise<Mark[] | null>;
  signal: AbortSignal;
}

/**
 * Fetches the engine with the first photo; it ends with the signal.
 * @param onLoad how much of it has come, in percent; null once all of it is there
 */
export function createPhotoEngine(onLoad: (percent: number | null) => void, signal: AbortSignal): PhotoEngine {
  const engine = loadOnce(async () => {
    const { startFaceEngine } = await import("#app/kits/face/start-face-engine.ts");
    const onProgress = (loadedBytes: number, totalBytes: number): void => {
      const percent = totalBytes > 0 ? Math.round((loadedBytes / totalBytes) * 100) : 100;
      onLoad(percent < 100 ? percent : null);
    };
    return startFaceEngine({ numFaces: 8, onProgress }, signal);
  });
  return {
    signal,
    findMarks: (photo) =>
      engine
        .get()
        .then((running) => findMarks(running, photo, signal))
        .catch(() => null),
  };
}
