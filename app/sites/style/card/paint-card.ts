import { displayFont, paintUpright, uprightSizePx } from "#app/kits/clip/upright-text.ts";
import { paintWordmark } from "#app/kits/clip/wordmark.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import { otherHalf } from "../rules/pair.ts";
import type { CardArt } from "./card-art.ts";
import type { CardLayout } from "./card-layouts.ts";

/** One moment of a card. */
export interface CardMoment {
  left: DayHalf;
  /** 0–1, from the left. */
  split: number;
}

const ink = "#050304";
const bone = "#f3ebe6";
const ash = "#a89c99";
const backgrounds = { morning: "#2a2827", night: ink } as const;

/** Paints a card over the whole canvas, which has the shape of its layout. */
export function paintCard(
  context: CanvasRenderingContext2D,
  art: CardArt,
  layout: CardLayout,
  { left, split }: CardMoment,
): void {
  const scale = context.canvas.width / layout.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = ink;
  context.fillRect(0, 0, layout.width, layout.height);
  const { width } = layout.halves;
  const border = width * split;
  const right = otherHalf(left);
  paintHalf(context, art, layout, { which: left, from: 0, to: border });
  paintHalf(context, art, layout, { which: right, from: border, to: width });
  if (layout.foot) paintFoot(context, layout, layout.foot);
  const { stroke } = layout;
  context.drawImage(art.strokes[left], border - stroke.width / 2, stroke.top, stroke.width, stroke.height);
  paintName(context, art, layout, { which: left, x: layout.name.aside });
  paintName(context, art, layout, { which: right, x: width - layout.name.aside });
  paintLine(context, art.line, layout.line);
  context.fillStyle = ash;
  paintWordmark(context, { ...layout.wordmark, align: "right" });
}

function paintHalf(
  context: CanvasRenderingContext2D,
  { faces, isPhoto }: CardArt,
  { halves, faceTop }: CardLayout,
  { which, from, to }: { which: DayHalf; from: number; to: number },
): void {
  const face = faces[which];
  context.save();
  context.beginPath();
  context.rect(from, 0, to - from, halves.height);
  context.clip();
  context.fillStyle = backgrounds[which];
  context.fillRect(from, 0, to - from, halves.height);
  const height = halves.width * (face.height / face.width);
  context.drawImage(face, 0, isPhoto ? faceTop.photo : faceTop.drawn, halves.width, height);
  context.restore();
}

/** The foot of the card is dark, so that its line can be read on any picture. */
function paintFoot(
  context: CanvasRenderingContext2D,
  { width, height }: CardLayout,
  foot: { from: number; to: number },
) {
  const gradient = context.createLinearGradient(0, foot.from, 0, foot.to);
  gradient.addColorStop(0, "rgb(5 3 4 / 0)");
  gradient.addColorStop(1, "rgb(5 3 4 / 0.96)");
  context.fillStyle = gradient;
  context.fillRect(0, foot.from, width, height - foot.from);
}

/** An upright name at the side of its half, the hour above it. */
function paintName(
  context: CanvasRenderingContext2D,
  { names, hours }: CardArt,
  { name }: CardLayout,
  { which, x }: { which: DayHalf; x: number },
): void {
  const text = names[which];
  context.save();
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.shadowColor = "rgb(5 3 4 / 0.9)";
  context.shadowBlur = name.sizePx * 0.27;
  context.fillStyle = bone;
  context.font = displayFont(name.hourSizePx);
  context.fillText(hours[which], x, name.hourY);
  paintUpright(context, { text, x, y: name.y, sizePx: uprightSizePx(text, name.length, name.sizePx) });
  context.restore();
}

function paintLine(context: CanvasRenderingContext2D, text: string, line: CardLayout["line"]): void {
  context.fillStyle = bone;
  context.font = displayFont(line.sizePx);
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  for (const [i, words] of breakLines(context, text, line.width).entries())
    context.fillText(words, line.x, line.y + i * line.leading);
}

/** A sentence in lines that fit, broken behind its marks where that is possible. */
function breakLines(context: CanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(/(?<=[、。])/)) {
    if (line && context.measureText(line + part).width > widthPx) {
      lines.push(line);
      line = "";
    }
    line += part;
  }
  return [...lines, line];
}
