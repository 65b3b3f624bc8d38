/** The field as the pictures see it, in units. */
export const fieldWidth = 360;
export const fieldHeight = 640;
/** The engine counts in 256ths of a unit. */
export const subunitsPerUnit = 256;
/** The engine's full turn. */
export const turnSteps = 4096;

/** A place between two ticks, in units. */
export const interpolateUnits = (before: number, now: number, alpha: number): number =>
  (before + (now - before) * alpha) / subunitsPerUnit;

/** An angle of the engine in radians. */
export const toRadians = (angle: number): number => (angle / turnSteps) * 2 * Math.PI;
