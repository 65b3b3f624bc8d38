import { paintUpright, displayFont, uprightSizePx } from "#app/kits/clip/upright-text.ts";
import { paintWordmark } from "#app/kits/clip/wordmark.ts";
import type { LookArt } from "./look-art.ts";
import type { LookMoment } from "./look-moments.ts";
import { paintBorder } from "./paint-border.ts";

const ink = "#050304";
const bone = "#f3ebe6";
const ash = "#a89c99";

/** Paints one moment of a look over the whole canvas, which has the shape of its layout. */
export function paintLook(context: CanvasRenderingContext2D, art: LookArt, moment: LookMoment): void {
  const { layout, hex } = art;
  const scale = context.canvas.width / layout.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = ink;
  context.fillRect(0, 0, layout.width, layout.height);
  paintFace(context, art, moment);
  if (moment.split > 0 && moment.split < 1) paintBorder(context, layout.picture, moment.split, hex);
  for (const veil of layout.veils) paintVeil(context, veil);
  paintFigure(context, art, moment.figure);
  paintName(context, art, moment);
  paintFoot(context, art);
}

/** Bare on the left of the border, worn on its right. */
function paintFace(context: CanvasRenderingContext2D, art: LookArt, { split, zoom }: LookMoment): void {
  const { x, y, width, height } = art.layout.picture;
  const border = x + width * split;
  const halves = [
    [art.bareFace, x, border],
    [art.appliedFace, border, x + width],
  ] as const;
  for (const [face, from, to] of halves) {
    if (to <= from) continue;
    context.save();
    context.beginPath();
    context.rect(from, y, to - from, height);
    context.clip();
    // Nearer to the mouth, which is what all of it is about.
    const [byX, byY] = [(zoom - 1) * width * 0.5, (zoom - 1) * height * art.layout.place.eyesAt * 1.5];
    context.drawImage(face, x - byX, y - byY, width * zoom, height * zoom);
    context.restore();
  }
}

/** The picture darkens to ink where type stands on it. */
function paintVeil(context: CanvasRenderingContext2D, { from, to, box }: LookArt["layout"]["veils"][number]): void {
  const gradient = context.createLinearGradient(...from, ...to);
  gradient.addColorStop(0, "rgb(5 3 4 / 0)");
  gradient.addColorStop(0.7, "rgb(5 3 4 / 0.72)");
  gradient.addColorStop(1, "rgb(5 3 4 / 0.94)");
  context.fillStyle = gradient;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function paintFigure(context: CanvasRenderingContext2D, { figure, layout }: LookArt, shown: number): void {
  if (!figure || shown === 0) return;
  const { x, y, width, height } = layout.figure;
  const scale = Math.min(width / figure.naturalWidth, height / figure.naturalHeight);
  const [wide, high] = [figure.naturalWidth * scale, figure.naturalHeight * scale];
  context.save();
  context.globalAlpha = shown;
  context.drawImage(figure, x + width - wide + (1 - shown) * 120, y + height - high, wide, high);
  context.restore();
}

/** 「素顔」 as long as something is bare, then the name, in the same place. */
function paintName(context: CanvasRenderingContext2D, art: LookArt, moment: LookMoment): void {
  const { x, y, length, sizePx } = art.layout.name;
  const words = [
    { text: art.bare, shown: moment.bareWord },
    { text: art.name ?? "", shown: moment.name },
  ];
  context.save();
  context.fillStyle = bone;
  context.shadowColor = "rgb(5 3 4 / 0.9)";
  context.shadowBlur = sizePx * 0.3;
  for (const { text, shown } of words)
    if (text && shown > 0) paintUpright(context, { text, x, y, shown, sizePx: uprightSizePx(text, length, sizePx) });
  context.restore();
}

function paintFoot(context: CanvasRenderingContext2D, { layout, hex, kicker }: LookArt): void {
  const { x, y } = layout.foot;
  context.fillStyle = hex;
  context.fillRect(x, y - 18, 44, 8);
  context.fillStyle = ash;
  context.font = displayFont(30);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  context.fillText(kicker, x + 62, y - 3);
  context.fillStyle = bone;
  paintWordmark(context, { x, y: y + 52, sizePx: 34, align: "left" });
}
