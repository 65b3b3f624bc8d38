/** The field as the pictures see it, in units. */
export const fieldUnitsWide = 360;
export const fieldUnitsHigh = 640;
/** The engine counts in 256ths of a unit. */
export const parts = 256;
/** The engine's full turn. */
export const turnSteps = 4096;

/** A place between two ticks, in units. */
export const between = (before: number, now: number, alpha: number): number =>
  (before + (now - before) * alpha) / parts;

/** An angle of the engine in radians. */
export const radians = (angle: number): number => (angle / turnSteps) * 2 * Math.PI;
