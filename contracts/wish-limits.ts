// Plain, without schemas: pages with a heart carry this.

/** 欲しい, 持ってる, 役目を終えた. */
export const wishStates = ["wanted", "owned", "done"] as const;
export type WishState = (typeof wishStates)[number];

/** 自分へ, 誰かへ, 旅のかばんへ, いつかへ. */
export const wishFolders = ["mine", "gift", "trip", "someday"] as const;
export type WishFolder = (typeof wishFolders)[number];

/** How many things a list holds. */
export const maxWishes = 100;
/** How many of one thing a visitor may have. */
export const maxWishUnits = 20;
/** How long a note may be, as a reader counts. */
export const maxWishNoteLength = 40;
/** How long something that was taken off or let go can come back. */
export const wishUndoDays = 7;
/** After so many days a want is asked 「まだ欲しい？」. */
export const wishSleepDays = 30;
