import { type BrushRecipe, brushLengthMm, profileMm } from "./brush.ts";

/** The outline of a whole wand in a box of 60 × 420, as one line that a pen can follow: cap, stem, brush, and back. */
export function outlineOf(recipe: BrushRecipe): string {
  const [capEnd, brushStart] = [190, 262];
  const longPx = brushLengthMm(recipe) * 4.4;
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  const edge = (sign: number) => (at: number) =>
    `${(30 + sign * profileMm(recipe, at) * 4).toFixed(1)} ${(brushStart + longPx * at).toFixed(1)}`;
  return [
    `M12 0V${capEnd}H26V${brushStart}`,
    ...steps.map((at) => `L${edge(-1)(at)}`),
    ...steps.toReversed().map((at) => `L${edge(1)(at)}`),
    `L34 ${brushStart}V${capEnd}H48V0`,
  ].join("");
}
