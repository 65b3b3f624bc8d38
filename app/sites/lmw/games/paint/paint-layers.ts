import { createDrawing } from "#app/kits/basics/canvas.ts";
import { mixHex } from "../flow/mix-hex.ts";
import { strokeLine } from "../flow/shapes.ts";
import { signHeight, signWidth } from "./mouth.ts";
import { tuning } from "./tuning.ts";

interface Position {
  x: number;
  y: number;
}

/** The paint on the sign, in half units. */
export interface PaintLayers {
  paint: HTMLCanvasElement;
  /** On a layer of their own, so that no later stroke wipes them from the one before. */
  bristles: HTMLCanvasElement;
  /** A stroke from one place to another, inside `clip` where there is one. */
  stroke(from: Position, to: Position, clip: Path2D | null): void;
  clear(): void;
}

/** Paint is kept at this many px for a half unit. */
const pixelsPerUnit = 3;

/** Bare layers for a colour and a brush of a half width. */
export function createPaintLayers(hex: string, reach: number): PaintLayers {
  const paint = createLayer();
  const bristles = createLayer();
  const layers = [paint, bristles];
  paint.lineCap = "round";
  bristles.globalAlpha = 0.2;
  return {
    paint: paint.canvas,
    bristles: bristles.canvas,
    stroke(from, to, clip) {
      for (const layer of layers) {
        layer.save();
        layer.scale(pixelsPerUnit, pixelsPerUnit);
        if (clip) layer.clip(clip, "evenodd");
      }
      strokeBeside(paint, from, to, 0, reach * 2, hex);
      const isDot = from.x === to.x && from.y === to.y;
      for (const { off, light } of isDot ? [] : tuning.bristles)
        strokeBeside(bristles, from, to, off * reach, reach * 0.17, bristleHex(hex, light));
      for (const layer of layers) layer.restore();
    },
    clear() {
      for (const layer of layers) layer.clearRect(0, 0, layer.canvas.width, layer.canvas.height);
    },
  };
}

const bristleHex = (hex: string, light: number): string =>
  light > 0 ? mixHex(hex, "#ffffff", light * 1.5) : mixHex(hex, "#050304", -light * 1.4);

/** A line beside the way from one place to another. */
function strokeBeside(
  layer: CanvasRenderingContext2D,
  from: Position,
  to: Position,
  off: number,
  lineWidth: number,
  style: string,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [offX, offY] = [-Math.sin(angle) * off, Math.cos(angle) * off];
  layer.strokeStyle = style;
  layer.lineWidth = lineWidth;
  strokeLine(layer, [from.x + offX, from.y + offY], [to.x + offX + 0.01, to.y + offY]);
}

const createLayer = (): CanvasRenderingContext2D =>
  createDrawing(signWidth * pixelsPerUnit, signHeight * pixelsPerUnit);
