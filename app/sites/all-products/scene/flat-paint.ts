import { tuning } from "../tuning.ts";
import type { Paint, PaintLook } from "./paint.ts";

/** Width of one bristle in px. */
const bristlePx = 3;

/** Paint without light, for phones that have no WebGL2: ragged bristles of the exact shade. */
export function openFlatPaint(canvas: HTMLCanvasElement, { hex }: PaintLook): Paint {
  const density = Math.min(devicePixelRatio, tuning.maxDensity);
  canvas.width = Math.round(canvas.clientWidth * density);
  canvas.height = Math.round(canvas.clientHeight * density);
  const context = canvas.getContext("2d");
  return {
    draw({ progress, x, y }) {
      if (!context) return;
      const { width, height } = canvas;
      context.clearRect(0, 0, width, height);
      context.fillStyle = hex;
      const half = width * (0.12 + 1.2 * progress);
      const step = bristlePx * density;
      for (let left = Math.max(0, x * width - half); left < Math.min(width, x * width + half); left += step) {
        const ragged = raggedness(Math.round(left / step));
        const top = height * Math.max(0, y * (1 - 1.6 * progress) - 0.04 * ragged);
        const front = height * (y + (1.25 - y) * progress - 0.16 * ragged * (1 - progress));
        if (progress > 0) context.fillRect(left, top, step + 1, Math.max(0, front - top));
      }
    },
  };
}

/** The same length for the same bristle every time, 0–1. */
const raggedness = (bristle: number): number => Math.abs(Math.sin(bristle * 127.1) * 43758.5453) % 1;
