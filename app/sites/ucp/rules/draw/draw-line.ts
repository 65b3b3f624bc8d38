import type { LineStroke, Paint } from "#contracts/painting.ts";
import { dryGaps, pores } from "./dry-gaps.ts";
import { drawGrains } from "./grains.ts";
import { grooves } from "./grooves.ts";
import { edgePlaces, startPlaces, traceOutline } from "./outline.ts";
import { outlineText } from "./path-text.ts";
import type { Shape } from "./shape.ts";
import { shines } from "./shines.ts";
import { sliversText } from "./slivers.ts";
import { smoothNoise } from "./noise.ts";
import { tone } from "./tone.ts";
import { type Trace, traceOf } from "./trace.ts";

/**
 * One line as it dries: its body with the paper that comes through, the grooves of the brush, the wet edge, the light on
 * it, and crumbs. The same numbers, the same shapes; and what lies behind the tip stays as the line grows.
 */
export function drawLine(stroke: LineStroke, paint: Paint): Shape[] {
  const trace = traceOf(stroke, paint);
  const { brush, medium } = trace;
  const cutOut = sliversText(trace, [...dryGaps(trace), ...pores(trace)], -1);
  const { dark, light } = grooves(trace);
  const body: Shape = {
    d: traceOutline(trace) + cutOut,
    fill: paint.hex,
    opacity: twoDigits(brush.opacity * medium.opacity),
  };
  const inlaid: Shape[] = [
    { d: sliversText(trace, dark), fill: tone(paint.hex, -0.1), opacity: twoDigits(0.62 * medium.grooves) },
    { d: sliversText(trace, light), fill: tone(paint.hex, 0.07), opacity: twoDigits(0.6 * medium.grooves) },
    { d: rimText(trace), fill: tone(paint.hex, medium.rimTone), opacity: twoDigits(medium.rimOpacity * brush.rim) },
    { d: sliversText(trace, shines(trace)), fill: tone(paint.hex, 0.3), opacity: 0.5 },
  ];
  return [body, ...inlaid.filter(({ d }) => d !== ""), ...drawGrains(trace, paint)];
}

/** The wet edge: paint gathers at the start and along both sides, more on the side away from the light. */
function rimText(trace: Trace): string {
  const { width, noise } = trace;
  const inset = (side: 1 | -1) => (along: number) => {
    const shade = 0.62 - 0.38 * side * trace.litSide(along);
    const uneven = 0.35 + 1.1 * smoothNoise(noise, 31 + side, along / (1.1 * width));
    const fading = Math.min(1, Math.max(0, (trace.endAt(side) - along) / (1.2 * width)));
    return Math.max(1.1 / Math.max(3, trace.halfWidth(along)), 0.11 * shade * uneven) * fading;
  };
  return outlineText([
    ...edgePlaces(trace, 1).toReversed(),
    ...startPlaces(trace, 0).toReversed(),
    ...edgePlaces(trace, -1),
    ...edgePlaces(trace, -1, inset(-1)).toReversed(),
    ...startPlaces(trace, width * 0.05, 0.9),
    ...edgePlaces(trace, 1, inset(1)),
  ]);
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;
