import type { Pixels } from "./pixels.ts";

/** A part of a picture, in its own px. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels of a video or a picture, at most `maxPx` on the longer side; null when the browser gives none. */
export function cropPixels(
  source: CanvasImageSource,
  area: PixelArea,
  maxPx: number,
  canvas: HTMLCanvasElement,
): Pixels | null {
  const scale = Math.min(1, maxPx / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: data as Uint8ClampedArray<ArrayBuffer>, width, height };
}
