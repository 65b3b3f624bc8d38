// Plain, without schemas: this travels with the page.

/** How many desires there are: nine of each of the twelve families. */
export const desireCount = 108;

/** The languages in which desires are told. */
export const desireLanguages = ["ja", "zh-TW"] as const;
export type DesireLanguage = (typeof desireLanguages)[number];

/** The family of a desire, 1 to 12: the numbers run through the families, nine each. */
export const familyOfDesire = (id: number): number => Math.ceil(id / 9);

/** The product id of a desire's colour. */
export const shadowOfDesire = (id: number): string => `shadow-${String(id).padStart(3, "0")}`;
