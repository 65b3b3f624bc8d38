import { outlineText, type Place } from "./path-text.ts";
import type { Trace } from "./trace.ts";

/** A long thin thing that lies along a stroke: where it begins and ends, how far aside, and half its thickness at its middle. */
export interface Sliver {
  from: number;
  to: number;
  aside: number;
  thickness: number;
}

/** Slivers as one `d`. @param turn −1 goes round them the other way, which cuts them out of an outline */
export function sliversText(trace: Trace, slivers: readonly Sliver[], turn: 1 | -1 = 1): string {
  return slivers.map((sliver) => outlineText(sliverPlaces(trace, sliver, turn))).join("");
}

function sliverPlaces(trace: Trace, { from, to, aside, thickness }: Sliver, turn: 1 | -1): Place[] {
  const parts = Math.min(9, Math.max(2, Math.ceil((to - from) / Math.max(13, trace.width * 0.42))));
  const side = (by: number): Place[] =>
    Array.from({ length: parts - 1 }, (_, i) => {
      const part = (i + 1) / parts;
      return trace.place(from + (to - from) * part, aside + by * thickness * (4 * part * (1 - part)) ** 0.7);
    });
  return [trace.place(from, aside), ...side(turn), trace.place(to, aside), ...side(-turn).toReversed()];
}
