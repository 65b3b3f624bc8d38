import type { LookFinish } from "#contracts/look.ts";

/** How a finish answers light. */
export interface Material {
  /** Exponent on the skin's own light and shade: less is flatter. */
  relief: number;
  /** How far what is brighter than the median may rise: 0 powder, 1 up to 1.8 times the shade. */
  crest: number;
  /** White light added where the skin itself shines. */
  shine: number;
  /** How narrow a lamp is seen in it: 0 a glow, 1 a point, as in lacquer. */
  narrow: number;
  /** How much darker it gets where it is turned away from the lamp: what gives lacquer and metal their form. */
  depth: number;
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
  matte: { relief: 0.7, crest: 0.4, shine: 0, narrow: 0, depth: 0, shineTint: 0, glitter: 0, body: 1 },
  satin: { relief: 0.75, crest: 0.55, shine: 0.16, narrow: 0.4, depth: 0.18, shineTint: 0.25, glitter: 0, body: 1 },
  gloss: { relief: 0.85, crest: 0.7, shine: 0.55, narrow: 0.85, depth: 0.4, shineTint: 0, glitter: 0, body: 0.92 },
  sheer: { relief: 0.9, crest: 1, shine: 0.22, narrow: 0.7, depth: 0.2, shineTint: 0, glitter: 0, body: 0.3 },
  tint: { relief: 0.9, crest: 1, shine: 0.1, narrow: 0.6, depth: 0.1, shineTint: 0, glitter: 0, body: 0.45 },
  pearl: { relief: 0.8, crest: 0.9, shine: 0.34, narrow: 0.3, depth: 0.45, shineTint: 0.55, glitter: 0.12, body: 1 },
  glitter: { relief: 0.8, crest: 1, shine: 0.25, narrow: 0.3, depth: 0.3, shineTint: 0.4, glitter: 1, body: 1 },
  metallic: { relief: 1.2, crest: 1, shine: 0.85, narrow: 0.45, depth: 1.3, shineTint: 0.65, glitter: 0.25, body: 1 },
};
