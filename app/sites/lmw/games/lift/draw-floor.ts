import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle } from "../flow/shapes.ts";
import type { GuestPose } from "./guest-pose.ts";

/** What falls out of both lifts onto the place before them; brighter at a stroke of the beat. */
export function drawFloorLight({ context }: CanvasSurface, { x, y, size }: GuestPose, beat: number): void {
  drawFlat(context, { x, y, size }, () => {
    const light = context.createRadialGradient(0, 0, size * 0.1, 0, 0, size * 1.05);
    light.addColorStop(0, `rgba(255,196,128,${0.22 + 0.24 * beat})`);
    light.addColorStop(1, "rgba(255,150,80,0)");
    context.fillStyle = light;
    fillCircle(context, 0, 0, size * 1.05);
  });
}

/** The shadow under a guest: smaller and paler the higher it hops. */
export function drawShadow({ context }: CanvasSurface, { x, y, size }: GuestPose, lifted: number): void {
  const height = Math.min(1, lifted / (size * 0.25));
  drawFlat(context, { x, y, size }, () => {
    const radius = size * (0.42 - 0.08 * height);
    const shade = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
    shade.addColorStop(0, `rgba(0,0,0,${0.72 - 0.3 * height})`);
    shade.addColorStop(1, "rgba(0,0,0,0)");
    context.fillStyle = shade;
    fillCircle(context, 0, 0, radius);
  });
}

/** Draws on the floor, seen from low. */
function drawFlat(context: CanvasRenderingContext2D, { x, y }: GuestPose, draw: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(1, 0.26);
  draw();
  context.restore();
}
