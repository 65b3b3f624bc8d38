import { mixHex } from "../flow/mix-hex.ts";
import { fillCircle, strokeLine } from "../flow/shapes.ts";
import { pot } from "./pot.ts";

/** How wide its rim is, and how far below that the paint stands, in half units. */
const rimWidth = 4.4;
const paintDepth = 2.6;

/** The lacquer pot with paint in it, as it is looked into from above; around 0, 0, in half units. */
export function drawPot(context: CanvasRenderingContext2D, hex: string): void {
  const { radius } = pot;
  context.save();
  context.shadowColor = "rgba(4,1,1,.85)";
  context.shadowBlur = 16;
  context.shadowOffsetX = 6;
  context.shadowOffsetY = 12;
  context.fillStyle = createBelly(context, radius);
  fillCircle(context, 0, 3.4, radius);
  context.restore();
  context.save();
  context.fillStyle = createRim(context, radius);
  fillCircle(context, 0, 0, radius);
  context.fillStyle = "#070304";
  fillCircle(context, 0, 0, radius - rimWidth);
  context.beginPath();
  context.arc(0, 0, radius - rimWidth, 0, Math.PI * 2);
  context.clip();
  drawPaintIn(context, hex, radius - rimWidth);
  context.restore();
  drawDrip(context, hex, radius);
}

/** Black lacquer that mirrors the key above left and the lantern below right. */
function createBelly(context: CanvasRenderingContext2D, radius: number): CanvasGradient {
  const belly = context.createLinearGradient(-radius, -radius, radius, radius * 1.2);
  belly.addColorStop(0, "#4a3434");
  belly.addColorStop(0.5, "#120809");
  belly.addColorStop(0.84, "#2a1210");
  belly.addColorStop(1, "#8a4a2c");
  return belly;
}

function createRim(context: CanvasRenderingContext2D, radius: number): CanvasGradient {
  const rim = context.createLinearGradient(-radius * 0.8, -radius, radius * 0.8, radius);
  rim.addColorStop(0, "#f3e4d4");
  rim.addColorStop(0.2, "#8d6c58");
  rim.addColorStop(0.5, "#2b1615");
  rim.addColorStop(0.8, "#6b3a26");
  rim.addColorStop(1, "#d79a6a");
  return rim;
}

/** The wet surface: darker under the rim's shadow, with a window of light in it. */
function drawPaintIn(context: CanvasRenderingContext2D, hex: string, radius: number): void {
  const wet = context.createRadialGradient(2, 4, radius * 0.3, 0, paintDepth, radius);
  wet.addColorStop(0, hex);
  wet.addColorStop(0.72, mixHex(hex, "#050304", 0.12));
  wet.addColorStop(1, mixHex(hex, "#050304", 0.55));
  context.fillStyle = wet;
  fillCircle(context, 0, paintDepth, radius);
  context.rotate(-0.5);
  const pane = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  pane.addColorStop(0, "rgba(255,255,255,.85)");
  pane.addColorStop(0.6, "rgba(255,255,255,.32)");
  pane.addColorStop(1, "rgba(255,255,255,0)");
  context.translate(-radius * 0.12, -radius * 0.4);
  context.scale(radius * 0.42, radius * 0.16);
  context.fillStyle = pane;
  fillCircle(context, 0, 0, 1);
}

/** What ran over the rim when a brush was wiped on it. */
function drawDrip(context: CanvasRenderingContext2D, hex: string, radius: number): void {
  const [x, y] = [radius * 0.56, radius * 0.94];
  const wet = mixHex(hex, "#050304", 0.16);
  context.save();
  context.lineCap = "round";
  context.strokeStyle = wet;
  context.lineWidth = 5.4;
  strokeLine(context, [radius * 0.42, radius * 0.56], [x, y - 6]);
  context.lineWidth = 4.2;
  strokeLine(context, [x, y - 6], [x, y]);
  context.fillStyle = wet;
  fillCircle(context, x, y + 0.6, 2.9);
  context.strokeStyle = mixHex(hex, "#ffffff", 0.72);
  context.lineWidth = 1;
  strokeLine(context, [x - 1, y - 4], [x - 1.2, y]);
  context.restore();
}
