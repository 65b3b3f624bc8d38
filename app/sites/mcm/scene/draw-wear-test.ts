import type { WearTest } from "../rules/wear-test.ts";
import { teardropsOf } from "../rules/teardrops.ts";

/** Draws over the finished picture of two eyes; `points` are the face's, as shares of the picture. */
export type Overlay = (pen: CanvasRenderingContext2D, points: Float32Array) => void;

/**
 * What a weather lays over the eyes: drawn where the face is, not promised of any liquid. Null on a quiet day.
 * @param seconds since it began; the same for a still
 */
export function overlayOf(wearTest: WearTest, seconds: number): Overlay | null {
  switch (wearTest) {
    case "calm":
      return null;
    case "wind":
      return (pen) => drawAir(pen, seconds);
    case "tears":
      return (pen, points) => drawTeardrops(pen, points, seconds);
    case "steam":
      return (pen) => drawSteam(pen, seconds);
  }
}

/** Water along the lower lid, and a drop on its way down each cheek. */
function drawTeardrops(pen: CanvasRenderingContext2D, points: Float32Array, seconds: number): void {
  const { width, height } = pen.canvas;
  pen.save();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [i, { lid, path, size }] of teardropsOf(points, width / height).entries()) {
    const px = size * width;
    const at = ([x, y]: readonly [number, number]): [number, number] => [x * width, y * height];
    strokeAlong(pen, lid.map(at), px * 0.05, "rgb(255 255 255 / 0.16)");
    strokeAlong(
      pen,
      lid.slice(2, 6).map(([x, y]) => at([x, y - size * 0.012])),
      px * 0.014,
      "rgb(255 255 255 / 0.7)",
    );
    // One eye a little before the other.
    const share = ease((((seconds + i * 0.9) / 3.6) % 1) * 1.25);
    const run = path.slice(0, Math.max(3, Math.round(path.length * share))).map(at);
    const side = px * 0.018;
    strokeAlong(pen, run, px * 0.085, "rgb(255 246 240 / 0.1)");
    strokeAlong(pen, shifted(run, side * 1.7), px * 0.014, "rgb(40 12 6 / 0.3)");
    strokeAlong(pen, shifted(run, -side), px * 0.011, "rgb(255 255 255 / 0.62)");
    drawDrop(pen, run.at(-1) ?? [0, 0], px * 0.062);
  }
  pen.restore();
}

function drawDrop(pen: CanvasRenderingContext2D, [x, y]: readonly [number, number], radius: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(0.82, 1.18);
  const body = pen.createRadialGradient(0, -radius * 0.2, radius * 0.1, 0, 0, radius);
  body.addColorStop(0, "rgb(255 250 246 / 0.1)");
  body.addColorStop(0.72, "rgb(70 26 14 / 0.16)");
  body.addColorStop(1, "rgb(40 12 6 / 0.42)");
  disc(pen, 0, 0, radius, body);
  const low = pen.createRadialGradient(0, radius * 0.55, 0, 0, radius * 0.5, radius * 0.62);
  low.addColorStop(0, "rgb(255 240 230 / 0.75)");
  low.addColorStop(1, "rgb(255 240 230 / 0)");
  disc(pen, 0, radius * 0.42, radius * 0.5, low);
  disc(pen, -radius * 0.36, -radius * 0.42, radius * 0.17, "rgb(255 255 255 / 0.95)");
  pen.restore();
}

/** Warm air that rises, lies on the picture like breath on a glass, and thins out again. */
function drawSteam(pen: CanvasRenderingContext2D, seconds: number): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = "rgb(240 234 230 / 0.13)";
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 11; i++) {
    const life = (i * 0.381 + seconds / (7 + (i % 3) * 2)) % 1;
    const x = width * (((i * 0.618) % 1) + 0.05 * Math.sin(seconds * 0.7 + i));
    const y = height * (1.2 - 1.25 * life);
    const radius = width * (0.13 + 0.12 * ((i * 0.27) % 1)) * (0.6 + life);
    const wisp = pen.createRadialGradient(x, y, 0, x, y, radius);
    const cover = 0.36 * Math.sin(Math.PI * Math.min(1, life * 1.1 + 0.12));
    wisp.addColorStop(0, `rgb(246 241 238 / ${cover.toFixed(3)})`);
    wisp.addColorStop(1, "rgb(246 241 238 / 0)");
    disc(pen, x, y, radius, wisp);
  }
}

/** Fine lines of air across the picture. */
function drawAir(pen: CanvasRenderingContext2D, seconds: number): void {
  const { width, height } = pen.canvas;
  pen.save();
  pen.lineCap = "round";
  for (let i = 0; i < 7; i++) {
    const life = (i * 0.43 + seconds / (1.3 + (i % 3) * 0.35)) % 1;
    const [y, long] = [height * (0.08 + 0.13 * i), width * (0.16 + 0.09 * (i % 3))];
    const from = width * (life * 1.5 - 0.35);
    const line = pen.createLinearGradient(from, 0, from + long, 0);
    line.addColorStop(0, "rgb(243 235 230 / 0)");
    line.addColorStop(0.75, "rgb(243 235 230 / 0.5)");
    line.addColorStop(1, "rgb(243 235 230 / 0)");
    pen.strokeStyle = line;
    pen.lineWidth = width * (0.0016 + 0.0008 * (i % 2));
    pen.beginPath();
    pen.moveTo(from, y);
    pen.bezierCurveTo(from + long * 0.3, y - height * 0.03, from + long * 0.7, y + height * 0.02, from + long, y);
    pen.stroke();
  }
  pen.restore();
}

type Point = [x: number, y: number];

function strokeAlong(pen: CanvasRenderingContext2D, line: readonly Point[], widthPx: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = widthPx;
  pen.beginPath();
  for (const [x, y] of line) pen.lineTo(x, y);
  pen.stroke();
}

function disc(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

const shifted = (line: readonly Point[], by: number): Point[] => line.map(([x, y]) => [x + by, y]);
const ease = (share: number): number => 1 - (1 - Math.min(1, share)) ** 2.2;
