import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Constellation } from "#contracts/face-type.ts";
import type { Spot, SpotOf } from "../../rules/make-up-patches.ts";

const drawnMs = 1400;

/**
 * Draws a constellation on a canvas of its own: stars light one after another, the lines between them follow, then it
 * stands. Ends with the signal; `isStill` shows the end at once.
 */
export function drawStars(
  canvas: HTMLCanvasElement,
  { constellation, spot, isStill }: { constellation: Constellation; spot: SpotOf; isStill: boolean },
  signal: AbortSignal,
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const stars = constellation.points.map(spot);
  const unit = canvas.width / 390;
  let frame = 0;
  let startedMs = 0;

  function draw(part: number): void {
    if (!context) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.lineWidth = unit * 0.9;
    context.strokeStyle = "rgb(243 235 230 / 0.62)";
    context.beginPath();
    for (const [i, [a, b]] of constellation.lines.entries()) {
      const share = Math.min(1, Math.max(0, part * 2 - 0.4 - (i / constellation.lines.length) * 0.6));
      const [[ax, ay], [bx, by]] = [elementAt(stars, a), elementAt(stars, b)];
      context.moveTo(ax, ay);
      if (share > 0) context.lineTo(ax + (bx - ax) * share, ay + (by - ay) * share);
    }
    context.stroke();
    for (const [i, star] of stars.entries())
      shine(context, star, unit, Math.min(1, Math.max(0, part * 3 - (i / stars.length) * 1.6)));
  }

  function step(nowMs: number): void {
    startedMs ||= nowMs;
    const part = Math.min(1, (nowMs - startedMs) / drawnMs);
    draw(part);
    if (part < 1) frame = requestAnimationFrame(step);
  }

  signal.addEventListener("abort", () => cancelAnimationFrame(frame), { once: true });
  if (isStill) draw(1);
  else frame = requestAnimationFrame(step);
}

/** A star as the reading draws it: a point, a breath of light, and a fine cross. */
function shine(context: CanvasRenderingContext2D, [x, y]: Spot, unit: number, part: number): void {
  if (part <= 0) return;
  const radius = unit * 8;
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgb(243 235 230 / ${part * 0.55})`);
  light.addColorStop(1, "rgb(243 235 230 / 0)");
  context.fillStyle = light;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  const arm = unit * 9 * part;
  context.fillStyle = `rgb(255 255 255 / ${part * 0.85})`;
  context.fillRect(x - arm, y - unit * 0.35, arm * 2, unit * 0.7);
  context.fillRect(x - unit * 0.35, y - arm, unit * 0.7, arm * 2);
  context.beginPath();
  context.arc(x, y, unit * 2.1 * part, 0, 2 * Math.PI);
  context.fillStyle = "#fff";
  context.fill();
}
