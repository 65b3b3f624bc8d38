import type { BeautySpot } from "./beauty-spot.ts";
import { drawBareSign } from "./draw-sign.ts";
import { firstSquareColumn, type Mouth, squareCells, squaresAcross } from "./mouth.ts";
import { loadPaintArt } from "./paint-art.ts";
import { board } from "./sign-board.ts";
import { createSignFace } from "./sign-face.ts";
import { facePixels } from "./tuning.ts";

/** The sign under the squares, drawn when something was chosen. */
export interface SquaresPicture {
  /** `chosen`: 1 where a square is painted. */
  draw(mouth: Mouth, spot: BeautySpot | null, chosen: Uint8Array): void;
}

const squareUnits = squareCells * 4;

/** The sign in a shade, on a canvas until the signal; it draws itself again when the board has come. */
export function createSquaresPicture(
  context: CanvasRenderingContext2D,
  hex: string,
  signal: AbortSignal,
): SquaresPicture {
  const face = createSignFace(hex);
  let shown: { mouth: Mouth; spot: BeautySpot | null; chosen: Uint8Array } | null = null;
  const art = loadPaintArt(["sign"], takeBoard, signal);

  function takeBoard(): void {
    face.setBoard(art.sign);
    if (shown) draw(shown.mouth, shown.spot, shown.chosen);
  }

  function draw(mouth: Mouth, spot: BeautySpot | null, chosen: Uint8Array): void {
    if (shown?.mouth !== mouth) face.show(mouth, spot);
    shown = { mouth, spot, chosen };
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.save();
    context.scale(facePixels, facePixels);
    context.translate(-board.x, -board.y);
    drawBareSign(context, art.sign, face, board.y);
    for (const [square, isChosen] of chosen.entries()) if (isChosen === 1) layLacquer(square);
    context.restore();
  }

  /** A square cut from the sign under lacquer. */
  function layLacquer(square: number): void {
    const x = firstSquareColumn * 4 + (square % squaresAcross) * squareUnits;
    const y = Math.floor(square / squaresAcross) * squareUnits;
    const side = squareUnits * facePixels;
    context.drawImage(
      ...([face.lacquer, x * facePixels, y * facePixels, side, side] as const),
      ...([x, y, squareUnits, squareUnits] as const),
    );
  }

  return { draw };
}
