import type { MakeupPart, Strength } from "#contracts/makeup-choices.ts";
import type { Finish } from "#contracts/monster.ts";

/** The three strengths of a face, by which make-up finds its places. */
export interface Place {
  line: Strength;
  depth: Strength;
  ratio: Strength;
}

/** The colour of a part, and how much of it. */
export interface Pigment {
  hex: string;
  finish: Finish;
  strength: number;
}

/** A made-up face: where, with what. Parts that are missing stay bare. */
export interface Look {
  place: Place;
  pigments: Partial<Record<MakeupPart, Pigment>>;
}

/** How a mark meets what lies under it: edge softness in steps of the kit of filters. */
export type Softness = "none" | "fine" | "soft" | "wide" | "mist";

/** One stroke or patch of pigment, in picture units. */
export interface Mark {
  d: string;
  /** `#rrggbb`; a stroke where `width` is given, else filled. */
  hex: string;
  width?: number;
  opacity: number;
  softness: Softness;
  /** Light on top of it, not pigment. */
  isLight?: boolean;
}

/** All marks of one part, from the ground up. */
export interface Layer {
  part: MakeupPart;
  marks: Mark[];
}
