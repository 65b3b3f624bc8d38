import type { FaceEngine, VideoDetection } from "../face/face-engine-types.ts";
import { type GrabbedFrame, startFrameGrabber } from "./grab-frames.ts";

export interface FaceReadingOptions {
  video: HTMLVideoElement;
  engine: Pick<FaceEngine, "detectVideo">;
  /** At most one frame in so long; as many as come unless said. */
  minIntervalMs?: number;
}

/**
 * Reads the faces of a video's frames until the signal ends. The engine gets its next frame before this one is handed
 * out: it reads while the taker draws, so the slower of the two sets the pace. One frame is with the engine at a time,
 * and comes back with its own faces. The taker closes the frames it is handed.
 * @throws FaceEngineError when the engine stops answering
 */
export async function* readFaces(
  { video, engine, minIntervalMs = 0 }: FaceReadingOptions,
  signal: AbortSignal,
): AsyncGenerator<VideoDetection, void, void> {
  const leaving = new AbortController();
  const grabber = startFrameGrabber(video, minIntervalMs, AbortSignal.any([signal, leaving.signal]));
  let reading: Promise<VideoDetection> | null = null;
  const read = ({ frame, timeMs }: GrabbedFrame): Promise<VideoDetection> => {
    const answer = engine.detectVideo(frame, timeMs);
    // It may fail while the taker still draws.
    answer.catch(() => {});
    return answer;
  };
  try {
    for (;;) {
      reading ??= read(await grabber.next());
      const detected = await reading;
      const waiting = signal.aborted ? null : grabber.takeWaiting();
      reading = waiting && read(waiting);
      if (signal.aborted) return detected.frame.close();
      yield detected;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    leaving.abort();
    void reading?.then(
      ({ frame }) => frame.close(),
      () => {},
    );
  }
}
