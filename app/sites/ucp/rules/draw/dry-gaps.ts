import type { Sliver } from "./slivers.ts";
import type { Trace } from "./trace.ts";

const maxGaps = 42;
const maxPores = 60;

/** Where the brush left the paper free: streaks along the way, more of them where it was light, quick or used up. */
export function dryGaps(trace: Trace): Sliver[] {
  const { width, noise } = trace;
  const lanes = Math.min(16, Math.max(3, Math.round(width / 5)));
  const gaps: Sliver[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const aside = 0.92 * ((2 * (lane + 0.5)) / lanes - 1);
    const laneHalf = 0.92 / lanes;
    const cell = width * (0.7 + 1.1 * noise(100 + lane, 9999));
    const [start, end] = [trace.startAt(aside) + width * 0.3, endAround(trace, aside, laneHalf) - width * 0.04];
    for (let i = 0; start + i * cell < end; i++) {
      const from = start + (i + 0.3 * noise(140 + lane, i)) * cell;
      const dryness = trace.dryness(from + cell / 2);
      if (noise(100 + lane, i) >= dryness * 0.95) continue;
      const to = Math.min(end, from + cell * (0.3 + 0.55 * noise(180 + lane, i) * (0.5 + dryness)));
      if (to - from < width * 0.12) continue;
      const thickness = laneHalf * (0.16 + 0.5 * noise(220 + lane, i)) * (0.55 + 0.9 * dryness);
      gaps.push({ from, to, aside: aside + 0.3 * laneHalf * (noise(260 + lane, i) - 0.5), thickness });
    }
  }
  return thinOut(gaps, maxGaps);
}

/** The tooth of the paper: wax does not get into its pores. */
export function pores(trace: Trace): Sliver[] {
  const { width, noise } = trace;
  if (!trace.medium.isWaxy) return [];
  const cell = Math.max(3, width * 0.07);
  const start = width * 0.1;
  const found: Sliver[] = [];
  for (let i = 0; start + i * cell < trace.length; i++) {
    const from = start + (i + noise(300, i)) * cell;
    if (noise(301, i) > 0.16 + 0.8 * trace.dryness(from)) continue;
    const edge = noise(302, i) * 2 - 1;
    // There are more of them towards the edges, where the stick presses less.
    const aside = 0.9 * Math.sign(edge) * Math.abs(edge) ** 0.6;
    const size = (0.8 + 1.1 * noise(303, i)) * Math.min(1, 0.35 + width / 50);
    found.push({
      from,
      to: from + size * (1.6 + 2 * noise(304, i)),
      aside,
      thickness: (0.6 * size) / Math.max(4, trace.halfWidth(from)),
    });
  }
  return thinOut(found, maxPores);
}

/** A gap must not reach out of the torn end: there it would be paint. */
const endAround = (trace: Trace, aside: number, by: number): number =>
  Math.min(
    trace.endAt(aside - by),
    trace.endAt(aside - by / 2),
    trace.endAt(aside),
    trace.endAt(aside + by / 2),
    trace.endAt(aside + by),
  );

/** A long stroke has no more of them than a phone draws in one breath. */
function thinOut(all: readonly Sliver[], max: number): Sliver[] {
  const every = all.length / max;
  return all.filter((_, i) => every <= 1 || Math.floor(i / every) !== Math.floor((i - 1) / every));
}
