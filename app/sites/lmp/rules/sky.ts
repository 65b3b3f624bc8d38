import { moonPhase } from "#app/kits/basics/moon-phase.ts";
import { addDays, startOfJstDay } from "#contracts/jst-calendar.ts";

/** The moon that falls on a day in Japan: the moment of full or new moon lies in it. */
export function moonOf(day: string): "full-moon" | "new-moon" | null {
  const from = moonPhase(startOfJstDay(day)).turn;
  const to = moonPhase(startOfJstDay(addDays(day, 1))).turn;
  if (to < from) return "new-moon";
  return from < 0.5 && to >= 0.5 ? "full-moon" : null;
}

/**
 * The solar term that begins on a day in Japan: 0 is 立春 (the sun at 315°), 23 is 大寒. Null on all other days.
 * The day is the one in which the sun's apparent longitude passes a multiple of 15°.
 */
export function termOf(day: string): number | null {
  const from = Math.floor(sunLongitude(startOfJstDay(day)) / 15);
  const to = Math.floor(sunLongitude(startOfJstDay(addDays(day, 1))) / 15);
  return from === to ? null : (to + 24 - 21) % 24;
}

/**
 * The sun's apparent longitude in degrees, 0–360, good to 0.01° (a quarter of an hour): Meeus, *Astronomical
 * Algorithms* (2nd ed.), chapter 25, lower accuracy.
 */
function sunLongitude(at: Date): number {
  const centuries = (at.getTime() / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2;
  const anomaly = 357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2;
  const centre =
    (1.914602 - 0.004817 * centuries - 0.000014 * centuries ** 2) * sin(anomaly) +
    (0.019993 - 0.000101 * centuries) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const apparent = mean + centre - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * centuries);
  return ((apparent % 360) + 360) % 360;
}

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
