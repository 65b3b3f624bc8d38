import { createDrawing } from "#app/kits/basics/canvas.ts";
import { mixHex } from "../games/flow/mix-hex.ts";

interface Position {
  x: number;
  y: number;
}

/** Paint on a surface: what a lipstick leaves, stroke by stroke. */
export interface LipstickPaint {
  /** One piece of a stroke, in px of the surface. */
  stroke(from: Position, to: Position): void;
}

/** Where the grain of the wax lies across a stroke, −1 to 1, and how much lighter (above 0) or darker it is. */
const grains = Array.from({ length: 15 }, (_, i) => {
  const across = (i - 7) / 7.6;
  // A fixed pattern: the same stroke is the same everywhere.
  const light = Math.sin(i * 12.9898) * 0.16 - across * across * 0.1;
  return { across, light, width: 0.05 + 0.05 * Math.abs(Math.sin(i * 4.1)) };
});

/**
 * Paints in one colour. The wet edge, the body and the grain are layers of their own, so that no piece of a stroke shows where it
 * joins the one before. @param reach half the width of a stroke, px
 */
export function createLipstickPaint(
  context: CanvasRenderingContext2D,
  { hex, reach, width, height }: { hex: string; reach: number; width: number; height: number },
): LipstickPaint {
  const [edge, body, grain] = [
    createDrawing(width, height),
    createDrawing(width, height),
    createDrawing(width, height),
  ];
  const deep = mixHex(hex, "#1a0206", 0.36);
  return {
    stroke(from, to) {
      line(edge, from, to, deep, reach * 2.1);
      line(body, from, to, hex, reach * 1.9);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length > 0.5) {
        const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
        for (const { across, light, width: share } of grains) {
          const [shiftX, shiftY] = [acrossX * across * reach * 0.9, acrossY * across * reach * 0.9];
          line(
            grain,
            { x: from.x + shiftX, y: from.y + shiftY },
            { x: to.x + shiftX, y: to.y + shiftY },
            light > 0 ? mixHex(hex, "#ffffff", light * 2.2) : mixHex(hex, "#1a0206", -light * 1.8),
            share * reach,
          );
        }
      }
      context.clearRect(0, 0, width, height);
      context.globalAlpha = 1;
      context.drawImage(edge.canvas, 0, 0);
      context.drawImage(body.canvas, 0, 0);
      context.globalAlpha = 0.5;
      context.drawImage(grain.canvas, 0, 0);
    },
  };
}

function line(context: CanvasRenderingContext2D, from: Position, to: Position, color: string, width: number): void {
  context.lineCap = "round";
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x + 0.01, to.y);
  context.stroke();
}
