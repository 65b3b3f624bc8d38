import type { Pixels } from "./pixels.ts";

/** A part of a picture, in its own px. */
export interface Cut {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a video or a picture, at most `maxPx` on the longer side; null when the browser gives none. */
export function takePixels(
  source: CanvasImageSource,
  cut: Cut,
  maxPx: number,
  canvas: HTMLCanvasElement,
): Pixels | null {
  const scale = Math.min(1, maxPx / Math.max(cut.width, cut.height));
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: data as Uint8ClampedArray<ArrayBuffer>, width, height };
}
