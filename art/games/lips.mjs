// The eleven of the fifth game and what holds the next one (blender/scene_game_lip.py, scene_game_jar.py), in one sheet.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export const sources = ['blender/scene_game_lip.py', 'blender/scene_game_jar.py', 'blender/products.py', 'blender/lips.py'];
const RADII = [8, 11, 15, 19, 24, 30, 37, 44, 52, 61, 70]; // the solver's, in units
const WIDTH = 768, GAP = 4;
const sizeOf = (radius) => Math.min(352, Math.max(96, Math.round(radius * 6.2)));

/** From left to right, row under row, the largest first. */
function lay(pieces) {
  const places = {};
  let x = 0, y = 0, row = 0;
  for (const { name, w, h } of [...pieces].sort((a, b) => b.h - a.h)) {
    if (x + w > WIDTH) [x, y, row] = [0, y + row + GAP, 0];
    places[name] = { x, y, w, h };
    x += w + GAP;
    row = Math.max(row, h);
  }
  return { places, height: y + row };
}

export async function make(row, { master, out, work, hash8 }) {
  const pieces = [];
  for (const [kind, radius] of RADII.entries()) {
    const size = sizeOf(radius), args = { w: size, h: size, spp: row.spp, kind, seed: 1 };
    pieces.push({ name: `lip-${kind}`, w: size, h: size, file: await master({ id: `${row.id}-${kind}`, scene: 'scene_game_lip', batch: true, args, alpha: true, dark: row.dark }) });
  }
  const dropper = { w: 120, h: 240 };
  pieces.push({ name: 'dropper', ...dropper, file: await master({ id: `${row.id}-dropper`, scene: 'scene_game_jar', batch: true, args: { ...dropper, spp: row.spp, part: 'dropper', seed: 1 }, alpha: true, dark: row.dark }) });
  const { places: frames, height } = lay(pieces);
  const sheet = await sharp({ create: { width: WIDTH, height, channels: 4, background: '#0000' } })
    .composite(pieces.map(({ name, file }) => ({ input: file, left: frames[name].x, top: frames[name].y })))
    .webp({ quality: row.quality, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer();
  const file = `${row.id}.webp`, draft = path.join(work, file);
  fs.writeFileSync(draft, sheet);
  const hash = hash8(draft);
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  fs.writeFileSync(path.join(out, hash, file), sheet);
  return { hash, files: { [`${hash}/${file}`]: sheet.length }, meta: { width: WIDTH, height, file, edge: 1.03, frames } };
}
