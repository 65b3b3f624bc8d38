import { fillPath } from "../flow/fill-path.ts";
import { mixHex } from "../flow/mix-hex.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { tuning } from "./tuning.ts";
import { columns, type Mouth, rows } from "./mouth.ts";
import { getCoverage, type PaintWorld, swingMs } from "./rules.ts";

/** Draws the sign and keeps the paint on it. Places come in half units, as the rules have them. */
export interface PaintScene {
  draw(world: PaintWorld, nowMs: number, cursor: { x: number; y: number } | null): void;
  /** A stroke of the brush from one place to another. */
  stroke(from: { x: number; y: number }, to: { x: number; y: number }): void;
  /** The sign is done and goes to the others; the next one is bare. */
  finish(points: number): void;
  /** A place of the page's picture, in half units of the sign. */
  toSignPosition(clientX: number, clientY: number): { x: number; y: number };
  /** Where the sign lies in the canvas, in CSS px. */
  frame(): { x: number; y: number; scale: number };
}

const width = columns * 4;
const height = rows * 4;
/** The paint is kept at this many px for a half unit. */
const pixelsPerUnit = 3;

/** A scene on a stage, in one shade. */
export function createPaintScene(
  canvas: HTMLCanvasElement,
  surface: CanvasSurface,
  hex: string,
  isAssisted: boolean,
): PaintScene {
  const [paintLayer, paintContext] = createLayer();
  // The bristles lie on their own layer, so that no later stroke wipes them from the one before.
  const [bristleLayer, bristleContext] = createLayer();
  const finished: { shape: Path2D; points: number }[] = [];
  const reach = (isAssisted ? 7.4 : 4.4) * 4;
  let glints: { x: number; y: number }[] = [];
  let glintsAtMs = -1_000;
  let clip: Path2D | null = null;
  let clipOf: Mouth | null = null;

  const frame = () => {
    const scale = Math.min((surface.width - 24) / width, (surface.height - 60) / height);
    return { x: (surface.width - width * scale) / 2, y: Math.max(34, (surface.height - height * scale) * 0.28), scale };
  };

  const shapeOf = (mouth: Mouth): Path2D => {
    if (clipOf === mouth && clip) return clip;
    clipOf = mouth;
    clip = createMouthPath(mouth);
    return clip;
  };

  function stroke(from: { x: number; y: number }, to: { x: number; y: number }): void {
    for (const each of [paintContext, bristleContext]) {
      each.save();
      each.scale(pixelsPerUnit, pixelsPerUnit);
      if (isAssisted && clipOf) each.clip(shapeOf(clipOf), "evenodd");
    }
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const line = (on: CanvasRenderingContext2D, off: number, lineWidth: number, style: string): void => {
      on.strokeStyle = style;
      on.lineWidth = lineWidth;
      on.beginPath();
      on.moveTo(from.x + nx * off, from.y + ny * off);
      on.lineTo(to.x + nx * off + 0.01, to.y + ny * off);
      on.stroke();
    };
    paintContext.lineCap = "round";
    line(paintContext, 0, reach * 2, hex);
    bristleContext.globalAlpha = 0.2;
    const isDot = from.x === to.x && from.y === to.y;
    for (const { off, light } of isDot ? [] : tuning.bristles)
      line(
        bristleContext,
        off * reach,
        reach * 0.17,
        light > 0 ? mixHex(hex, "#ffffff", light * 1.5) : mixHex(hex, "#050304", -light * 1.4),
      );
    for (const each of [paintContext, bristleContext]) each.restore();
  }

  function draw(world: PaintWorld, nowMs: number, cursor: { x: number; y: number } | null): void {
    const { context } = surface;
    const { x, y, scale } = frame();
    const shape = shapeOf(world.mouth);
    context.clearRect(0, 0, surface.width, surface.height);
    context.save();
    const swing = Math.max(0, (world.readyMs - nowMs) / swingMs);
    context.translate(surface.width / 2, 0);
    context.rotate(((Math.sin(nowMs / 900) * 0.35 + swing * swing * tuning.swingDegrees) * Math.PI) / 180);
    context.translate(swing * swing * swing * surface.width * 0.9 - surface.width / 2, 0);
    drawPaper(context, x, y, width * scale, height * scale);
    context.translate(x, y);
    context.scale(scale, scale);
    // Wet and thick: its own shadow below, its light above.
    context.globalAlpha = 0.4;
    context.globalCompositeOperation = "multiply";
    context.drawImage(paintLayer, 1, 2.6, width, height);
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
    context.drawImage(paintLayer, 0, 0, width, height);
    context.drawImage(bristleLayer, 0, 0, width, height);
    context.globalCompositeOperation = "soft-light";
    context.globalAlpha = 0.45;
    context.drawImage(paintLayer, -2, -2.6, width, height);
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
    context.strokeStyle = tuning.ink;
    context.lineWidth = 3.4;
    context.stroke(shape);
    drawGlints(context, world, nowMs);
    if (cursor) {
      context.strokeStyle = tuning.ink;
      context.lineWidth = 2.4;
      context.beginPath();
      context.arc(cursor.x, cursor.y, reach, 0, Math.PI * 2);
      context.stroke();
      context.strokeStyle = tuning.paper;
      context.lineWidth = 1;
      context.stroke();
    }
    context.restore();
    drawFinished(context, y + height * scale);
  }

  /** What is done hangs below, as small signs. */
  function drawFinished(context: CanvasRenderingContext2D, from: number): void {
    const perRow = 5;
    const each = (surface.width - 48) / perRow;
    const scale = (each - 8) / width;
    for (const [n, { shape, points }] of finished.slice(-15).entries()) {
      const x = 28 + (n % perRow) * each;
      const y = from + 26 + Math.floor(n / perRow) * (height * scale + 20);
      if (y + height * scale > surface.height) return;
      context.save();
      context.translate(x, y);
      context.fillStyle = tuning.paper;
      context.fillRect(0, 0, width * scale, height * scale);
      context.scale(scale, scale);
      context.fillStyle = hex;
      fillPath(context, shape, "evenodd");
      context.restore();
      context.fillStyle = "#f3ebe6";
      context.font = "700 12px Archivo, sans-serif";
      context.textAlign = "center";
      context.fillText(String(points), x + (width * scale) / 2, y + height * scale + 13);
    }
  }

  function drawGlints(context: CanvasRenderingContext2D, world: PaintWorld, nowMs: number): void {
    if (getCoverage(world) < tuning.glintFrom) return;
    if (nowMs - glintsAtMs > 240) {
      glintsAtMs = nowMs;
      glints = findUnpainted(world);
    }
    const beat = 0.75 + Math.sin(nowMs / 160) * 0.25;
    for (const { x, y } of glints) {
      context.strokeStyle = "#b8860b";
      context.fillStyle = "#ffb02e";
      context.lineWidth = 1;
      context.beginPath();
      context.arc(x, y, 3.6 * beat, 0, Math.PI * 2);
      context.fill();
      context.stroke();
    }
  }

  return {
    draw,
    stroke,
    frame,
    finish(points) {
      if (clip) finished.push({ shape: clip, points });
      for (const each of [paintContext, bristleContext]) each.clearRect(0, 0, paintLayer.width, paintLayer.height);
    },
    toSignPosition(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      const { x, y, scale } = frame();
      const clampRound = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));
      return {
        x: clampRound((clientX - box.left - x) / scale, width),
        y: clampRound((clientY - box.top - y) / scale, height),
      };
    },
  };
}

function createLayer(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  canvas.width = width * pixelsPerUnit;
  canvas.height = height * pixelsPerUnit;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("a stage without a canvas");
  return [canvas, context];
}

/** The edges as a path, in half units: outside once, the gap once more, so that even-odd leaves it free. */
export function createMouthPath({ outline }: Mouth): Path2D {
  const path = new Path2D();
  const point = (column: number, edge: number): [number, number] => [column * 4 + 2, edge / 64];
  const ring = (upper: "top" | "gapTop", lower: "bottom" | "gapBottom"): void => {
    for (const [n, one] of outline.entries()) {
      const [px, py] = point(one.column, one[upper]);
      if (n === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    }
    for (const one of outline.toReversed()) path.lineTo(...point(one.column, one[lower]));
    path.closePath();
  };
  ring("top", "bottom");
  if (outline.some(({ gapTop, gapBottom }) => gapBottom > gapTop)) ring("gapTop", "gapBottom");
  return path;
}

/** Places inside that have no paint yet, a dozen at most, well apart. */
function findUnpainted({ mouth, painted }: PaintWorld): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
  for (let cell = 0; cell < painted.length && spots.length < 12; cell++) {
    if (mouth.inside[cell] === 0 || painted[cell] === 1) continue;
    const spot = { x: (cell % columns) * 4 + 2, y: Math.floor(cell / columns) * 4 + 2 };
    if (spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 22)) spots.push(spot);
  }
  return spots;
}

function drawPaper(context: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void {
  context.strokeStyle = "#6b5a50";
  context.lineWidth = 1.6;
  for (const side of [0.18, 0.82]) {
    context.beginPath();
    context.moveTo(x + w * side, -40);
    context.lineTo(x + w * side, y + 6);
    context.stroke();
  }
  context.save();
  context.shadowColor = "rgba(0,0,0,.8)";
  context.shadowBlur = 34;
  context.shadowOffsetY = 18;
  const gradient = context.createLinearGradient(x, y, x + w * 0.3, y + h);
  gradient.addColorStop(0, "#f3ebe6");
  gradient.addColorStop(0.55, tuning.paper);
  gradient.addColorStop(1, tuning.paperShade);
  context.fillStyle = gradient;
  context.beginPath();
  // A torn lower edge.
  context.moveTo(x, y);
  context.lineTo(x + w, y + 2);
  context.lineTo(x + w - 2, y + h);
  for (let n = 12; n >= 0; n--) context.lineTo(x + (w * n) / 12, y + h + ((n * 37) % 7) - 3);
  context.closePath();
  context.fill();
  context.restore();
  context.strokeStyle = "rgba(18,12,13,.1)";
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(x, y + h * 0.52);
  context.lineTo(x + w, y + h * 0.515);
  context.stroke();
}
