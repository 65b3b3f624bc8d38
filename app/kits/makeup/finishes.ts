import type { LookFinish } from "#contracts/look.ts";

/** How a finish answers light. */
export interface Material {
  /** Exponent on the skin's own light and shade: less is flatter. */
  relief: number;
  /** How far what is brighter than the median may rise: 0 powder, 1 up to 1.8 times the shade. */
  crest: number;
  /** White light added where the skin itself shines. */
  shine: number;
  /** How much of the shade is in that light: 0 white as of lacquer, 1 as of metal. */
  shineTint: number;
  /** Flakes: 0 none, 1 dense. */
  glitter: number;
  /** 1 hides what is under it, 0 only stains it. */
  body: number;
}

/**
 * What looked right on fair, dark and East Asian faces, teeth shown or not. The median of an opaque finish is the exact
 * shade, whatever its relief: `relief`, `crest` and `shine` act around the median.
 */
export const materials: Readonly<Record<LookFinish, Material>> = {
  matte: { relief: 0.7, crest: 0.4, shine: 0, shineTint: 0, glitter: 0, body: 1 },
  satin: { relief: 0.75, crest: 0.55, shine: 0.14, shineTint: 0.25, glitter: 0, body: 1 },
  gloss: { relief: 0.85, crest: 0.7, shine: 0.5, shineTint: 0, glitter: 0, body: 0.92 },
  sheer: { relief: 0.9, crest: 1, shine: 0.22, shineTint: 0, glitter: 0, body: 0.3 },
  tint: { relief: 0.9, crest: 1, shine: 0.1, shineTint: 0, glitter: 0, body: 0.45 },
  pearl: { relief: 0.8, crest: 0.9, shine: 0.26, shineTint: 0.55, glitter: 0.12, body: 1 },
  glitter: { relief: 0.8, crest: 1, shine: 0.25, shineTint: 0.4, glitter: 1, body: 1 },
  metallic: { relief: 1.2, crest: 1, shine: 0.7, shineTint: 0.65, glitter: 0.25, body: 1 },
};
