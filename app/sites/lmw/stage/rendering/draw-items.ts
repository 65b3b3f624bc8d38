import { scrapNames } from "./atlas-names.ts";
import { interpolateUnits } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Drops, cores and scraps that fall. None of them is round, no bullet is a drop. */
export function drawItems({ batch, art, look, world, alpha }: Drawing): void {
  const { items } = world;
  for (let i = 0; i < items.count; i++) {
    const { x, y, px, py, kind, age } = elementAt(items.all, i);
    const [atX, atY] = [interpolateUnits(px, x, alpha), interpolateUnits(py, y, alpha)];
    if (kind === 0) {
      batch.draw(art.atlas("item-gloss"), atX, atY, 15, 19, 0, 1, look.shade, false);
      batch.draw(art.atlas("item-gloss-gloss"), atX, atY, 15, 19, 0, 0.9, white, false);
    } else if (kind === 1) {
      batch.draw(art.glow, atX, atY, 62, 62, 0, 0.4, look.shade, true);
      batch.draw(art.atlas("item-power"), atX, atY, 27, 27, Math.sin(age / 18) * 0.3, 1, look.shade, false);
      batch.draw(art.atlas("item-power-gloss"), atX, atY, 27, 27, Math.sin(age / 18) * 0.3, 1, white, false);
    } else {
      const name = elementAt(scrapNames, i % scrapNames.length);
      batch.draw(art.atlas(name), atX, atY, 15, 15, age / 14 + i, 1, white, false);
    }
  }
}
