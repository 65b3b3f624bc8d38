/** Looks of which one is taken by chance. */
export const splatNames = ["splat-1", "splat-2", "splat-3", "splat-4", "splat-5", "splat-6"] as const;
export const dropNames = ["drop-1", "drop-2", "drop-3", "drop-4"] as const;
export const scrapNames = ["scrap-1", "scrap-2", "scrap-3", "scrap-4", "scrap-5", "scrap-6"] as const;
export const strokeNames = ["stroke-1", "stroke-2", "stroke-3"] as const;
