import { elementAt } from "#app/kits/basics/element-at.ts";
import { hexToLinear } from "#app/kits/basics/srgb.ts";
import { oklabOfLinear } from "../palette/oklab.ts";
import type { Palette } from "../palette/read-palette.ts";
import { type SelectedColour, maxOthers, radiusOf } from "./mask.ts";

/** What is held, and where the colours begin to leave: 0–1 from the left and from the top. */
export interface Selection {
  selected: SelectedColour;
  x: number;
  y: number;
}

/** One way to paint: with the graphics chip, or without. */
export interface DesaturationPainter {
  /** Takes another picture, of any size. */
  show(picture: HTMLCanvasElement): void;
  /**
   * Paints it. `drained` 0: in colour, 1: everything but the held colour is grey. `from` is what was held before,
   * `swap` how far the change has gone, 0–1.
   */
  paint(state: { selection: Selection | null; from: Selection | null; swap: number; drained: number }): void;
  canvas: HTMLCanvasElement;
}

/** The held colour among the others of its picture. */
export function createSelection(
  { colours, rest }: Palette,
  index: number,
  position?: { x: number; y: number },
): Selection {
  const colour = elementAt(colours, index);
  const lab = (hex: string) => oklabOfLinear(...(hexToLinear(hex) as [number, number, number]));
  const otherMain = colours.filter((_, i) => i !== index).map(({ hex }) => hex);
  const others = [...otherMain, ...rest].slice(0, maxOthers);
  return {
    selected: { colour: lab(colour.hex), radius: radiusOf(colour.spread), others: others.map(lab) },
    x: position?.x ?? colour.x,
    y: position?.y ?? colour.y,
  };
}
