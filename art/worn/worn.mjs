// A model face that already wears a shade: the first picture of the try-on, painted by the same formulas as on the phone.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readFaceLight } from '../../app/kits/makeup/face-light.ts';
import { paintStill } from '../../app/kits/makeup/paint-still.ts';
import { atlasesOf, drawAtlas } from '../../tools/makeup/atlas.ts';
import { readCanonicalMesh } from '../../tools/makeup/canonical-mesh.ts';

const KIT = '../app/kits/makeup/';
/** Pores weigh: at a higher quality no limit holds, and the search for one takes minutes. */
const CODING = { from: 64, effort: 4 };
export const sources = ['paint-still.ts', 'surfaces.ts', 'face-light.ts', 'light-sums.ts', 'facing.ts', 'finishes.ts', 'slots.ts', 'face-regions.ts', 'mouth-opening.ts', 'eye-shape.ts', 'mesh-facts.ts'].map((file) => KIT + file)
  .concat('../tools/makeup/atlas.ts', '../tools/makeup/atlas-shapes.ts', '../tools/makeup/face-sides.ts', '../tools/makeup/flat-face.ts', 'develop/deliver.mjs');

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

export async function make(row, { made: makeFace, work, out, deliver, facts, art }) {
  const [face] = row.needs, { hash } = await makeFace(face);
  const { landmarks } = JSON.parse(fs.readFileSync(path.join(art, `../content/faces/${face}.json`), 'utf8'));
  const points = Float32Array.from(landmarks.flat());
  const { data, info } = await sharp(path.join(art, `../public/assets/v/${hash}/${face}@1080.avif`)).resize({ width: 780 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const light = readFaceLight({ rgba: picture.data, widthPx: info.width, heightPx: info.height, from: { x: 0, y: 0, width: 1, height: 1 } }, points);
  paintStill(picture, await readStock(), points, light, { layers: [row.layer] });
  const png = path.join(work, `${row.id}.png`);
  await sharp(picture.data, { raw: { width: info.width, height: info.height, channels: 4 } }).removeAlpha().png().toFile(png);
  const made = await deliver({ name: row.id, master: png, widths: row.widths, budget: row.budget, coding: CODING, out });
  return { ...made, meta: { widths: row.widths, face, ...(await facts(png)) } };
}
