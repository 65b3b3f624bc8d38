import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { oklabOfLinear } from "../palette/oklab.ts";
import type { Palette } from "../palette/read-palette.ts";
import { type Held, maxOthers, radiusOf } from "./mask.ts";

/** What is held, and where the colours begin to leave: 0–1 from the left and from the top. */
export interface Hold {
  held: Held;
  x: number;
  y: number;
}

/** One way to paint: with the graphics chip, or without. */
export interface DrainPainter {
  /** Takes another picture, of any size. */
  show(picture: HTMLCanvasElement): void;
  /**
   * Paints it. `drained` 0: in colour, 1: everything but the held colour is grey. `from` is what was held before,
   * `swap` how far the change has gone, 0–1.
   */
  paint(state: { hold: Hold | null; from: Hold | null; swap: number; drained: number }): void;
  canvas: HTMLCanvasElement;
}

/** The held colour among the others of its picture. */
export function holdOf({ colours, rest }: Palette, index: number, place?: { x: number; y: number }): Hold {
  const colour = colours[index]!;
  const lab = (hex: string) => oklabOfLinear(...(hexToLinear(hex) as [number, number, number]));
  const told = colours.filter((_, i) => i !== index).map(({ hex }) => hex);
  const others = [...told, ...rest].slice(0, maxOthers);
  return {
    held: { colour: lab(colour.hex), radius: radiusOf(colour.spread), others: others.map(lab) },
    x: place?.x ?? colour.x,
    y: place?.y ?? colour.y,
  };
}
