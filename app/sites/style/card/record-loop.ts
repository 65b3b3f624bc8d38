import { loopAt, loopMs } from "../rules/loop.ts";
import type { CardArt } from "./card-art.ts";
import { paintCard } from "./paint-card.ts";

const widthPx = 720;
const framesPerSecond = 30;
const kinds = ["video/mp4;codecs=avc1.42E01E", "video/mp4", "video/webm;codecs=vp9", "video/webm"] as const;

/** What this browser can record a canvas as; null when it cannot. */
export function loopKind(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/**
 * Records six seconds of a card whose halves change sides; it takes as long.
 * @param onSecond told how many seconds are left
 * @throws the signal's reason, or what the recorder ran into
 */
export async function recordLoop(
  art: CardArt,
  kind: string,
  onSecond: (leftS: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, widthPx * 1.25];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to record");
  const paint = (sinceMs: number): void => {
    const { split, swaps } = loopAt(sinceMs);
    paintCard(context, art, { left: swaps % 2 === 0 ? "morning" : "night", split });
  };
  paint(0);
  const stream = canvas.captureStream(framesPerSecond);
  const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve, reject) => {
    recorder.addEventListener("stop", () => resolve());
    recorder.addEventListener("error", () => reject(new Error("the recorder stopped")));
  });
  try {
    recorder.start();
    await play(paint, onSecond, signal);
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await ended;
  return new Blob(parts, { type: kind.replace(/;.*/, "") });
}

/** Paints frame after frame until the video has run once. */
function play(paint: (sinceMs: number) => void, onSecond: (leftS: number) => void, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  let lastLeft = 0;
  return new Promise((resolve, reject) => {
    requestAnimationFrame(function frame() {
      if (signal.aborted) return reject(signal.reason as Error);
      const sinceMs = performance.now() - startedAt;
      if (sinceMs >= loopMs) return resolve();
      paint(sinceMs);
      const left = Math.ceil((loopMs - sinceMs) / 1_000);
      if (left !== lastLeft) onSecond((lastLeft = left));
      requestAnimationFrame(frame);
    });
  });
}
