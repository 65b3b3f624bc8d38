import { openStage } from "../flow/canvas-stage.ts";
import { makeSparks } from "../flow/sparks.ts";
import { feel } from "./feel.ts";
import { paintLips } from "./lip-sprites.ts";
import type { DropWorld } from "./rules.ts";
import { brim, jarDepth, jarWidth, radii } from "./solver.ts";

const unit = 256;
const top = 12;

/** The jar in the lake; null where there is no canvas. */
export function openDropScene(canvas: HTMLCanvasElement, isCalm: boolean, isAssisted: boolean) {
  let place = { x: 0, y: 0, scale: 1 };
  let sprites: HTMLCanvasElement[] = [];
  let painted = 0;
  const sparks = makeSparks(isCalm);
  let punch = 0;
  const stage = openStage(canvas, () => fit());
  if (!stage) return null;
  const { context } = stage;
  fit();

  function fit(): void {
    if (!stage) return;
    const [w, h] = [jarWidth / unit, jarDepth / unit + top];
    const scale = Math.min((stage.width - 20) / w, (stage.height - 12) / h);
    place = { x: (stage.width - w * scale) / 2, y: Math.max(4, stage.height - h * scale - 6) + top * scale, scale };
    if (Math.abs(painted - scale) < 0.02) return;
    painted = scale;
    sprites = paintLips(scale);
  }

  function draw(world: DropWorld, x: number, nowMs: number): void {
    if (!stage) return;
    context.clearRect(0, 0, stage.width, stage.height);
    context.save();
    if (punch > 0.01 && !isCalm) {
      context.translate(0, Math.sin(nowMs / 18) * punch * 5);
      punch *= 0.88;
    }
    drawJar(world);
    for (const ball of world.balls) {
      const grown = Math.max(0, 1 - ball.age / feel.swellTicks);
      const swell = isCalm || ball.age > feel.swellTicks ? 1 : 1 + Math.sin(grown * Math.PI * 2.2) * feel.swell * grown;
      const speed = isCalm ? 0 : Math.min(0.22, Math.abs(ball.y - ball.py) * feel.stretch);
      drawLip(ball.size, ball.x / unit, ball.y / unit, swell * (1 - speed), swell * (1 + speed));
    }
    drawHanging(world, x);
    sparks.draw(context, nowMs);
    context.restore();
  }

  function drawJar(world: DropWorld): void {
    const [w, h] = [(jarWidth / unit) * place.scale, (jarDepth / unit) * place.scale];
    const water = context.createLinearGradient(0, place.y, 0, place.y + h);
    water.addColorStop(0, "rgba(24,12,44,.3)");
    water.addColorStop(0.4, "rgba(30,12,58,.66)");
    water.addColorStop(1, "rgba(10,4,22,.92)");
    context.fillStyle = water;
    context.fillRect(place.x, place.y, w, h);
    const line = place.y + (brim / unit) * place.scale;
    const isHigh = world.balls.some(({ high }) => high > 20);
    context.strokeStyle = isHigh ? "#ffb02e" : "rgba(243,235,230,.42)";
    context.lineWidth = isHigh ? 2.4 : 1.2;
    context.setLineDash(isHigh ? [] : [5, 6]);
    context.beginPath();
    context.moveTo(place.x, line);
    context.lineTo(place.x + w, line);
    context.stroke();
    context.setLineDash([]);
    context.strokeStyle = "rgba(214,196,255,.6)";
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(place.x, place.y - 8);
    context.lineTo(place.x, place.y + h);
    context.lineTo(place.x + w, place.y + h);
    context.lineTo(place.x + w, place.y - 8);
    context.stroke();
    context.strokeStyle = "rgba(255,255,255,.2)";
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(place.x + 7, place.y + h * 0.1);
    context.lineTo(place.x + 7, place.y + h * 0.52);
    context.stroke();
  }

  function drawHanging(world: DropWorld, x: number): void {
    const size = world.hangs;
    const y = brim / unit - radii[size]! - 2;
    const isReady = world.tick >= world.readyTick;
    context.globalAlpha = isReady ? 1 : 0.4;
    const [px, py] = [place.x + x * place.scale, place.y + y * place.scale];
    context.strokeStyle = "rgba(243,235,230,.34)";
    context.lineWidth = 1.2;
    context.setLineDash([2, 7]);
    context.beginPath();
    context.moveTo(px, py + radii[size]! * place.scale);
    const floor = landing(world, x, radii[size]!);
    context.lineTo(px, place.y + floor * place.scale);
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
    const r = radii[size]! * place.scale;
    context.drawImage(
      sprite,
      place.x + x * place.scale - r * sx,
      place.y + y * place.scale - r * sy,
      r * 2 * sx,
      r * 2 * sy,
    );
  }

  return {
    draw,
    stop: () => stage.stop(),
    /** Where a place of the page is in the jar, in units. */
    unitOf: (clientX: number): number => (clientX - canvas.getBoundingClientRect().left - place.x) / place.scale,
    merged({ x, y, size, points }: DropWorld["merged"][number]): void {
      const [px, py] = [place.x + (x / unit) * place.scale, place.y + (y / unit) * place.scale];
      const color = feel.shades[Math.min(size, feel.shades.length - 1)] ?? "#ae0d29";
      sparks.burst(px, py, color, 6 + size * 3, 0.5 + size * 0.08);
      sparks.word(px, py - 10, `+${points}`, 14 + size * 2);
      if (size > 5) punch = Math.min(1.6, size * 0.16);
    },
  };
}

/** Where a lip of a radius would come to rest if it fell straight, in units. */
function landing({ balls }: DropWorld, x: number, radius: number): number {
  let y = jarDepth / unit - radius;
  for (const ball of balls) {
    const away = Math.abs(ball.x / unit - x);
    const reach = radius + radii[ball.size]!;
    if (away < reach) y = Math.min(y, ball.y / unit - Math.sqrt(reach * reach - away * away));
  }
  return Math.max(y, brim / unit);
}
