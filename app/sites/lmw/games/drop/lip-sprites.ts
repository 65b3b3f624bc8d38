import { mixHex } from "../flow/mix-hex.ts";
import { fillCircle, fillPath, strokeCircle } from "../flow/shapes.ts";
import { tuning } from "./tuning.ts";
import { radii } from "./solver.ts";

/** Eleven lips as pictures, each `radius * scale` px from its middle to its edge, painted once for a size of the jar. */
export function paintLips(scale: number): HTMLCanvasElement[] {
  return radii.map((radius, size) => {
    const canvas = document.createElement("canvas");
    const r = Math.max(4, radius * scale * 2);
    canvas.width = canvas.height = Math.ceil(r * 2);
    const context = canvas.getContext("2d");
    if (context) paintLip(context, r, tuning.shades[size] ?? "#ae0d29", size === radii.length - 1);
    return canvas;
  });
}

/** A drop of lacquer with lips in it; the last one is the moon. */
function paintLip(context: CanvasRenderingContext2D, r: number, hex: string, isMoon: boolean): void {
  const dark = mixHex(hex, "#1a0206", 0.62);
  const light = mixHex(hex, "#ffffff", 0.5);
  const body = context.createRadialGradient(r * 0.68, r * 0.58, r * 0.08, r, r, r);
  body.addColorStop(0, mixHex(hex, "#ffffff", 0.24));
  body.addColorStop(0.42, hex);
  body.addColorStop(0.82, mixHex(hex, "#1a0206", 0.4));
  body.addColorStop(1, dark);
  context.fillStyle = body;
  fillCircle(context, r, r, r * 0.985);
  if (isMoon) paintCraters(context, r);
  paintLipShape(context, r, hex, dark, light);
  // Two soft cards of light and a rim from below.
  const card = context.createLinearGradient(r * 0.4, r * 0.1, r * 0.9, r * 0.8);
  card.addColorStop(0, "rgba(255,255,255,.85)");
  card.addColorStop(1, "rgba(255,255,255,0)");
  context.fillStyle = card;
  context.beginPath();
  context.ellipse(r * 0.68, r * 0.42, r * 0.3, r * 0.16, -0.6, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = "rgba(255,226,214,.5)";
  context.lineWidth = Math.max(1, r * 0.045);
  context.beginPath();
  context.arc(r, r, r * 0.9, 0.35, 1.5);
  context.stroke();
  context.strokeStyle = "rgba(243,235,230,.55)";
  context.lineWidth = Math.max(1, r * 0.03);
  strokeCircle(context, r, r, r * 0.97);
}

function paintLipShape(context: CanvasRenderingContext2D, r: number, hex: string, dark: string, light: string): void {
  context.save();
  context.translate(r, r * 1.1);
  context.scale(r / 50, r / 50);
  const upper = new Path2D(
    "M-34 0C-24-16-12-21-6-21c4 0 4 3 6 5 2-2 2-5 6-5 6 0 18 5 28 21-10-2-20-4-27-3-4 1-10 1-14 0-7-1-17 1-27 3z",
  );
  const lower = new Path2D("M-34 0c10-2 20-3 27-2 4 1 10 1 14 0 7-1 17 0 27 2C24 18 12 25 0 25S-24 18-34 0z");
  const shade = context.createLinearGradient(0, -22, 0, 26);
  shade.addColorStop(0, mixHex(hex, "#1a0206", 0.5));
  shade.addColorStop(0.44, mixHex(hex, "#1a0206", 0.2));
  shade.addColorStop(0.56, mixHex(hex, "#ffffff", 0.12));
  shade.addColorStop(1, mixHex(hex, "#1a0206", 0.5));
  context.fillStyle = shade;
  fillPath(context, upper);
  fillPath(context, lower);
  context.strokeStyle = dark;
  context.lineWidth = 3;
  context.stroke(new Path2D("M-34 0c10-2 20-4 27-3 4 1 10 1 14 0 7-1 17 1 27 3"));
  context.fillStyle = light;
  context.globalAlpha = 0.85;
  fillPath(context, new Path2D("M-14 9q14-4 26 1 0 4-5 5-9 2-17 0-4-2-4-6z"));
  context.globalAlpha = 0.5;
  fillPath(context, new Path2D("M-20-9q6-5 12-6 2 2-1 4-5 2-11 2z"));
  context.restore();
}

function paintCraters(context: CanvasRenderingContext2D, r: number): void {
  context.fillStyle = "rgba(90,70,40,.16)";
  for (const [x, y, size] of [
    [0.5, 0.5, 0.14],
    [1.5, 0.62, 0.1],
    [1.34, 1.62, 0.15],
    [0.46, 1.42, 0.09],
  ] as const)
    fillCircle(context, x * r, y * r, size * r);
}
