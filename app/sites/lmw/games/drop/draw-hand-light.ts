import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { type JarLayout, partsPerUnit } from "./jar-layout.ts";
import { jarDepth, jarWidth } from "./solver.ts";
import { tuning } from "./tuning.ts";

/** The jar lit from above while the monster's hand is in it; it goes out with the time that is left. */
export function drawHandLight({ context }: CanvasSurface, { x, y, scale }: JarLayout, leftMs: number): void {
  if (leftMs <= 0) return;
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  const light = context.createRadialGradient(x + w / 2, y, 0, x + w / 2, y, h);
  const strength = tuning.handLight * Math.min(1, leftMs / tuning.handMs);
  light.addColorStop(0, `rgba(255,226,236,${strength})`);
  light.addColorStop(1, "rgba(255,140,180,0)");
  context.save();
  context.globalCompositeOperation = "lighter";
  context.fillStyle = light;
  context.fillRect(x, y, w, h);
  context.restore();
}
