import type { Finish } from "#contracts/monster.ts";

/** What a finish is made of, on the board. All amounts 0–1 unless said. */
export interface Body {
  /** Sheer things and tints colour what is under them; all others lie on it. */
  isStain: boolean;
  /** The most one coat hides. */
  cover: number;
  /** How high it stands: furrows and rims. */
  thick: number;
  /** How much higher its middle is, as a liquid's. */
  crown: number;
  /** How deep bristles cut into it. */
  furrow: number;
  /** The rim that is pushed aside. */
  rim: number;
  /** How far it goes before it runs dry, in breadths. */
  reach: number;
  /** How it breaks up where it is dry: grains of the ground shine through. */
  grain: number;
  /** How much its edge frays. */
  fray: number;
  /** What relief does to its own light. */
  shading: number;
  /** The long reflection of the lamps, and how narrow it is. */
  shine: number;
  tight: number;
  /** How much of the shade is in its reflection. */
  shineTint: number;
  /** Facets that catch the light: how many of a thousand places. */
  sparkles: number;
}

const satin: Body = {
  ...{
    isStain: false,
    cover: 1,
    thick: 0.62,
    crown: 0.25,
    furrow: 0.62,
    rim: 0.75,
    reach: 16,
    grain: 0.16,
    fray: 0.35,
  },
  ...{ shading: 0.62, shine: 0.2, tight: 2.6, shineTint: 0.4, sparkles: 0 },
};
const gloss: Body = {
  ...{ isStain: false, cover: 1, thick: 0.95, crown: 0.95, furrow: 0.34, rim: 1, reach: 24, grain: 0, fray: 0.14 },
  ...{ shading: 0.5, shine: 0.8, tight: 3.8, shineTint: 0.02, sparkles: 0 },
};

/** The bodies of the finishes. The one shade without a finish of its own is wet. */
export const bodies: Readonly<Record<Finish, Body>> = {
  satin,
  gloss,
  any: gloss,
  matte: {
    ...{ isStain: false, cover: 1, thick: 0.4, crown: 0.1, furrow: 0.55, rim: 0.45, reach: 9, grain: 0.85, fray: 0.8 },
    ...{ shading: 0.55, shine: 0, tight: 1, shineTint: 0, sparkles: 0 },
  },
  sheer: {
    ...{ isStain: true, cover: 0.62, thick: 0.6, crown: 0.7, furrow: 0.3, rim: 0.9, reach: 22, grain: 0, fray: 0.18 },
    ...{ shading: 0.3, shine: 0.62, tight: 5, shineTint: 0, sparkles: 0 },
  },
  tint: {
    ...{
      isStain: true,
      cover: 0.66,
      thick: 0.14,
      crown: 0.1,
      furrow: 0.5,
      rim: 0.5,
      reach: 18,
      grain: 0.1,
      fray: 0.25,
    },
    ...{ shading: 0.2, shine: 0.1, tight: 3, shineTint: 0, sparkles: 0 },
  },
  glitter: { ...satin, thick: 0.5, shine: 0.14, grain: 0.1, sparkles: 85 },
  pearl: { ...satin, shine: 0.5, tight: 1.6, shineTint: 0.5, grain: 0.05, sparkles: 20 },
};
