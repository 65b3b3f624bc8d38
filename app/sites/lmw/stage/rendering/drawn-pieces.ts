import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { Piece } from "./stage-renderer.ts";

/** A canvas of so many units, and its pen, already scaled to units. */
export function createPieceCanvas(
  width: number,
  height: number,
  perUnit: number,
): { piece: Piece; pen: CanvasRenderingContext2D } {
  const pen = createDrawing(Math.ceil(width * perUnit), Math.ceil(height * perUnit));
  const image = pen.canvas;
  pen.scale(perUnit, perUnit);
  return { piece: { image, x: 0, y: 0, w: image.width, h: image.height, perUnit }, pen };
}

/** Light that falls off to all sides, white. */
export function createGlow(): Piece {
  const { piece, pen } = createPieceCanvas(64, 64, 1);
  const light = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
  for (const [at, strength] of [
    [0, 1],
    [0.2, 0.62],
    [0.45, 0.22],
    [0.75, 0.05],
    [1, 0],
  ] as const)
    light.addColorStop(at, `rgb(255 255 255 / ${strength})`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 64, 64);
  return piece;
}

/** A disc, white, that is whole to three quarters of the way and then falls off. */
export function createHalo(): Piece {
  const { piece, pen } = createPieceCanvas(32, 32, 1);
  const light = pen.createRadialGradient(16, 16, 0, 16, 16, 16);
  for (const [at, strength] of [
    [0, 1],
    [0.74, 1],
    [0.88, 0.5],
    [1, 0],
  ] as const)
    light.addColorStop(at, `rgb(255 255 255 / ${strength})`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 32, 32);
  return piece;
}

/** A line of 64 units, soft at its sides. */
export function createLine(): Piece {
  const { piece, pen } = createPieceCanvas(64, 8, 1);
  const light = pen.createLinearGradient(0, 0, 0, 8);
  for (const [at, strength] of [
    [0, 0],
    [0.35, 0.9],
    [0.5, 1],
    [0.65, 0.9],
    [1, 0],
  ] as const)
    light.addColorStop(at, `rgb(255 255 255 / ${strength})`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 64, 8);
  return piece;
}

/** The same with black for white: what is light on the dark glass is ink on paper. */
export function createInk({ image, x, y, w, h, perUnit }: Piece): Piece {
  const { piece, pen } = createPieceCanvas(w, h, 1);
  const copy = (): void => pen.drawImage(image, x, y, w, h, 0, 0, w, h);
  copy();
  pen.globalCompositeOperation = "difference";
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, w, h);
  pen.globalCompositeOperation = "destination-in";
  copy();
  return { ...piece, perUnit };
}

/** Full white, for fills. */
export function createGrain(): Piece {
  const { piece, pen } = createPieceCanvas(4, 4, 1);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, 4, 4);
  return piece;
}
