import { fillCircle, strokeCircle } from "../flow/shapes.ts";
import { drawArrow } from "./draw-lift.ts";

const signPx = 96;

/** The sign of a guest who stays, among those of the two sides. */
export const staySign = 2;

/** Small enamel signs in brass that say up, down or to stay (a ring with a dot) by their shapes; each drawn once. */
export function createFloorSigns(): readonly HTMLCanvasElement[] {
  return [0, 1, staySign].map((side) => {
    const sign = document.createElement("canvas");
    sign.width = signPx;
    sign.height = signPx;
    const context = sign.getContext("2d");
    if (context) paintSign(context, side);
    return sign;
  });
}

function paintSign(context: CanvasRenderingContext2D, side: number): void {
  const middle = signPx / 2;
  const disc = (radius: number, from: string, to: string, shift: number): void => {
    const fill = context.createLinearGradient(shift, 0, signPx - shift, signPx);
    fill.addColorStop(0, from);
    fill.addColorStop(1, to);
    context.fillStyle = fill;
    context.beginPath();
    context.arc(middle, middle, radius, 0, Math.PI * 2);
    context.fill();
  };
  context.shadowColor = "rgba(0,0,0,.7)";
  context.shadowBlur = 8;
  context.shadowOffsetY = 3;
  disc(40, "#f4cf88", "#5c3710", 10);
  context.shadowColor = "transparent";
  disc(36, "#6e4616", "#e2b466", 16);
  disc(33, "#fff8ee", "#cdbfae", 20);
  if (side === staySign) return paintStay(context, middle);
  drawArrow(context, middle, middle + (side === 0 ? 2 : -2), 21, side, "#160c0b");
}

function paintStay(context: CanvasRenderingContext2D, middle: number): void {
  context.strokeStyle = "#160c0b";
  context.fillStyle = "#160c0b";
  context.lineWidth = 7;
  strokeCircle(context, middle, middle, 20);
  fillCircle(context, middle, middle, 8);
}
