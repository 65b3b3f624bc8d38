import { seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";
import { createDrawing } from "#app/kits/basics/canvas.ts";
import { ink, linear, type Pen, pictureHeight, pictureWidth } from "./brushes.ts";
import { type GiftText, layOutName } from "./gift-text.ts";
import { motifOf } from "./motif-of.ts";
import { motifs } from "./motifs.ts";

const bone = "#f3ebe6";
const ash = "#a89c99";
const nameFont = '"Shippori Mincho B1", serif';
const numberFont = "Archivo, sans-serif";
const nameTop = 250;
const nameHeight = 400;

/**
 * Paints a gift: the picture of its campaign, as this number and this day make it, with both of them in it. Above is room for
 * the clock of a phone. The same words make the same picture on every phone.
 * @param widthPx of the picture; its height is 844/390 of it
 */
export async function paintGift(text: GiftText, widthPx: number): Promise<HTMLCanvasElement> {
  await Promise.all([
    document.fonts.load(`800 33px ${nameFont}`, text.campaignName),
    document.fonts.load(`600 12px ${numberFont}`, text.number),
  ]);
  const scale = widthPx / pictureWidth;
  const pen = createDrawing(widthPx, Math.round(pictureHeight * scale));
  pen.scale(scale, scale);
  const chance = seededRandom(seedFromText(`${text.campaignId} ${text.number} ${text.day}`));
  pen.fillStyle = ink;
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  motifs[motifOf(text.campaignId)](pen, chance);
  paintNight(pen);
  paintGrain(pen, chance, scale);
  paintWords(pen, text);
  return pen.canvas;
}

/** Above it is dark for the clock, below for the buttons, at the right for the name. */
function paintNight(pen: Pen): void {
  pen.fillStyle = linear(
    pen,
    [0, 0, 0, pictureHeight],
    [
      [0, ink],
      [0.12, "rgb(5 3 4 / 0.86)"],
      [0.32, "rgb(5 3 4 / 0)"],
      [0.76, "rgb(5 3 4 / 0)"],
      [0.94, "rgb(5 3 4 / 0.9)"],
      [1, ink],
    ],
  );
  pen.fillRect(0, 0, pictureWidth, pictureHeight);
  pen.fillStyle = linear(
    pen,
    [pictureWidth, 0, 250, 0],
    [
      [0, "rgb(5 3 4 / 0.94)"],
      [0.52, "rgb(5 3 4 / 0.8)"],
      [1, "rgb(5 3 4 / 0)"],
    ],
  );
  pen.fillRect(250, 0, 140, pictureHeight);
}

/** Without it the dark would stand in bands. */
function paintGrain(pen: Pen, chance: () => number, scale: number): void {
  const tile = createDrawing(160, 160);
  const noise = tile.createImageData(160, 160);
  for (let at = 0; at < noise.data.length; at += 4) {
    noise.data.fill(Math.floor(chance() * 256), at, at + 3);
    noise.data[at + 3] = 16;
  }
  tile.putImageData(noise, 0, 0);
  const pattern = pen.createPattern(tile.canvas, "repeat");
  if (!pattern) return;
  pen.save();
  pen.scale(1 / scale, 1 / scale);
  pen.globalCompositeOperation = "overlay";
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, pictureWidth * scale, pictureHeight * scale);
  pen.restore();
}

function paintWords(pen: Pen, { campaignName, number, day }: GiftText): void {
  pen.textAlign = "center";
  pen.textBaseline = "top";
  pen.fillStyle = bone;
  for (const { character, y, size } of layOutName(campaignName, nameHeight)) {
    pen.font = `800 ${size}px ${nameFont}`;
    pen.save();
    pen.translate(350, nameTop + y + size / 2);
    // What lies in a row stands upright in a column.
    if (character === "ー") pen.rotate(Math.PI / 2);
    pen.fillText(character, 0, -size / 2);
    pen.restore();
  }
  pen.textAlign = "left";
  pen.font = `600 12.5px ${numberFont}`;
  pen.fillText(`No. ${number}`, 24, 704);
  pen.fillStyle = ash;
  pen.fillText(day, 24, 723);
}
