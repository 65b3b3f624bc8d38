import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeLine } from "../flow/shapes.ts";
import { drawWater, type Water } from "./draw-water.ts";
import { type JarLayout, partsPerUnit } from "./jar-layout.ts";
import type { JarPiece, JarPieces } from "./jar-pieces.ts";
import { jarDepth, jarWidth } from "./solver.ts";

/** What lies behind the lips: the ice, the wall, and the water with its brim. */
export function drawJarBehind(surface: CanvasSurface, layout: JarLayout, pieces: JarPieces, water: Water): void {
  const { context } = surface;
  const { x, y, scale } = layout;
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  for (const piece of pieces.behind) drawPiece(context, layout, piece);
  drawWater(surface, layout, water);
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
