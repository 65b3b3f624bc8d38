import { createCanvasSurface } from "../flow/canvas-surface.ts";
import { createSparks } from "../flow/sparks.ts";
import { tuning } from "./tuning.ts";
import { paintLips } from "./lip-sprites.ts";
import type { DropWorld } from "./drop-world.ts";
import { brim, jarDepth, jarWidth, radii } from "./solver.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const unit = 256;
const top = 12;

/** The jar in the lake; null where there is no canvas. */
export function createDropScene(canvas: HTMLCanvasElement, isMotionReduced: boolean, isAssisted: boolean) {
  let layout = { x: 0, y: 0, scale: 1 };
  let sprites: HTMLCanvasElement[] = [];
  let paintedScale = 0;
  const sparks = createSparks(isMotionReduced);
  let punch = 0;
  const surface = createCanvasSurface(canvas, () => fit());
  if (!surface) return null;
  const { context } = surface;
  fit();

  function fit(): void {
    if (!surface) return;
    const [w, h] = [jarWidth / unit, jarDepth / unit + top];
    const scale = Math.min((surface.width - 20) / w, (surface.height - 12) / h);
    layout = {
      x: (surface.width - w * scale) / 2,
      y: Math.max(4, surface.height - h * scale - 6) + top * scale,
      scale,
    };
    if (Math.abs(paintedScale - scale) < 0.02) return;
    paintedScale = scale;
    sprites = paintLips(scale);
  }

  function draw(world: DropWorld, x: number, nowMs: number): void {
    if (!surface) return;
    context.clearRect(0, 0, surface.width, surface.height);
    context.save();
    if (punch > 0.01 && !isMotionReduced) {
      context.translate(0, Math.sin(nowMs / 18) * punch * 5);
      punch *= 0.88;
    }
    drawJar(world);
    for (const ball of world.balls) {
      const grown = Math.max(0, 1 - ball.age / tuning.swellTicks);
      const swell =
        isMotionReduced || ball.age > tuning.swellTicks
          ? 1
          : 1 + Math.sin(grown * Math.PI * 2.2) * tuning.swell * grown;
      const speed = isMotionReduced ? 0 : Math.min(0.22, Math.abs(ball.y - ball.py) * tuning.stretch);
      drawLip(ball.size, ball.x / unit, ball.y / unit, swell * (1 - speed), swell * (1 + speed));
    }
    drawHanging(world, x);
    sparks.draw(context, nowMs);
    context.restore();
  }

  function drawJar(world: DropWorld): void {
    const [w, h] = [(jarWidth / unit) * layout.scale, (jarDepth / unit) * layout.scale];
    const water = context.createLinearGradient(0, layout.y, 0, layout.y + h);
    water.addColorStop(0, "rgba(24,12,44,.3)");
    water.addColorStop(0.4, "rgba(30,12,58,.66)");
    water.addColorStop(1, "rgba(10,4,22,.92)");
    context.fillStyle = water;
    context.fillRect(layout.x, layout.y, w, h);
    const line = layout.y + (brim / unit) * layout.scale;
    const isHigh = world.balls.some(({ high }) => high > 20);
    context.strokeStyle = isHigh ? "#ffb02e" : "rgba(243,235,230,.42)";
    context.lineWidth = isHigh ? 2.4 : 1.2;
    context.setLineDash(isHigh ? [] : [5, 6]);
    context.beginPath();
    context.moveTo(layout.x, line);
    context.lineTo(layout.x + w, line);
    context.stroke();
    context.setLineDash([]);
    context.strokeStyle = "rgba(214,196,255,.6)";
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(layout.x, layout.y - 8);
    context.lineTo(layout.x, layout.y + h);
    context.lineTo(layout.x + w, layout.y + h);
    context.lineTo(layout.x + w, layout.y - 8);
    context.stroke();
    context.strokeStyle = "rgba(255,255,255,.2)";
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(layout.x + 7, layout.y + h * 0.1);
    context.lineTo(layout.x + 7, layout.y + h * 0.52);
    context.stroke();
  }

  function drawHanging(world: DropWorld, x: number): void {
    const size = world.hangs;
    const y = brim / unit - elementAt(radii, size) - 2;
    const isReady = world.tick >= world.readyTick;
    context.globalAlpha = isReady ? 1 : 0.4;
    const [px, py] = [layout.x + x * layout.scale, layout.y + y * layout.scale];
    context.strokeStyle = "rgba(243,235,230,.34)";
    context.lineWidth = 1.2;
    context.setLineDash([2, 7]);
    context.beginPath();
    context.moveTo(px, py + elementAt(radii, size) * layout.scale);
    const floor = getLandingY(world, x, elementAt(radii, size));
    context.lineTo(px, layout.y + floor * layout.scale);
    context.stroke();
    context.setLineDash([]);
    drawLip(size, x, y, 1, 1);
    if (isAssisted && isReady) {
      context.globalAlpha = 0.34;
      drawLip(size, x, floor, 1, 1);
    }
    context.globalAlpha = 1;
  }

  function drawLip(size: number, x: number, y: number, sx: number, sy: number): void {
    const sprite = sprites[size];
    if (!sprite) return;
    const r = elementAt(radii, size) * layout.scale;
    context.drawImage(
      sprite,
      layout.x + x * layout.scale - r * sx,
      layout.y + y * layout.scale - r * sy,
      r * 2 * sx,
      r * 2 * sy,
    );
  }

  return {
    draw,
    stop: () => surface.stop(),
    /** Where a place of the page is in the jar, in units. */
    unitOf: (clientX: number): number => (clientX - canvas.getBoundingClientRect().left - layout.x) / layout.scale,
    merged({ x, y, size, points }: DropWorld["merged"][number]): void {
      const [px, py] = [layout.x + (x / unit) * layout.scale, layout.y + (y / unit) * layout.scale];
      const color = tuning.shades[Math.min(size, tuning.shades.length - 1)] ?? "#ae0d29";
      sparks.burst(px, py, color, 6 + size * 3, 0.5 + size * 0.08);
      sparks.word(px, py - 10, `+${points}`, 14 + size * 2);
      if (size > 5) punch = Math.min(1.6, size * 0.16);
    },
  };
}

/** Where a lip of a radius would come to rest if it fell straight, in units. */
function getLandingY({ balls }: DropWorld, x: number, radius: number): number {
  let y = jarDepth / unit - radius;
  for (const ball of balls) {
    const distance = Math.abs(ball.x / unit - x);
    const reach = radius + elementAt(radii, ball.size);
    if (distance < reach) y = Math.min(y, ball.y / unit - Math.sqrt(reach * reach - distance * distance));
  }
  return Math.max(y, brim / unit);
}
