import { displayFont } from "#app/kits/clip/upright-text.ts";
import { paintWordmark } from "#app/kits/clip/wordmark.ts";

/** What stands over the picture of a clip. */
export interface ClipWords {
  /** Whose run it is, its colour, and its picture: the first of a sheet of seven. */
  monster: string;
  hex: string;
  sheet: CanvasImageSource | null;
  stage: string;
  /** The word for points. */
  unit: string;
  /** The last word that was struck; null for a run without. */
  phrase: string | null;
}

/** Where a clip stands: its points, and how far its card is in, 0 to 1. */
export interface ClipMoment {
  score: number;
  card: number;
}

const bone = "#f3ebe6";
const sheetPx = 128;

/** Writes over one frame. The field is 360 × 640; `context` is that, enlarged. */
export function paintClipWords(context: CanvasRenderingContext2D, words: ClipWords, { score, card }: ClipMoment): void {
  context.save();
  context.setTransform(context.canvas.width / 360, 0, 0, context.canvas.height / 640, 0, 0);
  paintVeil(context);
  context.textBaseline = "alphabetic";
  context.fillStyle = bone;
  context.textAlign = "left";
  context.font = `900 30px "Archivo", sans-serif`;
  context.globalAlpha = 1 - card;
  context.fillText(score.toLocaleString("ja-JP"), 20, 46);
  context.globalAlpha = 1;
  if (card < 1) paintFoot(context, words, 1 - card);
  if (card > 0) paintCard(context, words, { score, card });
  context.restore();
}

/** The picture darkens to ink where type stands on it. */
function paintVeil(context: CanvasRenderingContext2D): void {
  for (const [from, to] of [
    [80, 0],
    [500, 640],
  ] as const) {
    const gradient = context.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, "rgb(5 3 4 / 0)");
    gradient.addColorStop(1, "rgb(5 3 4 / 0.86)");
    context.fillStyle = gradient;
    context.fillRect(0, Math.min(from, to), 360, Math.abs(to - from));
  }
}

function paintFoot(context: CanvasRenderingContext2D, { monster, hex, stage }: ClipWords, shown: number): void {
  context.globalAlpha = shown;
  context.fillStyle = hex;
  context.fillRect(20, 584, 22, 4);
  context.fillStyle = bone;
  context.font = displayFont(15);
  context.fillText(`${stage}　${monster}`, 50, 591);
  paintWordmark(context, { x: 20, y: 618, sizePx: 15, align: "left" });
  context.globalAlpha = 1;
}

/** The paper with the last word and its line, the points, and whose they are. */
function paintCard(context: CanvasRenderingContext2D, words: ClipWords, { score, card }: ClipMoment): void {
  const eased = 1 - (1 - card) ** 3;
  context.fillStyle = `rgb(5 3 4 / ${(0.72 * eased).toFixed(3)})`;
  context.fillRect(0, 0, 360, 640);
  context.save();
  context.translate(180, 290 + (1 - eased) * 420);
  context.rotate(-0.025);
  context.fillStyle = "#f1e9e1";
  context.beginPath();
  context.moveTo(-150, -128);
  for (const [x, y] of [
    [-40, -134],
    [62, -127],
    [150, -133],
    [147, 30],
    [150, 120],
    [40, 126],
    [-60, 120],
    [-149, 125],
    [-146, -20],
  ] as const)
    context.lineTo(x, y);
  context.closePath();
  context.fill();
  paintPhrase(context, words, eased);
  context.restore();
  if (words.sheet) {
    context.globalAlpha = eased;
    context.drawImage(words.sheet, 0, 0, sheetPx, sheetPx, 214, 356, 128, 128);
    context.globalAlpha = 1;
  }
  context.globalAlpha = eased;
  context.fillStyle = bone;
  context.textAlign = "left";
  context.font = `900 40px "Archivo", sans-serif`;
  const points = score.toLocaleString("ja-JP");
  context.fillText(points, 24, 512);
  const width = context.measureText(points).width;
  context.font = displayFont(16);
  context.fillText(words.unit, 24 + width + 8, 512);
  context.fillText(`${words.stage}　${words.monster}`, 24, 544);
  paintWordmark(context, { x: 24, y: 596, sizePx: 20, align: "left" });
  context.globalAlpha = 1;
}

/** In lines of as many letters as the paper takes, the line of paint growing through each. */
function paintPhrase(context: CanvasRenderingContext2D, { phrase, hex, stage }: ClipWords, grown: number): void {
  const letters = [...(phrase ?? stage)];
  const lineCount = Math.ceil(letters.length / 8);
  const perLine = Math.ceil(letters.length / lineCount);
  const sizePx = Math.min(40, 264 / perLine);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = displayFont(sizePx);
  for (let line = 0; line < lineCount; line++) {
    const text = letters.slice(line * perLine, (line + 1) * perLine).join("");
    const y = (line - (lineCount - 1) / 2) * sizePx * 1.5;
    context.fillStyle = "#12090b";
    context.fillText(text, 0, y);
    if (phrase === null) continue;
    const width = context.measureText(text).width;
    context.fillStyle = hex;
    context.globalAlpha = 0.88;
    context.fillRect(-width / 2 - 4, y - sizePx * 0.14, (width + 8) * grown, sizePx * 0.28);
    context.globalAlpha = 1;
  }
  context.textBaseline = "alphabetic";
}
