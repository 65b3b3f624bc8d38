/** The three of whom a visitor of the lip world chooses the first one that goes along. */
export const starterIds = ["01", "13", "17"] as const;
