import type { Crop } from "./crop-face.ts";

const widthPx = 14;

/** The border between bare and worn: a stroke of the shade, wet, with its light on the left and its shadow on the right. */
export function paintBorder(context: CanvasRenderingContext2D, picture: Crop, split: number, hex: string): void {
  const x = picture.x + picture.width * split - widthPx / 2;
  context.save();
  context.shadowColor = "rgb(5 3 4 / 0.55)";
  context.shadowBlur = 22;
  context.shadowOffsetX = 8;
  context.fillStyle = hex;
  context.fillRect(x, picture.y, widthPx, picture.height);
  context.restore();
  const light = context.createLinearGradient(x, 0, x + widthPx, 0);
  light.addColorStop(0, "rgb(5 3 4 / 0.35)");
  light.addColorStop(0.22, "rgb(255 255 255 / 0.1)");
  light.addColorStop(0.36, "rgb(255 255 255 / 0.85)");
  light.addColorStop(0.5, "rgb(255 255 255 / 0.1)");
  light.addColorStop(1, "rgb(5 3 4 / 0.45)");
  context.fillStyle = light;
  context.fillRect(x, picture.y, widthPx, picture.height);
}
