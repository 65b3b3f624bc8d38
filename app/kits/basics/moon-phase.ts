export type MoonPhase = {
  /** Where the moon is in its round, 0–1: 0 new, .25 first quarter, .5 full, .75 last quarter. */
  turn: number;
  /** The lit part of the disc, 0–1. */
  lit: number;
  /** True from new to full. Seen from Japan, a waxing moon is lit on its right. */
  isWaxing: boolean;
};

/** The eight names of the round, in its order. */
export const moonNames = [
  "new",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
] as const;

export type MoonName = (typeof moonNames)[number];

/**
 * The moon at a moment, good to about 0.01 of the disc: Meeus, *Astronomical Algorithms* (2nd ed.), chapter 47 for the
 * mean elements and formula 48.4 for the phase angle, without the terms in the observer's place. The minute
 * between dynamical and civil time is left out: it is worth 0.01 degrees.
 */
export function moonPhase(at: Date): MoonPhase {
  const julianDay = at.getTime() / 86_400_000 + 2_440_587.5;
  const centuries = (julianDay - 2_451_545) / 36_525;
  const elongation = 297.8501921 + 445_267.1114034 * centuries - 0.0018819 * centuries ** 2;
  const sunAnomaly = 357.5291092 + 35_999.0502909 * centuries - 0.0001536 * centuries ** 2;
  const moonAnomaly = 134.9633964 + 477_198.8675055 * centuries + 0.0087414 * centuries ** 2;

  const phaseAngle =
    180 -
    elongation -
    6.289 * sin(moonAnomaly) +
    2.1 * sin(sunAnomaly) -
    1.274 * sin(2 * elongation - moonAnomaly) -
    0.658 * sin(2 * elongation) -
    0.214 * sin(2 * moonAnomaly) -
    0.11 * sin(elongation);

  // The phase angle runs from 180 (new) through 0 (full) to -180, so what it lacks to 180 is the way made.
  const turn = wrap((180 - phaseAngle) / 360);
  return { turn, lit: (1 + Math.cos(phaseAngle * radians)) / 2, isWaxing: turn < 0.5 };
}

/** The nearest of the eight names: each covers an eighth of the round, centred on its moment. */
export function moonName({ turn }: MoonPhase): MoonName {
  return moonNames[Math.round(turn * 8) % 8] as MoonName;
}

const radians = Math.PI / 180;
const sin = (degrees: number): number => Math.sin(degrees * radians);
const wrap = (turns: number): number => turns - Math.floor(turns);
