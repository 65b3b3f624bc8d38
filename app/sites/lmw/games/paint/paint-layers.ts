import { createDrawing } from "#app/kits/basics/canvas.ts";
import { mixHex } from "../flow/mix-hex.ts";
import { strokeLine } from "../flow/shapes.ts";
import { faceHeight, faceWidth } from "./sign-board.ts";
import { facePixels, tuning } from "./tuning.ts";

interface Position {
  x: number;
  y: number;
}

/** The paint on the sign, in px of its face, from below to above. */
export interface PaintLayers {
  /** The dark border of what is wet. */
  edge: HTMLCanvasElement;
  /** The light along that border. */
  bead: HTMLCanvasElement;
  /** Cut from the face under lacquer: its own light lies in it. */
  paint: HTMLCanvasElement;
  /** On a layer of their own, so that no later stroke wipes them from the one before. */
  bristles: HTMLCanvasElement;
  /** A stroke from one place to another in half units, `reach` to each side, inside `clip` where there is one. */
  stroke(from: Position, to: Position, reach: number, clip: Path2D | null): void;
  /** From now on strokes are cut from this. */
  setLacquer(lacquer: HTMLCanvasElement): void;
  clear(): void;
}

/** Bare layers for a colour. */
export function createPaintLayers(hex: string): PaintLayers {
  const [edge, bead, paint, bristles] = [createLayer(), createLayer(), createLayer(), createLayer()];
  const layers = [edge, bead, paint, bristles];
  bristles.globalAlpha = tuning.bristleStrength;
  const edgeStyle = mixHex(hex, "#050304", 0.5);
  const beadStyle = mixHex(hex, "#ffffff", 0.72);
  let lacquer: CanvasPattern | string = hex;
  return {
    ...{ edge: edge.canvas, bead: bead.canvas, paint: paint.canvas, bristles: bristles.canvas },
    stroke(from, to, reach, clip) {
      for (const layer of layers) {
        layer.save();
        if (!clip) continue;
        layer.scale(facePixels, facePixels);
        layer.clip(clip, "evenodd");
        layer.scale(1 / facePixels, 1 / facePixels);
      }
      const ends = [scaled(from), scaled(to)] as const;
      const width = reach * 2 * facePixels;
      strokeBeside(edge, ends, 0, width, edgeStyle);
      strokeBeside(bead, ends, 0, width - 1.4, beadStyle);
      strokeBeside(paint, ends, 0, width - 4.4, lacquer);
      const isDot = from.x === to.x && from.y === to.y;
      for (const { off, light } of isDot ? [] : tuning.bristles)
        strokeBeside(bristles, ends, (off * width) / 2, width * 0.07, bristleHex(hex, light));
      for (const layer of layers) layer.restore();
    },
    setLacquer(face) {
      lacquer = paint.createPattern(face, "no-repeat") ?? hex;
    },
    clear() {
      for (const layer of layers) layer.clearRect(0, 0, faceWidth, faceHeight);
    },
  };
}

const scaled = ({ x, y }: Position): Position => ({ x: x * facePixels, y: y * facePixels });

const bristleHex = (hex: string, light: number): string =>
  light > 0 ? mixHex(hex, "#ffffff", light * 1.5) : mixHex(hex, "#050304", -light * 1.4);

/** A line beside the way from one place to another. */
function strokeBeside(
  layer: CanvasRenderingContext2D,
  [from, to]: readonly [Position, Position],
  off: number,
  lineWidth: number,
  style: CanvasPattern | string,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [offX, offY] = [-Math.sin(angle) * off, Math.cos(angle) * off];
  layer.strokeStyle = style;
  layer.lineWidth = lineWidth;
  layer.lineCap = off === 0 ? "round" : "butt";
  strokeLine(layer, [from.x + offX, from.y + offY], [to.x + offX + 0.01, to.y + offY]);
}

const createLayer = (): CanvasRenderingContext2D => createDrawing(faceWidth, faceHeight);
