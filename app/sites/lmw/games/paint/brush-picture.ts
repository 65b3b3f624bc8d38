import { createDrawing } from "#app/kits/basics/canvas.ts";
import { mixHex } from "../flow/mix-hex.ts";
import { fillCircle } from "../flow/shapes.ts";

/** Where the point of the brush is in its picture, as a share of its side, and how far its hair reaches from there. */
const point = { x: 0.06, y: 0.94 } as const;
const hairReach = 0.26;
const sizePx = 390;

/** In so many steps its colour is used up: each is a picture of its own. */
const inkSteps = 6;

/** The rendered brush with what is left of a shade in its hair, 0 to 1. */
export function createBrushPictures(brush: HTMLImageElement, hex: string): (share: number) => HTMLCanvasElement {
  const pictures = new Map<number, HTMLCanvasElement>();
  return (share) => {
    const step = Math.ceil(share * inkSteps);
    const picture = pictures.get(step) ?? dipBrush(brush, hex, step / inkSteps);
    pictures.set(step, picture);
    return picture;
  };
}

/** The colour goes back to the point of the hair; a dry brush has none. */
function dipBrush(brush: HTMLImageElement, hex: string, share: number): HTMLCanvasElement {
  const context = createDrawing(sizePx, sizePx);
  context.drawImage(brush, 0, 0, sizePx, sizePx);
  if (share === 0) return context.canvas;
  context.globalCompositeOperation = "source-atop";
  const [x, y, reach] = [point.x * sizePx, point.y * sizePx, hairReach * sizePx * (0.3 + 0.7 * share)];
  const wet = context.createRadialGradient(x, y, 0, x, y, reach);
  wet.addColorStop(0, hex);
  wet.addColorStop(0.6, hex);
  wet.addColorStop(1, `${hex}00`);
  context.globalAlpha = 0.86;
  context.fillStyle = wet;
  fillCircle(context, x, y, reach);
  // A wet light along the hair.
  const shine = context.createLinearGradient(x, y - reach * 0.4, x + reach * 0.4, y);
  shine.addColorStop(0.1, `${mixHex(hex, "#ffffff", 0.8)}00`);
  shine.addColorStop(0.24, mixHex(hex, "#ffffff", 0.8));
  shine.addColorStop(0.4, `${mixHex(hex, "#ffffff", 0.8)}00`);
  context.globalAlpha = 0.6;
  context.fillStyle = shine;
  fillCircle(context, x, y, reach * 0.7);
  return context.canvas;
}

/** The brush with its point at a place, `size` units wide; lifted, it hovers and its shadow falls away from it. */
export function drawBrush(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  place: { x: number; y: number },
  size: number,
  isDown: boolean,
): void {
  const lift = isDown ? 0 : size * 0.05;
  context.save();
  context.shadowColor = "rgba(0,0,0,.6)";
  context.shadowBlur = isDown ? 8 : 18;
  context.shadowOffsetX = isDown ? 4 : 14;
  context.shadowOffsetY = isDown ? 8 : 26;
  context.drawImage(picture, place.x - point.x * size + lift, place.y - point.y * size - lift, size, size);
  context.restore();
}
