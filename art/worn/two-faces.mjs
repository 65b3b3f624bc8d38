// A model face in each of the sixteen looks of ふたつの顔, cut out as the stage does: the page shows two of them side by
// side before anything runs. Painted by the same formulas as on the phone, on the face that
// the phone has as well, and larger than it is shown, so that lashes are fine.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readFaceLight } from '../../app/kits/makeup/face-light.ts';
import { paintLines } from '../../app/kits/makeup/paint-lines.ts';
import { paintStill } from '../../app/kits/makeup/paint-still.ts';
import { pointsIn, portraitCrop, portraitFramings } from '../../app/kits/makeup/portrait-crop.ts';
import { atlasesOf, drawAtlas } from '../../tools/makeup/atlas.ts';
import { readCanonicalMesh } from '../../tools/makeup/canonical-mesh.ts';

const KIT = '../app/kits/makeup/';
/** Pores weigh: at a higher quality no limit holds, and the search for one takes minutes. */
const CODING = { from: 64, effort: 4 };
export const sources = ['paint-still.ts', 'paint-lines.ts', 'lash-line.ts', 'liner.ts', 'line-strip.ts', 'eye-shape.ts', 'surfaces.ts', 'light-sums.ts', 'portrait-crop.ts', 'face-light.ts', 'facing.ts', 'finishes.ts', 'slots.ts', 'face-regions.ts']
  .map((file) => KIT + file).concat('../app/kits/ui/pictures/face-4.json', '../app/kits/ui/pictures/face-8.json', '../tools/makeup/atlas.ts', '../tools/makeup/atlas-shapes.ts', '../tools/makeup/face-sides.ts', '../tools/makeup/flat-face.ts', 'develop/deliver.mjs');

const WIDTH = 780, HEIGHT = 1040;

let stock;
async function readStock() {
  if (stock) return stock;
  const mesh = readCanonicalMesh(), masks = [];
  for (const atlas of atlasesOf(mesh.uv)) {
    const { data, info } = await sharp(await drawAtlas(atlas)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    masks.push({ widthPx: info.width, rgba: new Uint8ClampedArray(data) });
  }
  return (stock = { ...mesh, masks });
}

export async function make(row, { work, out, deliver, facts, art }) {
  const { face } = row;
  const { hash } = JSON.parse(fs.readFileSync(path.join(art, `../app/kits/ui/pictures/${face}.json`), 'utf8'));
  const { landmarks } = JSON.parse(fs.readFileSync(path.join(art, `../content/faces/${face}.json`), 'utf8'));
  const whole = sharp(path.join(art, `../public/assets/v/${hash}/${face}@1080.avif`)), size = await whole.metadata();
  const points = Float32Array.from(landmarks.flat());
  const crop = portraitCrop(points, size.width, size.height, portraitFramings.close);
  const { data, info } = await whole.extract({ left: crop.xPx, top: crop.yPx, width: crop.widthPx, height: crop.heightPx })
    .resize(WIDTH * 1.5, HEIGHT * 1.5, { kernel: 'cubic' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const placed = pointsIn(crop, points, size.width, size.height);
  const light = readFaceLight({ rgba: picture.data, widthPx: info.width, heightPx: info.height, from: { x: 0, y: 0, width: 1, height: 1 } }, placed);
  const painting = await readStock();
  paintStill(picture, painting, placed, light, { layers: row.layers });
  paintLines(picture, stock.triangles, placed, light, { layers: row.layers });
  const png = path.join(work, `${row.id}.png`);
  await sharp(picture.data, { raw: { width: info.width, height: info.height, channels: 4 } }).resize(WIDTH, HEIGHT).removeAlpha().png().toFile(png);
  const made = await deliver({ name: row.id, master: png, widths: row.widths, budget: row.budget, coding: CODING, out });
  return { ...made, meta: { widths: row.widths, face, ...(await facts(png)) } };
}
