import type { Sliver } from "./slivers.ts";
import type { Trace } from "./trace.ts";

const maxShines = 22;

/** The light on a finish that is wet: flecks where the stroke began thick, and broken lines along the side that faces it. */
export function shines(trace: Trace): Sliver[] {
  const { width, noise, medium } = trace;
  if (medium.shine === 0 || width < 11) return [];
  const flecks = Array.from({ length: Math.min(7, Math.round(width / 7)) }, (_, i): Sliver => {
    const aside = 0.8 * (2 * noise(600, i) - 1);
    const from = trace.startAt(aside) + width * (0.1 + 0.2 * noise(601, i));
    return { from, to: from + width * (0.12 + 0.3 * noise(602, i)), aside, thickness: 0.02 + 0.03 * noise(603, i) };
  });
  const lines: Sliver[] = [];
  const cell = width * 1.5;
  for (let i = 0; i * cell < trace.length && lines.length < maxShines; i++) {
    if (noise(610, i) > 0.72) continue;
    const from = (i + 0.4 * noise(611, i)) * cell;
    const to = Math.min(trace.length, from + cell * (0.25 + 0.7 * noise(612, i)));
    const lit = trace.litSide((from + to) / 2);
    const aside = Math.sign(lit || 1) * (0.3 + 0.35 * Math.abs(lit)) + 0.16 * (noise(613, i) - 0.5);
    if (to - from > width * 0.2) lines.push({ from, to, aside, thickness: 0.014 + 0.036 * noise(614, i) });
  }
  return [...flecks.filter(({ to }) => to < trace.length + width * trace.brush.reach * 0.6), ...lines];
}
