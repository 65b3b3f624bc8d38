import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** The bristles under the thumb as one path in a box of 320 × 64: as many as the brush has, leaning as it bends. */
export function flexLines({ curve, density }: Pick<MascaraRecipe, "curve" | "density">): string {
  const random = seededRandom(64 + density);
  const count = 34 + density * 7;
  const pressX = (curve / 15) * 288 + 16;
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5 + (random() - 0.5) * 0.6) / count) * 320;
    const height = 40 + 16 * random();
    const distance = x - pressX;
    // They lie down under the thumb, away from it, and stand again where it has not been.
    const lean = Math.sign(distance || 1) * 26 * Math.exp(-((distance / 34) ** 2));
    const top = 62 - height + 0.4 * Math.abs(lean);
    path += `M${x.toFixed(1)} 62Q${x.toFixed(1)} ${(62 - height * 0.55).toFixed(1)} ${(x + lean).toFixed(1)} ${top.toFixed(1)}`;
  }
  return path;
}
