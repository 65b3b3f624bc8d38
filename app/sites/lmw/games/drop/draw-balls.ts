import { elementAt } from "#app/kits/basics/element-at.ts";
import { strokeLine } from "../flow/shapes.ts";
import { drawPiece } from "./draw-jar.ts";
import type { DropStage } from "./drop-stage.ts";
import type { DropWorld } from "./drop-world.ts";
import { getLandingY, partsPerUnit } from "./jar-layout.ts";
import { spriteReach } from "./lip-sprites.ts";
import { brim, radii } from "./solver.ts";
import { stoneKinds } from "./stone-facets.ts";
import { stoneSize } from "./stones.ts";
import { tuning } from "./tuning.ts";

/** One that has just met another is squashed and springs back, and one that falls is stretched; paper does neither. */
export function drawBall(stage: DropStage, ball: DropWorld["balls"][number]): void {
  const { id, size, x, y, py, age } = ball;
  const { isMotionReduced } = stage;
  const lean = Math.sin(id * 2.4) * tuning.lean * Math.PI;
  const at = [x / partsPerUnit, y / partsPerUnit] as const;
  if (ball.isStone) return drawSprite(stage, stage.pieces.stones[id % stoneKinds], size, at, { ...still, lean });
  const grown = Math.max(0, 1 - age / tuning.swellTicks);
  const isSwelling = !isMotionReduced && age <= tuning.swellTicks;
  const squash = isSwelling ? Math.sin(grown * Math.PI * 2.2) * tuning.swell * grown : 0;
  const stretch = isMotionReduced ? 0 : Math.min(0.22, Math.abs(y - py) * tuning.stretch);
  drawLip(stage, size, at, {
    wide: (1 + squash) * (1 - stretch),
    high: (1 - squash * 0.7) * (1 + stretch),
    lean,
  });
}

/** What hangs above, the line along which it falls, and with help where it comes to rest. */
export function drawHanging(stage: DropStage, world: DropWorld, x: number): void {
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
  drawLip(stage, size, [x, y]);
  if (isAssisted && isReady) {
    context.globalAlpha = 0.34;
    drawLip(stage, size, [x, landingY]);
  }
  context.globalAlpha = 1;
}

/** How far above the jar's edge a paper hangs before it falls, in units. */
const stoneHangsY = -7;

/** From the second night on: the paper that falls behind the next lip, on its thread where it will fall. */
export function drawHangingStone(stage: DropStage, world: DropWorld, nowMs: number): void {
  if (world.setup.night < 2 || world.dropsToStone !== 1) return;
  const { layout, surface, isAssisted } = stage;
  const { context } = surface;
  const radius = elementAt(radii, stoneSize);
  const x = world.stoneX / partsPerUnit;
  const y = Math.max(stoneHangsY, (radius * layout.scale + 3 - layout.y) / layout.scale);
  const [px, py] = [layout.x + x * layout.scale, layout.y + y * layout.scale];
  const landingY = getLandingY(world, x, radius);
  const sprite = stage.pieces.stones[world.ids % stoneKinds];
  context.strokeStyle = "rgba(255,250,240,.6)";
  context.lineWidth = 1.4;
  strokeLine(context, [px, 0], [px, py - radius * layout.scale * 0.8]);
  context.setLineDash([1, 9]);
  context.lineCap = "round";
  context.lineWidth = 2.4;
  strokeLine(context, [px, py + radius * layout.scale], [px, layout.y + landingY * layout.scale]);
  context.setLineDash([]);
  context.lineCap = "butt";
  const lean = stage.isMotionReduced ? 0 : Math.sin(nowMs / 420) * tuning.stoneSwing;
  drawSprite(stage, sprite, stoneSize, [x, y], { ...still, lean });
  if (!isAssisted) return;
  context.globalAlpha = 0.34;
  drawSprite(stage, sprite, stoneSize, [x, landingY], still);
  context.globalAlpha = 1;
}

interface BallPose {
  wide: number;
  high: number;
  /** In radians. */
  lean: number;
}

const still: BallPose = { wide: 1, high: 1, lean: 0 };

function drawLip(stage: DropStage, size: number, at: readonly [number, number], pose = still): void {
  drawSprite(stage, stage.pieces.lips[size], size, at, pose);
}

/** At a place in units. */
function drawSprite(
  { surface, layout }: DropStage,
  sprite: HTMLCanvasElement | undefined,
  size: number,
  [x, y]: readonly [number, number],
  pose: BallPose,
): void {
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
