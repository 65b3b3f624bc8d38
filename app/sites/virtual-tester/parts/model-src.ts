/** The smallest file of a model face. */
export const pictureSrc = ({ id, hash }: { id: string; hash: string }): string => `/assets/v/${hash}/${id}@390.webp`;
