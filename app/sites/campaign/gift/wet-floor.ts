import { createDrawing } from "#app/kits/basics/canvas.ts";
import { ink, linear, type Pen, pictureHeight, pictureWidth } from "./brushes.ts";

const stripHeight = 1.5;

/**
 * Lays a wet floor: what stands above `floorY` lies in it upside down, in strips that do not quite meet, and sinks into ink.
 * @param strength how much of it one sees, from 0 to 1
 */
export function paintWetFloor(pen: Pen, floorY: number, strength: number): void {
  const { canvas } = pen;
  const scale = canvas.width / pictureWidth;
  // A copy: a canvas that is drawn onto itself is copied anew for every strip.
  const above = createDrawing(canvas.width, Math.ceil(floorY * scale));
  above.drawImage(canvas, 0, 0);
  pen.fillStyle = ink;
  pen.fillRect(0, floorY, pictureWidth, pictureHeight - floorY);
  pen.save();
  for (let depth = 0; floorY + depth < pictureHeight && floorY - depth > stripHeight; depth += stripHeight) {
    // Nearer water moves more.
    const sway = Math.sin(depth * 0.19) * (0.5 + depth * 0.018) + Math.sin(depth * 0.071) * 1.6;
    pen.globalAlpha = strength * Math.max(0, 1 - depth / 250);
    const sourceY = (floorY - depth - stripHeight) * scale;
    pen.drawImage(
      above.canvas,
      ...([0, sourceY, canvas.width, stripHeight * scale] as const),
      ...([sway, floorY + depth, pictureWidth, stripHeight] as const),
    );
  }
  pen.restore();
  pen.fillStyle = linear(
    pen,
    [0, floorY, 0, floorY + 5],
    [
      [0, "rgb(0 0 0 / 0.7)"],
      [1, "rgb(0 0 0 / 0)"],
    ],
  );
  pen.fillRect(0, floorY, pictureWidth, 5);
}
