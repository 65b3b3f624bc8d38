import { type GraphShape, createGraphShape, type ProjectedPoint, projectGraph } from "./graph-shape.ts";
import type { GraphNode } from "./graph-node.ts";
import { elementAt } from "../basics/element-at.ts";

/** One turn takes so long: it drifts. */
const turnMs = 240_000;
/** Thirty frames a second are plenty for what moves this slowly. */
const frameMs = 33;
const bone = "243 235 230";

interface Options {
  /** Stands still: reduced motion. */
  isStill: boolean;
}

/**
 * Draws the graph on a canvas that fills its place and lets it turn slowly until the signal ends. About a hundred points
 * and hairlines: well below 2 ms a frame. `isStill` draws it once, and again when the window changes.
 */
export function startGraph(
  canvas: HTMLCanvasElement,
  nodes: readonly GraphNode[],
  signal: AbortSignal,
  { isStill }: Options = { isStill: false },
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const shape = createGraphShape(nodes);
  const projected: ProjectedPoint[] = [];
  const glow = createGlow();
  let frame = 0;
  let drawnMs = -frameMs;

  function draw(nowMs: number): void {
    if (!context) return;
    projectGraph(
      shape.points,
      projected,
      0.5 + (nowMs / turnMs) * 2 * Math.PI,
      canvas.clientWidth,
      canvas.clientHeight,
    );
    drawGraph(context, shape, projected, glow);
  }

  function size(): void {
    const scale = Math.min(1.5, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    context?.setTransform(scale, 0, 0, scale, 0, 0);
    if (isStill) draw(0);
  }

  function step(nowMs: number): void {
    frame = requestAnimationFrame(step);
    if (nowMs - drawnMs < frameMs) return;
    drawnMs = nowMs;
    draw(nowMs);
  }

  size();
  window.addEventListener("resize", size, { signal });
  if (!isStill) frame = requestAnimationFrame(step);
  signal.addEventListener("abort", () => cancelAnimationFrame(frame), { once: true });
}

function drawGraph(
  context: CanvasRenderingContext2D,
  { points, lines }: GraphShape,
  projected: ProjectedPoint[],
  glow: CanvasImageSource,
): void {
  const { canvas } = context;
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  context.lineWidth = 1;
  for (const [a, b] of lines) {
    const [from, to] = [elementAt(projected, a), elementAt(projected, b)];
    const isMain = elementAt(points, b).node !== null;
    context.strokeStyle = `rgb(${bone} / ${(isMain ? 0.1 : 0.05) + ((from.nearness + to.nearness) / 2) * (isMain ? 0.2 : 0.14)})`;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.font = "600 11px Archivo, sans-serif";
  for (const [i, { node, weight }] of points.entries()) {
    const { x, y, nearness: near } = elementAt(projected, i);
    if (node?.isLit) context.drawImage(glow, x - 110, y - 110, 220, 220);
    context.fillStyle = `rgb(${bone} / ${(node ? 0.2 : 0.1) + near * 0.3})`;
    context.beginPath();
    context.arc(x, y, (node ? 2 + weight * 4 : 1) * (0.6 + near * 0.6), 0, 2 * Math.PI);
    context.fill();
    if (node?.label) context.fillText(node.label, x + 10, y + 4);
  }
}

/** The one red light, painted once. */
function createGlow(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 220;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const light = context.createRadialGradient(110, 110, 0, 110, 110, 110);
  light.addColorStop(0, "rgb(255 26 38 / 0.5)");
  light.addColorStop(0.25, "rgb(196 0 15 / 0.22)");
  light.addColorStop(1, "rgb(58 2 8 / 0)");
  context.fillStyle = light;
  context.fillRect(0, 0, 220, 220);
  return canvas;
}
