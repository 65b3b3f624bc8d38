import { smoothNoise } from "./noise.ts";
import { outlineText, type Place } from "./path-text.ts";
import { evenStep } from "./spine.ts";
import type { Trace } from "./trace.ts";

/** The edge of a stroke as the `d` of a path: what it covers before the paper comes through. */
export function traceOutline(trace: Trace): string {
  return outlineText([
    ...edgePlaces(trace, 1),
    ...endPlaces(trace),
    ...edgePlaces(trace, -1).toReversed(),
    ...startPlaces(trace, 0),
  ]);
}

/** One long edge, from its start to its end. @param inset how much of half the width it lies inside, by the way along */
export function edgePlaces(trace: Trace, side: 1 | -1, inset: (along: number) => number = () => 0): Place[] {
  const { width, noise } = trace;
  const [from, to] = [trace.startAt(side), trace.endAt(side)];
  const step = evenStep(to - from, Math.min(9, Math.max(3, width * 0.15)), 130);
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = Math.min(to, from + i * step);
    const wave = 0.07 * (smoothNoise(noise, 11 + side, along / (1.3 * width)) - 0.5);
    const rough =
      (0.03 + 0.16 * trace.dryness(along)) * (smoothNoise(noise, 21 + side, along / Math.max(7, 0.3 * width)) - 0.5);
    return trace.place(along, side * (1 + wave + rough - inset(along)));
  });
}

/** The start, from its right to its left. @param inset how far it lies inside, in units of the paper */
export function startPlaces(trace: Trace, inset: number, reach = 1): Place[] {
  const count = Math.min(20, Math.max(7, Math.round(trace.width / 4)));
  return Array.from({ length: count - 1 }, (_, i) => {
    const aside = reach * Math.sin(Math.PI * ((i + 1) / count - 0.5));
    return trace.place(trace.startAt(aside) + inset, aside);
  });
}

/** The torn end, from its left to its right. */
function endPlaces(trace: Trace): Place[] {
  const asides = [
    ...trace.teeth.map(({ aside }) => aside),
    ...trace.teeth.map(({ aside }, i) => (aside + (trace.teeth[i + 1]?.aside ?? 1)) / 2),
  ];
  return asides
    .filter((aside) => Math.abs(aside) < 0.985)
    .toSorted((one, other) => other - one)
    .map((aside) => trace.place(trace.endAt(aside), aside));
}
