import type { Frame, Point } from "./stage-canvas.ts";

/** `#rrggbb` with an alpha. */
export const withAlpha = (hex: string, alpha: number): string =>
  hex +
  Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, "0");

const darker = (hex: string): string =>
  "#" +
  [1, 3, 5]
    .map((at) =>
      Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.34)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

/** Dyes what lies below: white becomes the colour, black stays black. */
export function dye({ ctx }: Frame, [x, y]: Point, radius: number, hex: string, strength: number, squash = 1): void {
  if (radius <= 0 || strength <= 0) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, squash);
  const colour = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  colour.addColorStop(0, withAlpha(hex, strength));
  colour.addColorStop(0.4, withAlpha(hex, strength * 0.8));
  colour.addColorStop(0.72, withAlpha(hex, strength * 0.28));
  colour.addColorStop(1, withAlpha(hex, 0));
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = colour;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  ctx.restore();
}

/** Light that lies in the air round something red. */
export function glow({ ctx }: Frame, [x, y]: Point, radius: number, hex: string, strength: number, squash = 1): void {
  if (radius <= 0 || strength <= 0) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, squash);
  const light = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, withAlpha(hex, strength));
  light.addColorStop(0.18, withAlpha(hex, strength * 0.52));
  light.addColorStop(0.45, withAlpha(hex, strength * 0.17));
  light.addColorStop(1, withAlpha(hex, 0));
  ctx.globalCompositeOperation = "screen";
  ctx.fillStyle = light;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  ctx.restore();
}

/** A bead of lacquer, lit from the upper left by a card and from below by what it stands on. */
export function bead({ ctx }: Frame, [x, y]: Point, radius: number, hex: string): void {
  if (radius <= 0) return;
  ctx.save();
  const body = ctx.createRadialGradient(x - radius * 0.2, y - radius * 0.15, radius * 0.1, x, y, radius);
  body.addColorStop(0, hex);
  body.addColorStop(0.55, hex);
  body.addColorStop(0.86, withAlpha(darker(hex), 1));
  body.addColorStop(1, withAlpha(darker(hex), 0));
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.fill();
  ctx.globalCompositeOperation = "screen";
  const rim = ctx.createRadialGradient(
    x + radius * 0.1,
    y + radius * 0.5,
    0,
    x + radius * 0.1,
    y + radius * 0.5,
    radius * 0.75,
  );
  rim.addColorStop(0, withAlpha(hex, 0.7));
  rim.addColorStop(1, withAlpha(hex, 0));
  ctx.fillStyle = rim;
  ctx.fill();
  ctx.globalCompositeOperation = "source-over";
  ctx.fillStyle = "rgb(255 250 247 / 0.92)";
  ctx.beginPath();
  ctx.ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.2, radius * 0.11, -0.7, 0, 7);
  ctx.fill();
  ctx.restore();
}

/** Rings that run outward over water from a place, seen from the side. */
export function rings(frame: Frame, centre: Point, ageMs: number, hex: string, strength: number): void {
  const { ctx, span } = frame;
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  for (let i = 0; i < 4; i++) {
    const part = (ageMs - i * 260) / 3_600;
    if (part <= 0 || part >= 1) continue;
    ctx.strokeStyle = withAlpha(hex, strength * (1 - part) ** 1.5);
    ctx.lineWidth = span * 0.005 * (1 - part * 0.5);
    ctx.beginPath();
    const radius = span * (0.02 + 0.62 * part);
    ctx.ellipse(centre[0], centre[1], radius, radius * 0.22, 0, 0, 7);
    ctx.stroke();
  }
  ctx.restore();
}
