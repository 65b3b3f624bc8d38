import { lipOutline } from "../../rules/make-up-points.ts";
import type { SpotOf } from "../../rules/make-up-patches.ts";

/** Gives a drawn face its lip colour: the one warm thing in the picture. */
export function drawLips(canvas: HTMLCanvasElement, spot: SpotOf, hex: string): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.beginPath();
  for (const index of lipOutline) context.lineTo(...spot(index));
  context.closePath();
  context.fillStyle = hex;
  context.fill();
}
