import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeLine } from "../flow/shapes.ts";
import { type JarLayout, partsPerUnit } from "./jar-layout.ts";
import type { JarPiece, JarPieces } from "./jar-pieces.ts";
import { brim, jarDepth, jarWidth } from "./solver.ts";

/** What lies behind the lips: the ice, the wall, water, and the brim. `isInDanger`: something lies above it. */
export function drawJarBehind(
  { context }: CanvasSurface,
  layout: JarLayout,
  pieces: JarPieces,
  isInDanger: boolean,
): void {
  const { x, y, scale } = layout;
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  for (const piece of pieces.behind) drawPiece(context, layout, piece);
  const water = context.createLinearGradient(0, y, 0, y + h);
  water.addColorStop(0, "rgba(24,12,44,.22)");
  water.addColorStop(0.4, "rgba(30,12,58,.5)");
  water.addColorStop(1, "rgba(10,4,22,.72)");
  context.fillStyle = water;
  context.fillRect(x, y, w, h);
  const brimY = y + (brim / partsPerUnit) * scale;
  context.strokeStyle = isInDanger ? "#ffb02e" : "rgba(243,235,230,.42)";
  context.lineWidth = isInDanger ? 2.4 : 1.2;
  context.setLineDash(isInDanger ? [] : [5, 6]);
  strokeLine(context, [x, brimY], [x + w, brimY]);
  context.setLineDash([]);
  if (pieces.behind.length > 0) return;
  // Until the pictures have come.
  context.strokeStyle = "rgba(214,196,255,.6)";
  context.lineWidth = 2.4;
  strokeLine(context, [x, y - 8], [x, y + h], [x + w, y + h], [x + w, y - 8]);
}

/** The glass before the lips. */
export function drawJarBefore({ context }: CanvasSurface, layout: JarLayout, pieces: JarPieces): void {
  for (const piece of pieces.before) drawPiece(context, layout, piece);
}

/** A piece at its place beside a corner, which is that of the jar when nothing else is given. */
export function drawPiece(
  context: CanvasRenderingContext2D,
  layout: JarLayout,
  piece: JarPiece,
  { x, y }: { x: number; y: number } = layout,
): void {
  const { scale } = layout;
  context.drawImage(piece.image, x + piece.x * scale, y + piece.y * scale, piece.width * scale, piece.height * scale);
}
