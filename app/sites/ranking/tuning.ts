/** How long the places travel when the order turns over, and how they set off and arrive (as `--e-pour`). */
export const flipMs = 700;
export const flipCurve = "cubic-bezier(0.65, 0, 0.05, 1)";
/** How long what has no place to come from, or must not travel, fades in. */
export const fadeMs = 150;
