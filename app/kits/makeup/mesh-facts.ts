/** Points of the canonical face; the ten of the irises that follow them in a reading are on no triangle. */
export const meshPointCount = 468;

export const meshTriangleCount = 898;

/** A side of the mesh is cut at a whole number of these parts. */
export const cutShares = 8;

/**
 * The parts of a face that can wear something. Each is drawn by a program of its own over those triangles alone on which
 * something lies that is worn: a pixel pays only for what is applied where it lies.
 */
export const meshParts = ["lids", "lips", "skin", "brows"] as const;
export type MeshPart = (typeof meshParts)[number];

/** The pictures of masks, three masks in each. Those from the fifth on hold the veils, in the order of `veilNames`. */
export const atlasNames = ["lips", "lids", "eyes", "light", "contour", "blush", "flush", "glow"] as const;

/** What lies on the skin as a veil: it changes its colour by a factor and covers nothing. As the masks lie in their pictures. */
export const veilNames = [
  "contour-cheek",
  "contour-jaw",
  "contour-nose",
  "blush-cheekbone",
  "blush-inner",
  "blush-apple",
  "blush-draped",
  "blush-nose",
  "highlight-inner-corner",
  "highlight-cheekbone",
  "highlight-nose",
  "highlight-cupids-bow",
] as const;
export type VeilName = (typeof veilNames)[number];

/** A place on the face with a mask of its own, in the order in which a hand would put things on. */
export const slotNames = [
  ...veilNames,
  "shadow-base",
  "shadow-main",
  "shadow-deep",
  "shadow-light",
  "shadow-lower",
  "brow",
  "lip",
  "lip-line",
] as const;
export type SlotName = (typeof slotNames)[number];

/** The bit of what is beside the lips: a lip drawn over its edge lies there as well. */
export const overEdgeBit = 1 << slotNames.length;

/** The bit of what is above and below the brows: one whose arch is raised or taken down lies there as well. */
export const bentBrowBit = overEdgeBit << 1;

/** Slots as bits in their order: which of them lie on a triangle, or are worn. */
export const slotBits = (names: readonly SlotName[]): number =>
  names.reduce((bits, name) => bits | (1 << slotNames.indexOf(name)), 0);
