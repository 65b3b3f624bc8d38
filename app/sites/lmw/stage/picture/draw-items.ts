import { scrapNames } from "./atlas-names.ts";
import { between } from "./field-units.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

/** Drops, cores and scraps that fall. None of them is round, no bullet is a drop. */
export function drawItems({ brush, art, look, world, alpha }: Drawing): void {
  const { items } = world;
  for (let i = 0; i < items.count; i++) {
    const { x, y, px, py, kind, age } = items.all[i]!;
    const [atX, atY] = [between(px, x, alpha), between(py, y, alpha)];
    if (kind === 0) {
      brush.stamp(art.atlas("item-gloss"), atX, atY, 15, 19, 0, 1, look.shade, false);
      brush.stamp(art.atlas("item-gloss-gloss"), atX, atY, 15, 19, 0, 0.9, white, false);
    } else if (kind === 1) {
      brush.stamp(art.glow, atX, atY, 62, 62, 0, 0.4, look.shade, true);
      brush.stamp(art.atlas("item-power"), atX, atY, 27, 27, Math.sin(age / 18) * 0.3, 1, look.shade, false);
      brush.stamp(art.atlas("item-power-gloss"), atX, atY, 27, 27, Math.sin(age / 18) * 0.3, 1, white, false);
    } else {
      const name = scrapNames[i % scrapNames.length]!;
      brush.stamp(art.atlas(name), atX, atY, 15, 15, age / 14 + i, 1, white, false);
    }
  }
}
