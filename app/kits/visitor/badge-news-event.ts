/** What the window is notified of when a write has earned badges; its detail is what stood in `x-seals`. */
export const badgesEvent = "kz-seals";
