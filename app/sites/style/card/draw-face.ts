import type { LayerOf, LookLayer } from "#contracts/look.ts";
import type { LineFace } from "./line-face.ts";

/** The part of a drawing that a card shows, in its units. Four to five, as the card. */
const view = { x: 22, y: 14, width: 356 };
const bone = "#f3ebe6";

/** A drawn face with a look on it, on a clear ground. */
export function drawFace(face: LineFace, layers: readonly LookLayer[], widthPx: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, widthPx * 1.25];
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const scale = widthPx / view.width;
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  for (const kind of order) for (const layer of layers) if (layer.kind === kind) drawLayer(context, face, layer, scale);
  context.strokeStyle = bone;
  context.lineCap = "round";
  for (const { d, width } of Object.values(face.lines).flat()) {
    context.lineWidth = width * 0.75;
    context.stroke(new Path2D(d));
  }
  return canvas;
}

/** As a hand would put things on; lines of the face come last. */
const order: readonly LookLayer["kind"][] = ["contour", "blush", "shadow", "liner", "lip"];

function drawLayer(context: CanvasRenderingContext2D, { areas }: LineFace, layer: LookLayer, scale: number): void {
  const { hex, intensity } = layer;
  if (layer.kind === "contour") fillSoft(context, areas.contour, hex, 0.4 * intensity, 9 * scale);
  if (layer.kind === "blush") fillSoft(context, areas.cheek, hex, 0.75 * intensity, 9 * scale);
  if (layer.kind === "shadow") drawShadow(context, areas, layer, scale);
  if (layer.kind === "liner") {
    context.save();
    context.globalAlpha = intensity;
    context.strokeStyle = context.fillStyle = lighten(hex);
    context.lineWidth = 0.6 + 2.4 * layer.thickness;
    const path = new Path2D(areas.lashLine);
    fill(context, path);
    context.stroke(path);
    context.restore();
  }
  if (layer.kind === "lip") drawLips(context, areas.lips, layer);
}

function drawShadow(
  context: CanvasRenderingContext2D,
  areas: LineFace["areas"],
  { well, hex, intensity, finish }: LayerOf<"shadow">,
  scale: number,
): void {
  if (well === "base") fillSoft(context, areas.crease, hex, 0.6 * intensity, 5 * scale);
  if (well === "main") fillSoft(context, areas.crease, hex, 0.85 * intensity, 3 * scale);
  if (well === "deep") fillSoft(context, areas.lashLine, hex, 0.9 * intensity, 4 * scale);
  if (well === "lower") fillSoft(context, areas.underEye, hex, 0.5 * intensity, 4 * scale);
  if (well === "light") fillSoft(context, areas.lid, hex, (finish === "glitter" ? 0.7 : 0.4) * intensity, 2 * scale);
}

function drawLips(
  context: CanvasRenderingContext2D,
  d: string,
  { hex, intensity, finish, spread }: LayerOf<"lip">,
): void {
  const path = new Path2D(d);
  const { left, right, top, bottom } = boxOf(d);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  context.save();
  context.clip(path);
  context.globalAlpha = 0.35 + 0.65 * intensity;
  const body = context.createRadialGradient(x, y, 0, x, y, (right - left) / 2);
  body.addColorStop(0, hex);
  body.addColorStop(spread === "inner" ? 0.45 : 0.8, hex);
  body.addColorStop(1, spread === "inner" ? `${hex}22` : hex);
  context.fillStyle = body;
  context.fillRect(left, top, right - left, bottom - top);
  // Powder keeps the light to itself; everything else gives some of it back, from the lower lip.
  const gleam = finish === "matte" ? 0.06 : finish === "satin" || finish === "tint" ? 0.2 : 0.45;
  context.globalAlpha = gleam;
  const light = context.createLinearGradient(0, y, 0, bottom);
  light.addColorStop(0.1, "rgb(255 255 255 / 0)");
  light.addColorStop(0.45, "rgb(255 255 255 / 1)");
  light.addColorStop(0.8, "rgb(255 255 255 / 0)");
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(x, y + (bottom - y) * 0.45, (right - left) * 0.26, (bottom - y) * 0.3, 0, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** Fills a place with soft edges: only the shadow of the shape falls into the picture. Not every browser has filters. */
function fillSoft(context: CanvasRenderingContext2D, d: string, hex: string, alpha: number, blurPx: number): void {
  const offsetPx = context.canvas.width * 2;
  context.save();
  context.globalAlpha = Math.min(1, alpha);
  context.shadowColor = hex;
  context.shadowBlur = blurPx;
  // Shadows do not know the scale of the pen.
  context.shadowOffsetX = offsetPx;
  const { a, d: scaleY, e, f } = context.getTransform();
  context.setTransform(a, 0, 0, scaleY, e - offsetPx, f);
  context.fillStyle = hex;
  fill(context, new Path2D(d));
  context.restore();
}

// The linter takes a pen for an array.
const fill = (context: CanvasRenderingContext2D, ...path: [Path2D]): void => context.fill(...path);

/** A line that would be lost on a dark ground is drawn a little lighter than it is. */
function lighten(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const lift = Math.max(0, 96 - Math.max(...parts));
  return `rgb(${parts.map((part) => part + lift).join(" ")})`;
}

/** The box around a path of absolute points. */
function boxOf(d: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
