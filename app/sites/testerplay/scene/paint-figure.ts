import { runInTurns } from "#app/kits/basics/time-slicing.ts";
import type { Ground, Stroke } from "../rules/tester-result.ts";
import { boardHeight, type Colours, paintBoardInParts } from "../rules/paint/paint-board.ts";
import { boardWidth } from "./board-width.ts";

/**
 * Paints a finished board onto a canvas of 4:5, in turns, so that the page stays quick. Rejects when the signal ends it, and
 * where there is no canvas to draw on.
 */
export async function paintFigure(
  canvas: HTMLCanvasElement,
  { colours, ...board }: { colours: Colours; ground: Ground; strokes: readonly Stroke[] },
  signal: AbortSignal,
): Promise<void> {
  const width = boardWidth(canvas);
  const height = boardHeight(width);
  const pixels = await runInTurns(paintBoardInParts(width, board, colours), signal);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
}
