import type { LineStroke, Paint } from "#contracts/painting.ts";
import { type BrushTraits, brushTraits, brushWidth, type MediumTraits, mediumTraits } from "./brush-traits.ts";
import { type Noise, smoothNoise, strokeNoise } from "./noise.ts";
import type { Place } from "./path-text.ts";
import { createSpine } from "./spine.ts";
import { type Tooth, toothAt, toothEdge } from "./teeth.ts";
import { touchPointsOf } from "./touch-path.ts";

/**
 * The ground a stroke covers. A place of it is told by `along`, the way from the first touch in units of the paper, and
 * `aside`, −1 at its right edge to 1 at its left.
 */
export interface Trace {
  width: number;
  length: number;
  brush: BrushTraits;
  medium: MediumTraits;
  noise: Noise;
  teeth: readonly Tooth[];
  place(along: number, aside: number): Place;
  /** Half its width there, in units of the paper. */
  halfWidth(along: number): number;
  /** Where it begins and ends, so far aside. */
  startAt(aside: number): number;
  endAt(aside: number): number;
  /** How much of the paper shows there, 0–1. */
  dryness(along: number): number;
  /** How much its left side faces the light, −1 to 1. */
  litSide(along: number): number;
}

/** The light comes from above and the left, as on every picture of the zone. */
const light = [-0.59, -0.81] as const;

/** The trace of a line as its brush and its medium leave it. */
export function traceOf(stroke: LineStroke, paint: Paint): Trace {
  const width = brushWidth(stroke.brush, stroke.size);
  const spine = createSpine(touchPointsOf(stroke.points), width);
  const { length } = spine;
  const brush = brushTraits[stroke.brush];
  const medium = mediumTraits[paint.medium];
  const [x = 0, y = 0] = stroke.points;
  const noise = strokeNoise(x * 8191 + y * 131);
  const whole = length + 2 * brush.reach * width;
  // What is short has no room for torn ends and long points.
  const room = Math.min(1, whole / (2.2 * width));

  function taper(along: number): number {
    if (brush.taperStart === 0 && brush.taperEnd === 0) return 1;
    const fromStart = along + brush.reach * width;
    const toEnd = length + brush.reach * width - along;
    const point = (way: number, over: number): number =>
      over === 0 ? 1 : Math.max(0.06, 1 - (1 - Math.min(1, Math.max(0, way / (over * width * room)))) ** 2.1);
    return point(fromStart, brush.taperStart) * point(toEnd, brush.taperEnd);
  }

  const halfWidthUnder = (pressure: number, along: number): number =>
    (width / 2) * (1 + brush.thinning * (2 * pressure - 1)) * taper(along);

  const teeth = toothEdge(noise, width);
  const lift = 0.5 + 0.9 * (0.62 - spine.at(length).pressure);
  const frayEnd = brush.frayEnd * width * room * Math.min(1.2, Math.max(0.22, lift)) * (0.35 + 0.65 * medium.dryness);

  return {
    ...{ width, length, brush, medium, noise, teeth },
    halfWidth: (along) => halfWidthUnder(spine.at(along).pressure, along),
    place(along, aside) {
      const { x: middleX, y: middleY, dx, dy, bend, pressure } = spine.at(along);
      let offset = aside * halfWidthUnder(pressure, along);
      // The inner side of a bend has no more room than to its middle.
      if (bend * offset > 0) offset = Math.sign(offset) * Math.min(Math.abs(offset), 0.94 / Math.abs(bend));
      return [middleX + dy * offset, middleY - dx * offset];
    },
    startAt(aside) {
      const bulge = 1 - Math.sqrt(Math.max(0, 1 - Math.abs(aside) ** 2.6));
      const slant = brush.taperStart === 0 ? 0.07 * aside : 0;
      const uneven = 0.05 * (smoothNoise(noise, 81, 2.2 * (aside + 1)) - 0.5);
      const fray = brush.frayStart * toothAt(teeth, -aside);
      return width * (-brush.reach + room * (brush.roundness * bulge + slant + uneven + fray));
    },
    endAt(aside) {
      const rounded = 0.16 * brush.reach * room * width * Math.abs(aside) ** 3;
      return length + brush.reach * width - rounded - frayEnd * toothAt(teeth, aside);
    },
    dryness(along) {
      const { pressure } = spine.at(along);
      const thin = 0.85 * (0.58 - pressure);
      const runOut = 0.3 * (1 - Math.exp(-Math.max(0, along) / (16 * width)));
      const patch = 0.34 * (smoothNoise(noise, 84, along / (2.1 * width)) - 0.5);
      const lifted = 0.3 * Math.max(0, 1 - (length - along) / (1.6 * width)) * room;
      const start = Math.min(1, (along + width * brush.reach) / (1.2 * width));
      return Math.min(0.85, Math.max(0, (brush.dryness + thin + runOut + patch + lifted) * medium.dryness)) * start;
    },
    litSide(along) {
      const { dx, dy } = spine.at(along);
      return dy * light[0] - dx * light[1];
    },
  };
}
