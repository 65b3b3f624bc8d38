import { fillCircle } from "../flow/shapes.ts";
import { frameOfLip, lipSheet, type SheetFrame } from "./jar-pictures.ts";
import { radii } from "./solver.ts";
import { tuning } from "./tuning.ts";

/** Sprites are as sharp as a canvas is at most. */
export const pixelRatio = 2;
/** Around the circle of a lip, for the shadow it throws: half of a sprite, in radii. */
export const spriteReach = 1.16;

/** Eleven lips as pictures with their shadow, `radius * spriteReach * scale` px from the middle to the edge, cut once for a size of the jar. */
export function cutLips(sheet: HTMLImageElement | null, scale: number): HTMLCanvasElement[] {
  return radii.map((radius, size) => {
    const r = Math.max(4, radius * scale * pixelRatio);
    return createPiece(r * 2 * spriteReach, r * 2 * spriteReach, (context, side) => {
      context.shadowColor = "rgba(8,2,20,.62)";
      context.shadowBlur = r * 0.11;
      context.shadowOffsetY = r * 0.05;
      context.fillStyle = tuning.shades[size] ?? "#ae0d29";
      fillCircle(context, side / 2, side / 2, r * 0.97);
      context.shadowColor = "transparent";
      if (sheet) drawFrame(context, sheet, frameOfLip(size), side / 2, r * lipSheet.edge);
    });
  });
}

/** A canvas of its own, painted once. */
export function createPiece(
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext("2d");
  if (context) {
    context.imageSmoothingQuality = "high";
    paint(context, canvas.width, canvas.height);
  }
  return canvas;
}

function drawFrame(
  context: CanvasRenderingContext2D,
  sheet: HTMLImageElement,
  { x, y, w, h }: SheetFrame,
  middle: number,
  half: number,
): void {
  context.drawImage(sheet, x, y, w, h, middle - half, middle - half, half * 2, half * 2);
}
