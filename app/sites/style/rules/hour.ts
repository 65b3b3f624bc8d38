import type { DayHalf } from "#contracts/two-faces.ts";

/** From six in the evening until five in the morning, by the clock on the wall, the night leads. */
export const leadAt = (hour: number): DayHalf => (hour >= 18 || hour < 5 ? "night" : "morning");
