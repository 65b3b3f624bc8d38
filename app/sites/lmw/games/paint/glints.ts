import { fillCircle } from "../flow/shapes.ts";
import { columns } from "./mouth.ts";
import { getCoverage, type PaintWorld } from "./rules.ts";
import { tuning } from "./tuning.ts";

const maxGlints = 12;
const glintGap = 22;
const refreshMs = 240;

/** Shows where paint is still missing, once there is little. Without motion the spots do not beat. */
export function createGlints(
  isMotionReduced: boolean,
): (context: CanvasRenderingContext2D, world: PaintWorld, nowMs: number) => void {
  let spots: { x: number; y: number }[] = [];
  let foundMs = -1_000;
  return (context, world, nowMs) => {
    if (getCoverage(world) < tuning.glintFrom) return;
    if (nowMs - foundMs > refreshMs) {
      foundMs = nowMs;
      spots = findUnpainted(world);
    }
    const beat = isMotionReduced ? 1 : 0.75 + Math.sin(nowMs / 160) * 0.25;
    context.strokeStyle = "#b8860b";
    context.fillStyle = "#ffb02e";
    context.lineWidth = 1;
    for (const { x, y } of spots) {
      fillCircle(context, x, y, 3.6 * beat);
      context.stroke();
    }
  };
}

/** Places inside that have no paint yet, a dozen at most, well apart. */
export function findUnpainted({ mouth, painted }: Pick<PaintWorld, "mouth" | "painted">): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
  for (let cell = 0; cell < painted.length && spots.length < maxGlints; cell++) {
    if (mouth.inside[cell] === 0 || painted[cell] === 1) continue;
    const spot = { x: (cell % columns) * 4 + 2, y: Math.floor(cell / columns) * 4 + 2 };
    if (spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > glintGap)) spots.push(spot);
  }
  return spots;
}
