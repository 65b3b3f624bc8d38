// Plain names, without schemas: the phone needs them to write an address.

export const facetIds = ["line", "category", "color", "finish", "price", "state", "type", "mood", "without"] as const;
export type FacetId = (typeof facetIds)[number];

/** What is chosen in each facet; an empty list lets everything through. */
export type Chosen = Readonly<Record<FacetId, readonly string[]>>;
