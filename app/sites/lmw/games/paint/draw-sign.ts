import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeCircle } from "../flow/shapes.ts";
import { signHeight, signWidth } from "./mouth.ts";
import type { PaintLayers } from "./paint-layers.ts";
import { board, drawBoardInHalfUnits } from "./sign-board.ts";
import type { SignFace } from "./sign-face.ts";
import { tuning } from "./tuning.ts";

/** A sign that is done, as it hangs below: a small picture of it. */
export interface FinishedSign {
  picture: HTMLCanvasElement;
  points: number;
}

/** Half units of rope at the head of the board's picture, and where the two hang. */
const ropeStrip = 12;

/** The board with its bare lips, and the ropes up to `topY`. In half units. */
export function drawBareSign(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | null,
  face: SignFace,
  topY: number,
): void {
  if (picture) drawRopes(context, picture, topY);
  context.save();
  context.shadowColor = "rgba(0,0,0,.75)";
  context.shadowBlur = 30;
  context.shadowOffsetY = 16;
  drawBoardInHalfUnits(context, picture);
  context.restore();
  context.drawImage(face.bare, 0, 0, signWidth, signHeight);
}

/** The ropes of the picture, drawn on upwards as often as it needs. */
function drawRopes(context: CanvasRenderingContext2D, picture: HTMLImageElement, topY: number): void {
  const strip = (picture.naturalHeight * ropeStrip) / board.height;
  for (let y = board.y - ropeStrip; y > topY - ropeStrip; y -= ropeStrip)
    context.drawImage(
      ...([picture, 0, 0, picture.naturalWidth, strip] as const),
      ...([board.x, y, board.width, ropeStrip + 0.3] as const),
    );
}

/** The paint, wet and thick: its shadow below, the bead of its border, its own light. In half units. */
export function drawPaint(context: CanvasRenderingContext2D, layers: PaintLayers): void {
  const lay = (layer: HTMLCanvasElement, x: number, y: number): void =>
    context.drawImage(layer, x, y, signWidth, signHeight);
  context.globalAlpha = 0.5;
  lay(layers.edge, 1, 2.2);
  context.globalAlpha = 1;
  lay(layers.edge, 0, 0);
  lay(layers.bead, -0.2, -0.3);
  lay(layers.paint, 0.3, 0.5);
  lay(layers.bristles, 0, 0);
}

/** The edge of the brush that keys move. In half units. */
export function drawCursor(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, reach: number): void {
  context.strokeStyle = tuning.ink;
  context.lineWidth = 2.4;
  strokeCircle(context, x, y, reach);
  context.strokeStyle = tuning.paper;
  context.lineWidth = 1;
  context.stroke();
}

const perRow = 5;
const maxFinished = 15;

/** What is done hangs below, as small signs. `fromY`: the lower edge of the large one, in CSS px. */
export function drawFinished(
  { context, width, height }: CanvasSurface,
  finished: readonly FinishedSign[],
  fromY: number,
): void {
  const each = Math.min(96, (width - 48) / perRow);
  const left = (width - each * perRow) / 2 + 4;
  const [w, h] = [each - 8, ((each - 8) * board.height) / board.width];
  for (const [n, { picture, points }] of finished.slice(-maxFinished).entries()) {
    const x = left + (n % perRow) * each;
    const y = fromY + 22 + Math.floor(n / perRow) * (h + 20);
    if (y + h > height) return;
    context.drawImage(picture, x, y, w, h);
    context.fillStyle = "#f3ebe6";
    context.font = "700 12px Archivo, sans-serif";
    context.textAlign = "center";
    context.fillText(String(points), x + w / 2, y + h + 13);
  }
}
