import type { RestoreWord } from "#contracts/restore-words.ts";

const [width, height] = [1080, 1350];
const brush = `"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", serif`;

/** The five slips as a picture to keep; null where this browser draws none. */
export async function drawTicket(
  words: readonly RestoreWord[],
  { title, foot }: { title: string; foot: string },
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "#0a0607";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#f3ebe6";
  pen.font = `500 40px ${brush}`;
  pen.fillText(title, 72, 120);
  const slip = { width: 172, height: 960, gap: 18 };
  words.forEach(({ word, reading }, at) => {
    const left = width - 72 - (at + 1) * slip.width - at * slip.gap;
    pen.fillStyle = "#f3ece4";
    pen.fillRect(left, 190, slip.width, slip.height);
    pen.fillStyle = "#1a1012";
    pen.textAlign = "center";
    pen.font = `600 84px ${brush}`;
    [...word].forEach((sign, row) => pen.fillText(upright(sign), left + slip.width / 2, 310 + row * 98));
    pen.font = `500 30px ${brush}`;
    pen.fillText(reading, left + slip.width / 2, 190 + slip.height - 40, slip.width - 12);
    pen.textAlign = "start";
  });
  pen.fillStyle = "#a89c99";
  pen.font = `400 30px ${brush}`;
  pen.fillText(foot, 72, height - 90, width - 144);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** The long mark lies on its side where lines run down. */
const upright = (sign: string): string => (sign === "ー" ? "｜" : sign);
