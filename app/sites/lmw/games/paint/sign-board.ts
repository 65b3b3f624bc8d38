import { signHeight, signWidth } from "./mouth.ts";
import { facePixels, tuning } from "./tuning.ts";

/** The face of a sign, in its own px. */
export const faceWidth = signWidth * facePixels;
export const faceHeight = signHeight * facePixels;

/** Where the picture of the board lies about the sign, in half units: with frame, rings and the ends of its ropes. */
export const board = { x: -12, y: -36, width: 384, height: 294 } as const;

/** The rendered board in px of the face; until it comes, plain wood. */
export function drawBoard(context: CanvasRenderingContext2D, picture: HTMLImageElement | null): void {
  context.save();
  context.scale(facePixels, facePixels);
  drawBoardInHalfUnits(context, picture);
  context.restore();
}

/** The same, where a half unit is a unit of the canvas. */
export function drawBoardInHalfUnits(context: CanvasRenderingContext2D, picture: HTMLImageElement | null): void {
  if (picture) {
    context.drawImage(picture, board.x, board.y, board.width, board.height);
    return;
  }
  context.fillStyle = tuning.wood;
  context.fillRect(0, 0, signWidth, signHeight);
}
