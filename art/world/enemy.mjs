// Six frames of one small paper, rendered as a strip (blender/scene_world_enemy.py), in one WebP sheet.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export const sources = [];
const NAMES = ['idle-0', 'idle-1', 'warn', 'hit', 'torn-0', 'torn-1'];
const HIT = 3; // bone light for the blow: brighter by what stays below a flash

export async function make(row, { master, out, work, hash8 }) {
  const strip = await master({ id: `${row.id}-strip`, scene: row.scene, batch: true, args: row.args, alpha: true, dark: row.dark });
  const { width, height } = await sharp(strip).metadata(), w = width / NAMES.length;
  const hit = await sharp(strip).extract({ left: HIT * w, top: 0, width: w, height }).modulate({ brightness: 1.25 }).png().toBuffer();
  const sheet = await sharp(strip).composite([{ input: hit, left: HIT * w, top: 0 }]).webp({ quality: 48, alphaQuality: 70, effort: 6, smartSubsample: true }).toBuffer();
  const file = `${row.id}.webp`, draft = path.join(work, file);
  fs.writeFileSync(draft, sheet);
  const hash = hash8(draft);
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  fs.writeFileSync(path.join(out, hash, file), sheet);
  const frames = Object.fromEntries(NAMES.map((name, i) => [name, { x: i * w, y: 0, w, h: height }]));
  return { hash, files: { [`${hash}/${file}`]: sheet.length }, meta: { width, height, file, unit: 2, frames } };
}
