import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { isDrawable } from "./lobby-pictures.ts";
import { placeLobby } from "./lobby-place.ts";

/**
 * The lobby at the size of its canvas, drawn once for each size: its sides and head sink into the dark, so that it ends
 * nowhere on a wide or a very tall screen.
 */
export function createLobbyBackdrop(lobby: HTMLImageElement): (surface: CanvasSurface) => void {
  const layer = document.createElement("canvas");
  let drawnFor = "";

  function redraw({ context: { canvas }, width, height }: CanvasSurface): void {
    layer.width = canvas.width;
    layer.height = canvas.height;
    const context = layer.getContext("2d");
    if (!context) return;
    context.scale(canvas.width / width, canvas.height / height);
    const place = placeLobby({ width, height });
    context.drawImage(lobby, place.x, place.y, place.width, place.height);
    context.globalCompositeOperation = "destination-in";
    if (place.x > 0) fade(context, [place.x, 0, place.x + place.width, 0], 0.16, 0.84);
    if (place.y > 0) fade(context, [0, place.y, 0, height], 0.14, 1);
  }

  return (surface) => {
    if (!isDrawable(lobby)) return;
    const { width, height, context } = surface;
    const wanted = `${context.canvas.width}x${context.canvas.height}`;
    if (wanted !== drawnFor) redraw(surface);
    drawnFor = wanted;
    context.drawImage(layer, 0, 0, width, height);
  };
}

/** Keeps what is drawn between two parts of a line, and lets it go towards its ends. */
function fade(
  context: CanvasRenderingContext2D,
  line: readonly [number, number, number, number],
  from: number,
  to: number,
): void {
  const mask = context.createLinearGradient(...line);
  mask.addColorStop(0, "transparent");
  mask.addColorStop(from, "#000");
  mask.addColorStop(to, "#000");
  if (to < 1) mask.addColorStop(1, "transparent");
  context.fillStyle = mask;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
