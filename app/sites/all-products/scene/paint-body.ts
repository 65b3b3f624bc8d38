import type { Finish } from "#contracts/monster.ts";

/** How a finish shows on the painted screen. All numbers 0–1. */
export interface Body {
  /** Strength of the reflected card of light. */
  gloss: number;
  /** How sharply that card is seen: 0 a wide sheen, 1 a mirror. */
  edge: number;
  /** Share of the surface that glitters. */
  sparkle: number;
}

const bodies: Record<Finish, Body> = {
  matte: { gloss: 0, edge: 0, sparkle: 0 },
  satin: { gloss: 0.16, edge: 0.25, sparkle: 0 },
  gloss: { gloss: 0.6, edge: 0.9, sparkle: 0 },
  sheer: { gloss: 0.34, edge: 0.7, sparkle: 0 },
  tint: { gloss: 0.04, edge: 0.1, sparkle: 0 },
  glitter: { gloss: 0.2, edge: 0.4, sparkle: 0.11 },
  pearl: { gloss: 0.3, edge: 0.1, sparkle: 0.02 },
  any: { gloss: 0.6, edge: 0.9, sparkle: 0 },
};

/** The body of a finish. */
export const bodyOf = (finish: Finish): Body => bodies[finish];
