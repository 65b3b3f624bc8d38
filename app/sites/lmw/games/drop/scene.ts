import { elementAt } from "#app/kits/basics/element-at.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { strokeLine } from "../flow/shapes.ts";
import { createSparks } from "../flow/sparks.ts";
import { drawJarBefore, drawJarBehind, drawPiece } from "./draw-jar.ts";
import { isBrimInDanger } from "./drop-news.ts";
import type { DropWorld } from "./drop-world.ts";
import { getLandingY, type JarLayout, layOutJar, partsPerUnit } from "./jar-layout.ts";
import { type JarPictures, loadJarPictures } from "./jar-pictures.ts";
import { cutJar, type JarPieces } from "./jar-pieces.ts";
import { spriteReach } from "./lip-sprites.ts";
import { createMergeRings } from "./merge-rings.ts";
import { brim, radii } from "./solver.ts";
import { tuning } from "./tuning.ts";

interface DropSceneOptions {
  canvas: HTMLCanvasElement;
  surface: CanvasSurface;
  isMotionReduced: boolean;
  isAssisted: boolean;
  /** The game is no longer shown. */
  signal: AbortSignal;
}

/** What the jar is drawn with: where it lies by now, and its pieces for that size. */
interface DropStage extends DropSceneOptions {
  layout: JarLayout;
  /** Null until they have come. */
  pictures: JarPictures | null;
  pieces: JarPieces;
  /** The scale for which the pieces were cut. */
  cutScale: number;
}

/** The jar in the lake. */
export function createDropScene(options: DropSceneOptions) {
  const { canvas, surface, isMotionReduced, signal } = options;
  const { context } = surface;
  const stage: DropStage = {
    ...options,
    layout: layOutJar(surface),
    pictures: null,
    pieces: cutJar(null, 1),
    cutScale: 0,
  };
  const sparks = createSparks(isMotionReduced);
  const rings = createMergeRings(isMotionReduced);
  loadJarPictures(signal).then(
    (pictures) => {
      stage.pictures = pictures;
      stage.cutScale = 0;
    },
    // It is played with plain drops then.
    () => {},
  );
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
      drawJarBehind(surface, stage.layout, stage.pieces, isBrimInDanger(world));
      for (const ball of world.balls) drawBall(stage, ball);
      rings.draw(context, nowMs);
      drawHanging(stage, world, x);
      drawJarBefore(surface, stage.layout, stage.pieces);
      sparks.draw(context, nowMs);
      context.restore();
    },
    /** Where a place of the page is in the jar, in units. */
    unitOf: (clientX: number): number =>
      (clientX - canvas.getBoundingClientRect().left - stage.layout.x) / stage.layout.scale,
    missed({ x, y, points }: DropWorld["missed"][number]): void {
      const [px, py] = placeOf(stage.layout, x, y);
      sparks.word(px, py - 10, `−${points}`, 16);
    },
    merged({ x, y, size, points }: DropWorld["merged"][number]): void {
      const { layout } = stage;
      const [px, py] = placeOf(layout, x, y);
      const color = tuning.shades[Math.min(size, tuning.shades.length - 1)] ?? "#ae0d29";
      rings.open(px, py, elementAt(radii, Math.min(size, radii.length - 1)) * layout.scale, color);
      sparks.burst(px, py, color, 6 + size * 3, 0.5 + size * 0.08);
      sparks.word(px, py - 10, `+${points}`, 14 + size * 2);
      if (size > 5) punch = Math.min(1.6, size * 0.16);
    },
  };
}

/** In CSS px, of a place in 256ths of a unit. */
const placeOf = ({ x: left, y: top, scale }: JarLayout, x: number, y: number): [number, number] => [
  left + (x / partsPerUnit) * scale,
  top + (y / partsPerUnit) * scale,
];

/** Lays the jar out for the size of now; its pieces are cut anew where that makes a difference. */
function fitToSurface(stage: DropStage): void {
  stage.layout = layOutJar(stage.surface);
  const { scale } = stage.layout;
  if (Math.abs(stage.cutScale - scale) < 0.02) return;
  stage.cutScale = scale;
  stage.pieces = cutJar(stage.pictures, scale);
}

/** One that has just met another is squashed and springs back, and one that falls is stretched. */
function drawBall(stage: DropStage, { id, size, x, y, py, age }: DropWorld["balls"][number]): void {
  const { isMotionReduced } = stage;
  const grown = Math.max(0, 1 - age / tuning.swellTicks);
  const isSwelling = !isMotionReduced && age <= tuning.swellTicks;
  const squash = isSwelling ? Math.sin(grown * Math.PI * 2.2) * tuning.swell * grown : 0;
  const stretch = isMotionReduced ? 0 : Math.min(0.22, Math.abs(y - py) * tuning.stretch);
  drawLip(stage, size, x / partsPerUnit, y / partsPerUnit, {
    wide: (1 + squash) * (1 - stretch),
    high: (1 - squash * 0.7) * (1 + stretch),
    lean: Math.sin(id * 2.4) * tuning.lean * Math.PI,
  });
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
  const { pipette } = stage.pieces;
  if (pipette) drawPiece(context, layout, pipette, { x: px, y: py - radius * layout.scale * 0.96 });
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

interface LipPose {
  wide: number;
  high: number;
  /** In radians. */
  lean: number;
}

const still: LipPose = { wide: 1, high: 1, lean: 0 };

function drawLip({ surface, layout, pieces }: DropStage, size: number, x: number, y: number, pose = still): void {
  const sprite = pieces.lips[size];
  if (!sprite) return;
  const { context } = surface;
  const half = elementAt(radii, size) * layout.scale * spriteReach;
  context.save();
  context.translate(layout.x + x * layout.scale, layout.y + y * layout.scale);
  // What is squashed is squashed downwards, however it leans.
  context.scale(pose.wide, pose.high);
  context.rotate(pose.lean);
  context.drawImage(sprite, -half, -half, half * 2, half * 2);
  context.restore();
}
