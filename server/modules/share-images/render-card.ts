import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import sharp, { type Sharp } from "sharp";
import type { Language } from "#contracts/languages.ts";
import { readCardFonts } from "./card-fonts.ts";
import { cardHeightPx, cardWidthPx, layOutWords } from "./card-layout.ts";
import type { CardWords, PaintedCard, PaintedDrawing } from "./share-card.ts";

const figureBox = { left: 640, top: 70, width: 280, height: 490 };
/** Apps refuse or shrink heavier ones; no card may weigh more. */
const maxBytes = 300_000;

/** A drawn card, and the characters that no face could show. */
export interface RenderedCard {
  jpeg: Uint8Array;
  missing: string[];
}

/**
 * Lays out the words of cards as SVG and names the characters that no face could show. Keeps the fonts it has read.
 */
export function createCardTextRenderer(): (
  card: CardWords,
  hasFigure: boolean,
) => Promise<{ svg: string; missing: string[] }> {
  const fonts = new Map<Language, Promise<Font[]>>();
  const fontsOf = (lang: Language): Promise<Font[]> => {
    const cached = fonts.get(lang) ?? readCardFonts(lang);
    fonts.set(lang, cached);
    return cached;
  };

  return async (card, hasFigure) => {
    const missing: string[] = [];
    const svg = await satori(layOutWords(card, hasFigure), {
      width: cardWidthPx,
      height: cardHeightPx,
      fonts: await fontsOf(card.lang),
      async loadAdditionalAsset(_code, segment) {
        missing.push(segment);
        return [];
      },
    });
    return { svg, missing };
  };
}

/**
 * Draws cards: 1200 × 630 px JPEG below 300 kB. Runs in the drawing process and in tests.
 * @param pictures the folder of delivered pictures, public/assets/v
 */
export function createCardRenderer(pictures: string): (card: PaintedCard) => Promise<RenderedCard> {
  const renderText = createCardTextRenderer();
  return async (card) => {
    const { svg, missing } = await renderText(card, Boolean(card.figure ?? card.drawing));
    const textPng = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    const layers = [
      ...(card.shade ? [{ input: createGlow(card.shade) }] : []),
      ...(card.figure ? [await fitIntoFigureBox(sharp(join(pictures, card.figure)))] : []),
      ...(card.drawing ? [await renderDrawing(card.drawing)] : []),
      { input: textPng },
    ];
    const picture = sharp(await readFile(join(pictures, card.ground))).composite(layers);
    return { jpeg: await encodeWithinLimit(picture), missing };
  };
}

interface Layer {
  input: Buffer;
  left: number;
  top: number;
}

async function fitIntoFigureBox(picture: Sharp): Promise<Layer> {
  const { data, info } = await picture
    .resize(figureBox.width, figureBox.height, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: figureBox.left + Math.round((figureBox.width - info.width) / 2),
    top: figureBox.top + Math.round((figureBox.height - info.height) / 2),
  };
}

/** A site's own picture, in the middle of where a figure stands. */
async function renderDrawing(drawing: PaintedDrawing): Promise<Layer> {
  return fitIntoFigureBox(await openDrawing(drawing));
}

/** A site's own picture as RGBA rows. */
export async function openDrawing({ width, height, painted }: PaintedDrawing): Promise<Sharp> {
  const raw = { raw: { width, height, channels: 4 } } as const;
  if (painted instanceof Uint8Array || painted instanceof Uint8ClampedArray) {
    const { buffer, byteOffset, byteLength } = painted;
    return sharp(Buffer.from(buffer, byteOffset, byteLength), raw);
  }
  const source = "svg" in painted ? Buffer.from(painted.svg) : painted.file;
  return sharp(await sharp(source).resize(width, height, { fit: "cover" }).ensureAlpha().raw().toBuffer(), raw);
}

/** The light of a shade, behind where the figure stands. */
function createGlow(shade: string): Buffer {
  const { left, top, width, height } = figureBox;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidthPx}" height="${cardHeightPx}"><defs><radialGradient id="g"><stop offset="0" stop-color="${shade}" stop-opacity=".55"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${left + width / 2}" cy="${top + height / 2}" rx="${width}" ry="${height * 0.72}" fill="url(#g)"/></svg>`,
  );
}

async function encodeWithinLimit(picture: Sharp): Promise<Buffer> {
  for (const quality of [84, 74, 62]) {
    const jpeg = await picture.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length < maxBytes) return jpeg;
  }
  throw new Error("a share picture stays heavier than it may be");
}
