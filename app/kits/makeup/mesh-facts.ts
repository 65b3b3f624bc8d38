/** Points of the canonical face; the ten of the irises that follow them in a reading are on no triangle. */
export const meshPointCount = 468;

export const meshTriangleCount = 898;

/**
 * The triangles lie in the order of the parts of a face that can wear something: each is drawn by a program of its own,
 * so that a pixel pays only for what can be worn where it lies. What is left at the end never wears anything.
 */
export const meshParts = ["cheeks", "brows", "lids", "lips"] as const;
export type MeshPart = (typeof meshParts)[number];

/** The pictures of masks, three masks in each. */
export const atlasNames = ["lips", "lids", "eyes", "cheeks", "light"] as const;
