import type { Finish } from "#contracts/monster.ts";
import { getSwatchArt } from "#app/kits/product/swatch-art.server.ts";

/** What a smear of a finish is drawn from: three planes one above the other (light, cover, shine); null without one. */
export function smearOf(finish: Finish | null): { src: string; isStain: boolean } | null {
  const art = finish && getSwatchArt(finish);
  return art && { src: `${art.smear}@780.avif`, isStain: art.isStain };
}
