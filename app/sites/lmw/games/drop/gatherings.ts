import { strokeLine } from "../flow/shapes.ts";
import { tuning } from "./tuning.ts";

/** Lips that the monster brings together over the whole jar: each glides to where it met its like. */
export interface Gatherings {
  /** Places in CSS px; `half`: of the picture's side. */
  add(from: readonly [number, number], to: readonly [number, number], sprite: CanvasImageSource, half: number): void;
  draw(context: CanvasRenderingContext2D, nowMs: number): void;
}

interface Gathering {
  from: readonly [number, number];
  to: readonly [number, number];
  sprite: CanvasImageSource;
  half: number;
  bornMs: number;
}

/** None yet; where motion is reduced nothing glides, only the thread between the places is seen. */
export function createGatherings(isMotionReduced: boolean): Gatherings {
  let gatherings: Gathering[] = [];
  let lastMs = 0;
  return {
    add: (from, to, sprite, half) => void gatherings.push({ from, to, sprite, half, bornMs: lastMs }),
    draw(context, nowMs) {
      lastMs = nowMs;
      gatherings = gatherings.filter(({ bornMs }) => nowMs - bornMs < tuning.gatherMs);
      for (const one of gatherings) {
        context.save();
        drawGathering(context, one, (nowMs - one.bornMs) / tuning.gatherMs, isMotionReduced);
        context.restore();
      }
    },
  };
}

/** `age`: 0 when it sets out; it is there at two thirds. */
function drawGathering(
  context: CanvasRenderingContext2D,
  { from, to, sprite, half }: Gathering,
  age: number,
  isStill: boolean,
): void {
  const way = Math.min(1, age * 1.5);
  const along = isStill ? 0 : way * way * (3 - 2 * way);
  const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
  context.globalAlpha = 1 - age;
  context.strokeStyle = "#fff0d8";
  context.lineWidth = 2.2;
  context.setLineDash([1, 6]);
  context.lineCap = "round";
  strokeLine(context, [x, y], to);
  const size = half * (1 - 0.3 * along);
  context.globalAlpha = isStill ? (1 - age) * 0.6 : 1 - along * along;
  context.drawImage(sprite, x - size, y - size, size * 2, size * 2);
}
