import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillPath, strokeLine } from "../flow/shapes.ts";
import { type JarLayout, partsPerUnit } from "./jar-layout.ts";
import { brim as highBrim, jarDepth, jarWidth } from "./solver.ts";
import type { TidePhase } from "./tide-phase.ts";
import { tuning } from "./tuning.ts";

/** How the water and its brim stand at a moment. */
export interface Water {
  /** In 256ths of a unit from above, now and at its lowest. */
  brim: number;
  lowestBrim: number;
  tide: TidePhase;
  /** Something lies above it. */
  isInDanger: boolean;
  /** How far the waves have run, in turns; 0 where nothing moves. */
  wave: number;
}

/** The water behind the lips, and the brim; with a tide its surface is where the brim is. */
export function drawWater({ context }: CanvasSurface, layout: JarLayout, water: Water): void {
  const { x, y, scale } = layout;
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  const fill = context.createLinearGradient(0, y, 0, y + h);
  fill.addColorStop(0, "rgba(24,12,44,.22)");
  fill.addColorStop(0.4, "rgba(30,12,58,.5)");
  fill.addColorStop(1, "rgba(10,4,22,.72)");
  context.fillStyle = fill;
  context.fillRect(x, y, w, h);
  if (water.tide !== "still") drawSea(context, layout, water);
  const brimY = yOf(layout, water.brim);
  context.strokeStyle = water.isInDanger ? "#ffb02e" : "rgba(243,235,230,.42)";
  context.lineWidth = water.isInDanger ? 2.4 : 1.2;
  context.setLineDash(water.isInDanger ? [] : [5, 6]);
  strokeLine(context, [x, brimY], [x + w, brimY]);
  context.setLineDash([]);
}

/** A thin skin of water before the lips, so that they stand in it; and which way the brim goes. */
export function drawTideBefore({ context }: CanvasSurface, layout: JarLayout, water: Water): void {
  if (water.tide === "still") return;
  const { x, scale } = layout;
  const w = (jarWidth / partsPerUnit) * scale;
  const skin = traceSurface(layout, water);
  const bottom = yOf(layout, water.brim) + 9 * scale;
  const under = new Path2D(skin);
  under.lineTo(x + w, bottom);
  under.lineTo(x, bottom);
  const fall = context.createLinearGradient(0, bottom - 11 * scale, 0, bottom);
  fall.addColorStop(0, "rgba(186,164,255,.34)");
  fall.addColorStop(1, "rgba(120,96,214,0)");
  context.fillStyle = fall;
  fillPath(context, under);
  context.strokeStyle = "rgba(236,228,255,.78)";
  context.lineWidth = 1.4;
  context.stroke(skin);
  drawDirection(context, layout, water);
}

/** The body of water below its surface, the wet glass that it has left, and how low it will sink. */
function drawSea(context: CanvasRenderingContext2D, layout: JarLayout, water: Water): void {
  const { x, y, scale } = layout;
  const [w, h] = [(jarWidth / partsPerUnit) * scale, (jarDepth / partsPerUnit) * scale];
  const [surfaceY, highY, lowY] = [water.brim, highBrim, water.lowestBrim].map((height) => yOf(layout, height));
  if (surfaceY === undefined || highY === undefined || lowY === undefined) return;
  const body = new Path2D(traceSurface(layout, water));
  body.lineTo(x + w, y + h);
  body.lineTo(x, y + h);
  const fill = context.createLinearGradient(0, surfaceY, 0, y + h);
  fill.addColorStop(0, "rgba(108,84,204,.5)");
  fill.addColorStop(0.3, "rgba(62,38,140,.36)");
  fill.addColorStop(1, "rgba(20,8,60,.3)");
  context.fillStyle = fill;
  fillPath(context, body);
  context.fillStyle = "rgba(196,180,255,.1)";
  context.fillRect(x, highY, w, Math.max(0, surfaceY - highY));
  // Two marks on the glass: where it stands high, and where it will stand low.
  context.strokeStyle = "rgba(243,235,230,.7)";
  context.lineWidth = 1.6;
  for (const markY of [highY, lowY])
    for (const [from, to] of [
      [x, x + 9 * scale],
      [x + w - 9 * scale, x + w],
    ] as const)
      strokeLine(context, [from, markY], [to, markY]);
}

/** Three small angles at each wall, downwards while it sinks, upwards while it rises. */
function drawDirection(context: CanvasRenderingContext2D, layout: JarLayout, { brim, tide, wave }: Water): void {
  if (tide !== "falling" && tide !== "rising") return;
  const { x, scale } = layout;
  const w = (jarWidth / partsPerUnit) * scale;
  const way = tide === "falling" ? 1 : -1;
  const size = Math.max(5, 5 * scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const middle of [x + 16 * scale, x + w - 16 * scale])
    for (const n of [0, 1, 2]) {
      const y = yOf(layout, brim) + way * (9 * scale + n * size * 1.25);
      const points = [
        [middle - size, y],
        [middle, y + way * size],
        [middle + size, y],
      ] as const;
      // One after another lights up; standing still all are light.
      const isLit = wave === 0 || Math.floor(wave * 6) % 3 === n;
      for (const [color, width] of [
        ["#0a0416", 5],
        [isLit ? "#fff4ec" : "#a894d8", 2.2],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = width;
        strokeLine(context, ...points);
      }
    }
  context.lineCap = "butt";
}

/** The line of the surface from wall to wall. */
function traceSurface(layout: JarLayout, { brim, wave }: Water): Path2D {
  const { x, scale } = layout;
  const w = (jarWidth / partsPerUnit) * scale;
  const path = new Path2D();
  for (let step = 0; step <= 40; step++) {
    const along = step / 40;
    const swell =
      Math.sin((along * 2.5 + wave) * Math.PI * 2) + 0.5 * Math.sin((along * 4.3 - wave * 2) * Math.PI * 2 + 1);
    path.lineTo(x + w * along, yOf(layout, brim) + swell * tuning.waveHeight * scale);
  }
  return path;
}

const yOf = ({ y, scale }: JarLayout, height: number): number => y + (height / partsPerUnit) * scale;
