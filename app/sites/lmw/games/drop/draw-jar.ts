import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeLine } from "../flow/shapes.ts";
import { type JarLayout, partsPerUnit } from "./jar-layout.ts";
import { brim, jarDepth, jarWidth } from "./solver.ts";

/** Water, brim and glass. `isInDanger`: something lies above the brim. */
export function drawJar({ context }: CanvasSurface, { x, y, scale }: JarLayout, isInDanger: boolean): void {
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  const water = context.createLinearGradient(0, y, 0, y + h);
  water.addColorStop(0, "rgba(24,12,44,.3)");
  water.addColorStop(0.4, "rgba(30,12,58,.66)");
  water.addColorStop(1, "rgba(10,4,22,.92)");
  context.fillStyle = water;
  context.fillRect(x, y, w, h);
  const brimY = y + (brim / partsPerUnit) * scale;
  context.strokeStyle = isInDanger ? "#ffb02e" : "rgba(243,235,230,.42)";
  context.lineWidth = isInDanger ? 2.4 : 1.2;
  context.setLineDash(isInDanger ? [] : [5, 6]);
  strokeLine(context, [x, brimY], [x + w, brimY]);
  context.setLineDash([]);
  context.strokeStyle = "rgba(214,196,255,.6)";
  context.lineWidth = 2.4;
  strokeLine(context, [x, y - 8], [x, y + h], [x + w, y + h], [x + w, y - 8]);
  context.strokeStyle = "rgba(255,255,255,.2)";
  context.lineWidth = 4;
  strokeLine(context, [x + 7, y + h * 0.1], [x + 7, y + h * 0.52]);
}
