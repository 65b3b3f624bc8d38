// Delivered pictures as they lie below public/assets/v, and strokes of colour mixed from the smear masks: what grounds and films lay together.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const ROOT = path.join(import.meta.dirname, '../..');
export const metaOf = (id) => JSON.parse(fs.readFileSync(path.join(ROOT, 'app/kits/ui/pictures', id + '.json'), 'utf8'));

/** The largest delivered file of a picture. */
export function fileOf(id) {
  const { hash, widths, file } = metaOf(id);
  return path.join(ROOT, 'public/assets/v', file ?? `${hash}/${id}@${Math.max(...widths)}.avif`);
}

/** A delivered picture as PNG, at most so wide; cut-outs keep their alpha. */
export const pngOf = (id, width = 1200) => sharp(fileOf(id)).resize({ width, withoutEnlargement: true }).png().toBuffer();

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const coded = (v) => Math.round(255 * Math.min(1, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));

/** A stroke of a finish in a shade, as PNG with alpha: the formula of README, Smears, without a ground below it. */
export async function smearPng(finish, hex, width = 780) {
  const { data, info } = await sharp(fileOf(`smear-${finish}`)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const w = info.width, h = info.height / 3, out = Buffer.alloc(w * h * 4), step = info.channels;
  const shade = [1, 3, 5].map((i) => linear(parseInt(hex.slice(i, i + 2), 16) / 255));
  for (let i = 0; i < w * h; i++) {
    const light = data[i * step] / 128, shine = (data[(i + 2 * w * h) * step] / 255) ** 2;
    for (let k = 0; k < 3; k++) out[i * 4 + k] = coded(shade[k] * light + shine);
    out[i * 4 + 3] = data[(i + w * h) * step];
  }
  return sharp(out, { raw: { width: w, height: h, channels: 4 } }).resize({ width }).png().toBuffer();
}
