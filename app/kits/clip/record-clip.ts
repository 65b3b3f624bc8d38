import { createDrawing } from "../basics/canvas.ts";
import {
  clipBitsPerSecond,
  clipFrameCount,
  clipFramesPerSecond,
  type ClipScript,
  type OnFrame,
} from "./clip-script.ts";

const kinds = ["video/mp4;codecs=avc1.640028", "video/mp4", "video/webm;codecs=vp9", "video/webm"] as const;

/** What this browser can record a canvas as; null when it cannot. */
export function recordingKind(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/**
 * Plays a clip once and records it, for browsers without an encoder; it takes as long as the clip. A slow device leaves
 * frames out, never time.
 * @throws the signal's reason, or what the recorder ran into
 */
export async function recordClip(script: ClipScript, onFrame: OnFrame, signal: AbortSignal): Promise<Blob> {
  const kind = recordingKind();
  if (!kind) throw new Error("this browser records no canvas");
  const context = createDrawing(script.widthPx, script.heightPx, { alpha: false });
  script.paint(context, 0);
  const stream = context.canvas.captureStream(clipFramesPerSecond);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: clipBitsPerSecond });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve, reject) => {
    recorder.addEventListener("stop", () => resolve());
    recorder.addEventListener("error", () => reject(new Error("the recorder stopped")));
  });
  // Whoever stops the recorder hears of it below; until then nobody listens.
  ended.catch(() => {});
  try {
    recorder.start();
    await play(script.frameCount ?? clipFrameCount, (frame) => script.paint(context, frame), onFrame, signal);
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await ended;
  return new Blob(parts, { type: kind.replace(/;.*/, "") });
}

/** Paints the frame whose time it is, until the last. */
function play(
  frameCount: number,
  paint: (frame: number) => void,
  onFrame: OnFrame,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  let last = 0;
  return new Promise((resolve, reject) => {
    requestAnimationFrame(function step() {
      if (signal.aborted) return reject(signal.reason as Error);
      const frame = Math.floor(((performance.now() - startedAt) / 1_000) * clipFramesPerSecond);
      if (frame >= frameCount) return resolve();
      if (frame !== last) {
        paint(frame);
        onFrame(frame + 1);
        last = frame;
      }
      requestAnimationFrame(step);
    });
  });
}
