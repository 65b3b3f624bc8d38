import type { Crop, FacePicture } from "./crop-face.ts";

/** Where a picture ends inside its portrait it melts into the dark, over this part of the portrait. */
const fadeShare = 0.2;

/** The visitor's picture in its true colours, the crop over the whole canvas. It is drawn here and goes nowhere else. */
export function drawFacePicture(
  canvas: HTMLCanvasElement,
  { bitmap }: FacePicture,
  crop: Crop,
): CanvasRenderingContext2D | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const scale = canvas.width / crop.width;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const [left, top] = [-crop.x * scale, -crop.y * scale];
  const [right, bottom] = [left + bitmap.width * scale, top + bitmap.height * scale];
  context.drawImage(bitmap, left, top, right - left, bottom - top);
  const { width, height } = canvas;
  if (left > 0) fadeEdge(context, [left, 0], [left + width * fadeShare, 0]);
  if (right < width) fadeEdge(context, [right, 0], [right - width * fadeShare, 0]);
  if (top > 0) fadeEdge(context, [0, top], [0, top + width * fadeShare]);
  if (bottom < height) fadeEdge(context, [0, bottom], [0, bottom - width * fadeShare]);
  return context;
}

/** Takes the picture away at an edge and leaves it whole at `to`. */
function fadeEdge(context: CanvasRenderingContext2D, edge: [number, number], to: [number, number]): void {
  const fade = context.createLinearGradient(...edge, ...to);
  fade.addColorStop(0, "rgb(0 0 0 / 1)");
  fade.addColorStop(1, "rgb(0 0 0 / 0)");
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.fillStyle = fade;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

/** A canvas as fine as the screen shows it, at most 1080 px wide. Its width in CSS px is what it has on the page. */
export function sizeCanvas(canvas: HTMLCanvasElement, ratio: number): void {
  canvas.width = Math.min(1080, Math.round((canvas.clientWidth || 390) * Math.min(2, devicePixelRatio)));
  canvas.height = Math.round(canvas.width / ratio);
}
