import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { SlicedWork } from "#app/kits/basics/time-slicing.ts";

/** The steam on a mirror: a picture of it, and what is left of it after wiping. */
export interface Fog {
  left: HTMLCanvasElement;
  /** Takes steam away along a stroke, in px of the fog. */
  wipe(fromX: number, fromY: number, toX: number, toY: number, radius: number): void;
  /** A bead has run: a thin line of it is gone. */
  run(x: number, fromY: number, toY: number, radius: number): void;
  /** A breath: steam comes back, `part` of all of it. */
  breathe(part: number): void;
}

/** Makes the steam of a mirror whose rim is a circle. Sizes in px. Can be left between its drops. */
export function* createFog(
  width: number,
  height: number,
  rim: { x: number; y: number; radius: number },
): SlicedWork<Fog> {
  const fullSteam = yield* createSteam(width, height, rim);
  const ctx = createDrawing(width, height);
  ctx.drawImage(fullSteam, 0, 0);

  return {
    left: ctx.canvas,
    wipe(fromX, fromY, toX, toY, radius) {
      ctx.globalCompositeOperation = "destination-out";
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / (radius * 0.25)));
      for (let i = 0; i <= steps; i++) {
        const [x, y] = [fromX + ((toX - fromX) * i) / steps, fromY + ((toY - fromY) * i) / steps];
        const soft = ctx.createRadialGradient(x, y, radius * 0.55, x, y, radius);
        soft.addColorStop(0, "rgb(0 0 0 / 0.5)");
        soft.addColorStop(1, "rgb(0 0 0 / 0)");
        ctx.fillStyle = soft;
        ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
    },
    run(x, fromY, toY, radius) {
      ctx.globalCompositeOperation = "destination-out";
      ctx.strokeStyle = "rgb(0 0 0 / 0.75)";
      ctx.lineWidth = radius;
      ctx.lineCap = "round";
      ctx.beginPath();
      ctx.moveTo(x, fromY);
      ctx.lineTo(x, toY);
      ctx.stroke();
    },
    breathe(part) {
      ctx.globalCompositeOperation = "destination-over";
      ctx.globalAlpha = part;
      ctx.drawImage(fullSteam, 0, 0);
      ctx.globalAlpha = 1;
    },
  };
}

function* createSteam(
  width: number,
  height: number,
  { x, y, radius }: { x: number; y: number; radius: number },
): SlicedWork<HTMLCanvasElement> {
  const ctx = createDrawing(width, height);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.clip();
  const gradient = ctx.createRadialGradient(x - radius * 0.3, y - radius * 0.5, radius * 0.1, x, y, radius);
  gradient.addColorStop(0, "rgb(116 114 114 / 0.94)");
  gradient.addColorStop(0.75, "rgb(84 82 83 / 0.95)");
  gradient.addColorStop(1, "rgb(48 47 48 / 0.97)");
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
  let seed = 7;
  const chance = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const dab = (size: number, colour: string): void => {
    const [cx, cy] = [x + (chance() * 2 - 1) * radius, y + (chance() * 2 - 1) * radius];
    const soft = ctx.createRadialGradient(cx, cy, 0, cx, cy, size);
    soft.addColorStop(0, colour);
    soft.addColorStop(1, "rgb(0 0 0 / 0)");
    ctx.fillStyle = soft;
    ctx.fillRect(cx - size, cy - size, size * 2, size * 2);
  };
  for (let i = 0; i < 90; i++) {
    dab(radius * (0.1 + chance() * 0.3), i % 2 ? "rgb(205 202 200 / 0.05)" : "rgb(10 10 10 / 0.07)");
    yield;
  }
  // The finest drops: what makes steam look wet.
  for (let i = 0; i < 2_600; i++) {
    const [cx, cy] = [x + (chance() * 2 - 1) * radius, y + (chance() * 2 - 1) * radius];
    const size = 0.4 + chance() ** 3 * radius * 0.011;
    ctx.fillStyle = `rgb(14 13 14 / ${0.1 + chance() * 0.22})`;
    ctx.beginPath();
    ctx.arc(cx, cy, size, 0, 7);
    ctx.fill();
    ctx.fillStyle = `rgb(240 236 233 / ${0.08 + chance() * 0.25})`;
    ctx.fillRect(cx - size * 0.4, cy + size * 0.35, size * 0.8, Math.max(0.5, size * 0.3));
    if (i % 20 === 0) yield;
  }
  return ctx.canvas;
}
