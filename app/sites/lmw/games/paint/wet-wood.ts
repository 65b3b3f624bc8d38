import { createDrawing } from "#app/kits/basics/canvas.ts";
import { mirrorKey } from "./lip-light.ts";
import type { Rgb } from "./rgb.ts";
import { drawBoard, faceHeight, faceWidth } from "./sign-board.ts";

/** How much the grain of the wood still shows in the paint on it. */
const relief = 0.34;

/** The whole board under flat wet paint, as spilt beside the lips: its grain is the board's own, once a round; flat until that has come. */
export function createWetWood(board: HTMLImageElement | null, shade: Rgb): HTMLCanvasElement {
  const context = createDrawing(faceWidth, faceHeight, { willReadFrequently: true });
  if (!board) {
    context.fillStyle = `rgb(${shade.join(" ")})`;
    context.fillRect(0, 0, faceWidth, faceHeight);
    return context.canvas;
  }
  drawBoard(context, board);
  const image = context.getImageData(0, 0, faceWidth, faceHeight);
  const grain = new Float32Array(faceWidth * faceHeight);
  for (let cell = 0; cell < grain.length; cell++) grain[cell] = (image.data[cell * 4 + 1] ?? 0) / 80;
  for (let cell = 0; cell < grain.length; cell++) {
    const x = -relief * ((grain[cell + 2] ?? 0) - (grain[cell - 2] ?? 0));
    const y = -relief * ((grain[cell + faceWidth] ?? 0) - (grain[cell - faceWidth] ?? 0));
    // The board is level: where the lamp stands above it decides what it mirrors.
    const slant = 0.3 - 0.42 * (cell / grain.length) - 0.16 * ((cell % faceWidth) / faceWidth);
    const z = 1 / Math.sqrt(1 + x * x + y * y);
    const mirror = mirrorKey((x - 0.12) * z, (y - slant) * z, z) * 0.55;
    const body = 0.66 + 0.3 * Math.min(1.2, grain[cell] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      const base = (shade[channel] ?? 0) * body;
      image.data[cell * 4 + channel] = base + (255 - base) * mirror;
    }
    image.data[cell * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return context.canvas;
}
