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
const grounds = { morning: "#2a2827", night: "#050304" } as const;
const display = '"Shippori Mincho B1", "Hiragino Mincho ProN", "Yu Mincho", serif';

/** Paints a card over the whole canvas, whatever its size; it should be four to five. */
export function paintCard(pen: CanvasRenderingContext2D, art: CardArt, { left, split }: CardMoment): void {
  const scale = pen.canvas.width / card.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const right = otherHalf(left);
  const border = card.width * split;
  half(pen, art, left, 0, border);
  half(pen, art, right, border, card.width);
  foot(pen);
  const stroke = art.strokes[left];
  pen.drawImage(stroke, border - 26, 30, 52, 1120);
  name(pen, art, left, "left");
  name(pen, art, right, "right");
  pen.fillStyle = bone;
  pen.font = `800 40px ${display}`;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  for (const [i, line] of broken(pen, art.line, card.width - 152).entries()) pen.fillText(line, 76, 1206 + i * 58);
  pen.fillStyle = ash;
  pen.font = '900 26px "Archivo", sans-serif';
  pen.textAlign = "right";
  // As wide as the wordmark is; where the pen cannot, its own width.
  if ("fontStretch" in pen) pen.fontStretch = "expanded";
  pen.fillText("KATE ZONE", card.width - 76, 1310);
  if ("fontStretch" in pen) pen.fontStretch = "normal";
}

function half(
  pen: CanvasRenderingContext2D,
  { faces, isPhoto }: CardArt,
  which: DayHalf,
  from: number,
  to: number,
): void {
  const face = faces[which];
  pen.save();
  pen.beginPath();
  pen.rect(from, 0, to - from, card.height);
  pen.clip();
  pen.fillStyle = grounds[which];
  pen.fillRect(from, 0, to - from, card.height);
  // Cut to fill, a little above the middle: below a face there is only its neck.
  const height = card.width * (face.height / face.width);
  pen.drawImage(face, 0, isPhoto ? (card.height - height) * 0.2 : 0, card.width, height);
  pen.restore();
}

/** The foot of the card is dark, so that its line can be read on any picture. */
function foot(pen: CanvasRenderingContext2D): void {
  const veil = pen.createLinearGradient(0, 1010, 0, 1170);
  veil.addColorStop(0, "rgb(5 3 4 / 0)");
  veil.addColorStop(1, "rgb(5 3 4 / 0.96)");
  pen.fillStyle = veil;
  pen.fillRect(0, 1010, card.width, card.height - 1010);
}

/** A name of vertical letters at the side of its half, the hour above it. */
function name(pen: CanvasRenderingContext2D, { names, hours }: CardArt, which: DayHalf, side: "left" | "right"): void {
  const letters = [...names[which]];
  const x = side === "left" ? 84 : card.width - 84;
  pen.save();
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.shadowColor = "rgb(5 3 4 / 0.9)";
  pen.shadowBlur = 18;
  pen.fillStyle = bone;
  pen.font = `800 34px ${display}`;
  pen.fillText(hours[which], x, 96);
  const size = 66;
  pen.font = `800 ${size}px ${display}`;
  for (const [i, letter] of letters.entries()) {
    const y = 190 + i * size * 1.08;
    // A long vowel stands upright among vertical letters.
    if (letter !== "ー") pen.fillText(letter, x, y);
    else {
      pen.save();
      pen.translate(x, y);
      pen.transform(0, 1, 1, 0, 0, 0);
      pen.fillText(letter, 0, 0);
      pen.restore();
    }
  }
  pen.restore();
}

/** A sentence in lines that fit, broken behind its marks where that is possible. */
function broken(pen: CanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.split(/(?<=[、。])/)) {
    if (line && pen.measureText(line + part).width > widthPx) {
      lines.push(line);
      line = "";
    }
    line += part;
  }
  return [...lines, line];
}
