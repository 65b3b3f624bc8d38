import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";

/** The shade that is least different from a colour (ΔE00), and by how much; of two equally near the first. */
export function nearestShade<Shade extends { hex: string }>(
  hex: string,
  shades: readonly Shade[],
): { shade: Shade; difference: number } {
  const colour = hexToLab(hex);
  let best: { shade: Shade; difference: number } | null = null;
  for (const shade of shades) {
    const difference = ciede2000(colour, hexToLab(shade.hex));
    if (!best || difference < best.difference) best = { shade, difference };
  }
  if (!best) throw new RangeError("there are no shades");
  return best;
}
