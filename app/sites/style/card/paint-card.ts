import type { DayHalf } from "#contracts/two-faces.ts";
import { otherHalf } from "../rules/pair.ts";
import type { CardArt } from "./card-art.ts";

/** One moment of a card. */
export interface CardMoment {
  left: DayHalf;
  /** 0–1, from the left. */
  split: number;
}

/** Units the card is laid out in: 1080 × 1350. */
const card = { width: 1080, height: 1350 };
const bone = "#f3ebe6";
const ash = "#a89c99";
const backgrounds = { morning: "#2a2827", night: "#050304" } as const;
const display = '"Shippori Mincho B1", "Hiragino Mincho ProN", "Yu Mincho", serif';

/** Paints a card over the whole canvas, whatever its size; it should be four to five. */
export function paintCard(context: CanvasRenderingContext2D, art: CardArt, { left, split }: CardMoment): void {
  const scale = context.canvas.width / card.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const right = otherHalf(left);
  const border = card.width * split;
  paintHalf(context, art, left, 0, border);
  paintHalf(context, art, right, border, card.width);
  paintFooter(context);
  const stroke = art.strokes[left];
  context.drawImage(stroke, border - 26, 30, 52, 1120);
  paintName(context, art, left, "left");
  paintName(context, art, right, "right");
  context.fillStyle = bone;
  context.font = `800 40px ${display}`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  for (const [i, line] of breakLines(context, art.line, card.width - 152).entries())
    context.fillText(line, 76, 1206 + i * 58);
  context.fillStyle = ash;
  context.font = '900 26px "Archivo", sans-serif';
  context.textAlign = "right";
  // As wide as the wordmark is; where the pen cannot, its own width.
  if ("fontStretch" in context) context.fontStretch = "expanded";
  context.fillText("KATE ZONE", card.width - 76, 1310);
  if ("fontStretch" in context) context.fontStretch = "normal";
}

function paintHalf(
  context: CanvasRenderingContext2D,
  { faces, isPhoto }: CardArt,
  which: DayHalf,
  from: number,
  to: number,
): void {
  const face = faces[which];
  context.save();
  context.beginPath();
  context.rect(from, 0, to - from, card.height);
  context.clip();
  context.fillStyle = backgrounds[which];
  context.fillRect(from, 0, to - from, card.height);
  // Cut to fill, a little above the middle: below a face there is only its neck.
  const height = card.width * (face.height / face.width);
  context.drawImage(face, 0, isPhoto ? (card.height - height) * 0.2 : 0, card.width, height);
  context.restore();
}

/** The foot of the card is dark, so that its line can be read on any picture. */
function paintFooter(context: CanvasRenderingContext2D): void {
  const gradient = context.createLinearGradient(0, 1010, 0, 1170);
  gradient.addColorStop(0, "rgb(5 3 4 / 0)");
  gradient.addColorStop(1, "rgb(5 3 4 / 0.96)");
  context.fillStyle = gradient;
  context.fillRect(0, 1010, card.width, card.height - 1010);
}

/** A name of vertical letters at the side of its half, the hour above it. */
function paintName(
  context: CanvasRenderingContext2D,
  { names, hours }: CardArt,
  which: DayHalf,
  side: "left" | "right",
): void {
  const letters = [...names[which]];
  const x = side === "left" ? 84 : card.width - 84;
  context.save();
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.shadowColor = "rgb(5 3 4 / 0.9)";
  context.shadowBlur = 18;
  context.fillStyle = bone;
  context.font = `800 34px ${display}`;
  context.fillText(hours[which], x, 96);
  const size = 66;
  context.font = `800 ${size}px ${display}`;
  for (const [i, letter] of letters.entries()) {
    const y = 190 + i * size * 1.08;
    // A long vowel stands upright among vertical letters.
    if (letter !== "ー") context.fillText(letter, x, y);
    else {
      context.save();
      context.translate(x, y);
      context.transform(0, 1, 1, 0, 0, 0);
      context.fillText(letter, 0, 0);
      context.restore();
    }
  }
  context.restore();
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
