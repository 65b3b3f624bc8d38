import { elementAt } from "#app/kits/basics/element-at.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeLine } from "../flow/shapes.ts";
import { createSparks } from "../flow/sparks.ts";
import { drawJar } from "./draw-jar.ts";
import { isBrimInDanger } from "./drop-news.ts";
import type { DropWorld } from "./drop-world.ts";
import { getLandingY, type JarLayout, layOutJar, partsPerUnit } from "./jar-layout.ts";
import { paintLips } from "./lip-sprites.ts";
import { brim, radii } from "./solver.ts";
import { tuning } from "./tuning.ts";

interface DropSceneOptions {
  canvas: HTMLCanvasElement;
  surface: CanvasSurface;
  isMotionReduced: boolean;
  isAssisted: boolean;
}

/** What the jar is drawn with: where it lies by now, and its lips for that size. */
interface DropStage extends DropSceneOptions {
  layout: JarLayout;
  sprites: readonly HTMLCanvasElement[];
  /** The scale for which the lips were painted. */
  paintedScale: number;
}

/** The jar in the lake. */
export function createDropScene(options: DropSceneOptions) {
  const { canvas, surface, isMotionReduced } = options;
  const { context } = surface;
  const stage: DropStage = { ...options, layout: layOutJar(surface), sprites: [], paintedScale: 0 };
  const sparks = createSparks(isMotionReduced);
  /** How hard the jar shakes. */
  let punch = 0;
  return {
    /** `x`: where the hand is, in units. */
    draw(world: DropWorld, x: number, nowMs: number): void {
      fitToSurface(stage);
      context.clearRect(0, 0, surface.width, surface.height);
      context.save();
      if (punch > 0.01 && !isMotionReduced) {
        context.translate(0, Math.sin(nowMs / 18) * punch * 5);
        punch *= 0.88;
      }
      drawJar(surface, stage.layout, isBrimInDanger(world));
      for (const ball of world.balls) drawBall(stage, ball);
      drawHanging(stage, world, x);
      sparks.draw(context, nowMs);
      context.restore();
    },
    /** Where a place of the page is in the jar, in units. */
    unitOf: (clientX: number): number =>
      (clientX - canvas.getBoundingClientRect().left - stage.layout.x) / stage.layout.scale,
    merged({ x, y, size, points }: DropWorld["merged"][number]): void {
      const { layout } = stage;
      const [px, py] = [layout.x + (x / partsPerUnit) * layout.scale, layout.y + (y / partsPerUnit) * layout.scale];
      const color = tuning.shades[Math.min(size, tuning.shades.length - 1)] ?? "#ae0d29";
      sparks.burst(px, py, color, 6 + size * 3, 0.5 + size * 0.08);
      sparks.word(px, py - 10, `+${points}`, 14 + size * 2);
      if (size > 5) punch = Math.min(1.6, size * 0.16);
    },
  };
}

/** Lays the jar out for the size of now; the lips are painted anew where that makes a difference. */
function fitToSurface(stage: DropStage): void {
  stage.layout = layOutJar(stage.surface);
  const { scale } = stage.layout;
  if (Math.abs(stage.paintedScale - scale) < 0.02) return;
  stage.paintedScale = scale;
  stage.sprites = paintLips(scale);
}

/** One that has just met another swells, and one that falls is stretched. */
function drawBall(stage: DropStage, { size, x, y, py, age }: DropWorld["balls"][number]): void {
  const { isMotionReduced } = stage;
  const grown = Math.max(0, 1 - age / tuning.swellTicks);
  const isSwelling = !isMotionReduced && age <= tuning.swellTicks;
  const swell = isSwelling ? 1 + Math.sin(grown * Math.PI * 2.2) * tuning.swell * grown : 1;
  const stretch = isMotionReduced ? 0 : Math.min(0.22, Math.abs(y - py) * tuning.stretch);
  drawLip(stage, size, x / partsPerUnit, y / partsPerUnit, swell * (1 - stretch), swell * (1 + stretch));
}

/** What hangs above, the line along which it falls, and with help where it comes to rest. */
function drawHanging(stage: DropStage, world: DropWorld, x: number): void {
  const { surface, layout, isAssisted } = stage;
  const { context } = surface;
  const size = world.hangs;
  const radius = elementAt(radii, size);
  const y = brim / partsPerUnit - radius - 2;
  const isReady = world.tick >= world.readyTick;
  const landingY = getLandingY(world, x, radius);
  const [px, py] = [layout.x + x * layout.scale, layout.y + y * layout.scale];
  context.globalAlpha = isReady ? 1 : 0.4;
  context.strokeStyle = "rgba(243,235,230,.34)";
  context.lineWidth = 1.2;
  context.setLineDash([2, 7]);
  strokeLine(context, [px, py + radius * layout.scale], [px, layout.y + landingY * layout.scale]);
  context.setLineDash([]);
  drawLip(stage, size, x, y);
  if (isAssisted && isReady) {
    context.globalAlpha = 0.34;
    drawLip(stage, size, x, landingY);
  }
  context.globalAlpha = 1;
}

function drawLip({ surface, layout, sprites }: DropStage, size: number, x: number, y: number, wide = 1, high = 1) {
  const sprite = sprites[size];
  if (!sprite) return;
  const radiusPx = elementAt(radii, size) * layout.scale;
  const [rx, ry] = [radiusPx * wide, radiusPx * high];
  const [px, py] = [layout.x + x * layout.scale, layout.y + y * layout.scale];
  surface.context.drawImage(sprite, px - rx, py - ry, rx * 2, ry * 2);
}
