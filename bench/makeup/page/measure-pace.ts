import { elementAt } from "#app/kits/basics/element-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine, VideoDetection } from "#app/kits/face/face-engine-types.ts";
import { startFrameGrabber } from "#app/kits/mirror/grab-frames.ts";
import { readFaces } from "#app/kits/mirror/read-faces.ts";
import type { Clip } from "./clip.ts";
import type { TimedPainter } from "./run-frames.ts";

/** Milliseconds from one drawn frame to the next, as a median. */
export interface Pace {
  /** Each frame is copied, read and drawn before the next one is touched. */
  serialMs: number;
  /** As the mirror does it: the engine reads the next frame while this one is drawn. */
  overlappedMs: number;
}

/** Shows so many frames of a camera both ways, with an engine that takes `detectMs` and leaves the page alone meanwhile. */
export async function measurePace(painter: TimedPainter, clip: Clip, detectMs: number, count: number): Promise<Pace> {
  const { video } = clip;
  const { landmarks } = elementAt(clip.frames, 0);
  const face: FaceDetection = { landmarks, blendshapes: null, matrix: null };
  const engine: Pick<FaceEngine, "detectVideo"> = {
    async detectVideo(frame, timeMs) {
      await new Promise((resolve) => setTimeout(resolve, detectMs));
      return { frame, timeMs, faces: [face] };
    },
  };
  const stopPlaying = playFrames(clip);
  const serialMs = await paceOf(readSerially(video, engine), painter, count);
  const overlappedMs = await paceOf(readFaces({ video, engine }, new AbortController().signal), painter, count);
  stopPlaying();
  return { serialMs, overlappedMs };
}

async function paceOf(
  detections: AsyncIterable<VideoDetection>,
  painter: TimedPainter,
  count: number,
): Promise<number> {
  const gapsMs: number[] = [];
  let lastMs = performance.now();
  for await (const { frame, faces } of detections) {
    painter.paint(frame, elementAt(faces, 0).landmarks);
    painter.settle();
    frame.close();
    const nowMs = performance.now();
    gapsMs.push(nowMs - lastMs);
    lastMs = nowMs;
    if (gapsMs.length > count) break;
  }
  return elementAt(
    gapsMs.slice(1).toSorted((a, b) => a - b),
    count >> 1,
  );
}

/** The mirror of before: nothing is read while a frame is drawn. */
async function* readSerially(
  video: HTMLVideoElement,
  engine: Pick<FaceEngine, "detectVideo">,
): AsyncGenerator<VideoDetection, void, void> {
  for (;;) {
    const leaving = new AbortController();
    const { frame, timeMs } = await startFrameGrabber(video, 0, leaving.signal).next();
    leaving.abort();
    yield await engine.detectVideo(frame, timeMs);
  }
}

/** Makes the clip's stream bring a new picture with each frame of the screen, as a camera does. Returns its end. */
function playFrames({ video, frames, widthPx, heightPx }: Clip): () => void {
  const canvas = document.createElement("canvas");
  // Of the clip, not of the video: that has no size yet, when the stream of the round before was just given back to it.
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const context = canvas.getContext("2d")!;
  const still = video.srcObject;
  context.drawImage(elementAt(frames, 0).frame, 0, 0);
  video.srcObject = canvas.captureStream();
  void video.play();
  let request = requestAnimationFrame(function show() {
    // One pixel is enough to be another picture.
    context.fillStyle = `rgb(${Math.floor(performance.now()) % 255}, 0, 0)`;
    context.fillRect(0, 0, 1, 1);
    request = requestAnimationFrame(show);
  });
  return () => {
    cancelAnimationFrame(request);
    video.srcObject = still;
  };
}
