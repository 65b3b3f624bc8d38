import { canvasToBlob } from "#app/kits/basics/canvas.ts";
import type { RecoveryWord } from "#contracts/recovery-words.ts";

const [width, height] = [1080, 1350];
const brush = `"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", serif`;

/** The five slips as a picture to keep; null where this browser draws none. */
export async function drawRecoveryCard(
  words: readonly RecoveryWord[],
  { title, foot }: { title: string; foot: string },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#0a0607";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#f3ebe6";
  context.font = `500 40px ${brush}`;
  context.fillText(title, 72, 120);
  const card = { width: 172, height: 960, gap: 18 };
  words.forEach(({ word, reading }, at) => {
    const left = width - 72 - (at + 1) * card.width - at * card.gap;
    context.fillStyle = "#f3ece4";
    context.fillRect(left, 190, card.width, card.height);
    context.fillStyle = "#1a1012";
    context.textAlign = "center";
    context.font = `600 84px ${brush}`;
    [...word].forEach((sign, row) => context.fillText(verticalSign(sign), left + card.width / 2, 310 + row * 98));
    context.font = `500 30px ${brush}`;
    context.fillText(reading, left + card.width / 2, 190 + card.height - 40, card.width - 12);
    context.textAlign = "start";
  });
  context.fillStyle = "#a89c99";
  context.font = `400 30px ${brush}`;
  context.fillText(foot, 72, height - 90, width - 144);
  return canvasToBlob(canvas, "image/png").catch(() => null);
}

/** The long mark lies on its side where lines run down. */
const verticalSign = (sign: string): string => (sign === "ー" ? "｜" : sign);
