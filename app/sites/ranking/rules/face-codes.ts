/** The starting points in the order of their index 0–7, as they stand in addresses. */
export const faceCodes = ["reisui", "suichuka", "onto", "tsuyudama", "koto", "rito", "kouka", "kika"] as const;
export type FaceCode = (typeof faceCodes)[number];
