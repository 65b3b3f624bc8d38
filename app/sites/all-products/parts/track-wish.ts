import { track } from "#app/kits/analytics/track.ts";

/** Counts what became of a wish. */
export const trackWish = (isWanted: boolean): void => track(isWanted ? "wish_add" : "wish_remove");
