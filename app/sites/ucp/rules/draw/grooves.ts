import type { Sliver } from "./slivers.ts";
import type { Trace } from "./trace.ts";

const maxGrooves = 20;

/** The grooves that hair or a rough stick leaves along the way, and the ridges beside them, towards the light. */
export function grooves(trace: Trace): { dark: Sliver[]; light: Sliver[] } {
  const { width, noise } = trace;
  if (width < 11) return { dark: [], light: [] };
  const lanes = Math.min(13, Math.max(3, Math.round(width / 6)));
  const [dark, light]: [Sliver[], Sliver[]] = [[], []];
  for (let lane = 0; lane < lanes; lane++) {
    const middle = 0.86 * ((2 * (lane + 0.5)) / lanes - 1);
    const laneHalf = 0.86 / lanes;
    const cell = width * (1.6 + 3.4 * noise(400 + lane, 9999));
    const [start, end] = [trace.startAt(middle) + width * 0.1, trace.endAt(middle) - width * 0.1];
    for (let i = 0; start + i * cell < end && dark.length < maxGrooves; i++) {
      if (noise(400 + lane, i) > 0.7) continue;
      const from = start + (i + 0.25 * noise(440 + lane, i)) * cell;
      const to = Math.min(end, from + cell * (0.45 + 0.65 * noise(480 + lane, i)));
      if (to - from < width * 0.3) continue;
      const aside = middle + laneHalf * (noise(520 + lane, i) - 0.5);
      const thickness = Math.max(
        0.45 / Math.max(4, trace.halfWidth(from)),
        laneHalf * (0.1 + 0.26 * noise(560 + lane, i)),
      );
      dark.push({ from, to, aside, thickness });
      const towardsLight = trace.litSide((from + to) / 2) < 0 ? 1 : -1;
      light.push({
        from: from + 0.06 * (to - from),
        to: from + 0.84 * (to - from),
        aside: aside + towardsLight * thickness * 1.9,
        thickness: thickness * 0.8,
      });
    }
  }
  return { dark, light };
}
