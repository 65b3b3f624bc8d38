import { drawArrow } from "./draw-lift.ts";

const signPx = 96;

/** A small enamel sign in brass that says up or down by its shape; drawn once for each side. */
export function createFloorSigns(): readonly HTMLCanvasElement[] {
  return [0, 1].map((side) => {
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
  drawArrow(context, middle, middle + (side === 0 ? 2 : -2), 21, side, "#160c0b");
}
