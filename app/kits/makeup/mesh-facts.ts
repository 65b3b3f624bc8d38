/** Points of the canonical face; the ten of the irises that follow them in a reading are on no triangle. */
export const meshPointCount = 468;

export const meshTriangleCount = 898;

/**
 * The parts of a face that can wear something. Each is drawn by a program of its own over those triangles alone on which
 * one of its masks lies: a pixel pays only for what can be applied where it lies.
 */
export const meshParts = ["lids", "lips", "skin", "brows"] as const;
export type MeshPart = (typeof meshParts)[number];

/** The pictures of masks, three masks in each. */
export const atlasNames = ["lips", "lids", "eyes", "cheeks", "light"] as const;
