import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { linearOfByte, oklabOfLinear } from "../palette/oklab.ts";
import type { Palette } from "../palette/read-palette.ts";
import { createSelection } from "./desaturation.ts";
import { distance } from "./mask.ts";

/** Which of a picture's colours a pixel belongs to; null where it belongs to none. */
export function nearestColour(palette: Palette, [red, green, blue]: readonly [number, number, number]): number | null {
  const pixel = oklabOfLinear(floatAt(linearOfByte, red), floatAt(linearOfByte, green), floatAt(linearOfByte, blue));
  let [best, least] = [-1, 0.3];
  palette.colours.forEach((_, i) => {
    const difference = distance(pixel, createSelection(palette, i).selected.colour);
    if (difference < least) [best, least] = [i, difference];
  });
  return best < 0 ? null : best;
}
