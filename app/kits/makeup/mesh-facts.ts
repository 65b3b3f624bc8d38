/** Points of the canonical face; the ten of the irises that follow them in a reading are on no triangle. */
export const meshPointCount = 468;

/** The pictures of masks, three masks in each. */
export const atlasNames = ["lips", "lids", "eyes", "cheeks", "light"] as const;
