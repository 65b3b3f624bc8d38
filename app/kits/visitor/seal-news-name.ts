/** What the window is told when a write has earned seals; its detail is what stood in `x-seals`. */
export const sealsEvent = "kz-seals";
