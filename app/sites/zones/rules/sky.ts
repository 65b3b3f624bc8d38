export interface SkyLook {
  /** How much red the sky still has, 0–1: most at dusk and dawn, least at noon and deep at night. */
  glow: number;
  /** How high the moon stands, 0–1: highest at midnight. */
  moonHeight: number;
}

/** The sky at an hour of the visitor's own clock (0–24, with fractions). The scene knows night only; day is a pale one. */
export function skyOf(hour: number): SkyLook {
  const untilMidnight = Math.min(hour, 24 - hour) / 12;
  const dusk = Math.max(0, 1 - Math.abs(hour - 18.5) / 3);
  const dawn = Math.max(0, 1 - Math.abs(hour - 5) / 2);
  return { glow: Math.max(0.12, dusk, dawn * 0.8), moonHeight: 1 - untilMidnight };
}

/**
 * The lit part of a moon of radius `r` around 0,0 as an SVG path, seen from Japan. `turn` is the place in the round:
 * 0 new, .5 full. The edge of the shadow is half an ellipse whose width is r·cos(2π·turn).
 */
export function moonPath(turn: number, r: number): string {
  const edge = Math.abs(r * Math.cos(2 * Math.PI * turn));
  const isWaxing = turn < 0.5;
  const isGibbous = turn > 0.25 && turn < 0.75;
  const rim = isWaxing ? 1 : 0;
  const back = isGibbous === isWaxing ? 1 : 0;
  return `M0 ${-r}A${r} ${r} 0 0 ${rim} 0 ${r}A${edge.toFixed(2)} ${r} 0 0 ${back} 0 ${-r}Z`;
}
