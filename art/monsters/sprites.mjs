// Seven frames for the shooting stage, rendered from behind at three quarters (blender/monster_shots.py), in one WebP sheet.
// Hit and special are the renders with the light changed: bone light for a hit, the creature's own light for a special.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export const sources = [];
const NAMES = ['idle-0', 'idle-1', 'move-left', 'move-right', 'shoot', 'hit', 'special'];
const LIGHT = { shoot: { brightness: 1.18 }, hit: { brightness: 1.55, saturation: 0.25 }, special: { brightness: 1.45, saturation: 1.15 } };

export async function make(row, { master, out, work, hash8 }) {
  const strip = await master({ id: `${row.id}-strip`, scene: row.scene, args: row.args, alpha: true, dark: row.dark });
  const { width, height } = await sharp(strip).metadata(), w = width / NAMES.length;
  const layers = await Promise.all(NAMES.map(async (name, i) => {
    const frame = sharp(strip).extract({ left: i * w, top: 0, width: w, height });
    return { input: await (LIGHT[name] ? frame.modulate(LIGHT[name]) : frame).png().toBuffer(), left: i * w, top: 0 };
  }));
  const sheet = await sharp({ create: { width, height, channels: 4, background: '#0000' } }).composite(layers).webp({ quality: 84, alphaQuality: 90, effort: 5, smartSubsample: true }).toBuffer();
  const file = `${row.id}.webp`, draft = path.join(work, file);
  fs.writeFileSync(draft, sheet);
  const hash = hash8(draft);
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  fs.writeFileSync(path.join(out, hash, file), sheet);
  const frames = Object.fromEntries(NAMES.map((name, i) => [name, { x: i * w, y: 0, w, h: height }]));
  return { hash, files: { [`${hash}/${file}`]: sheet.length }, meta: { width, height, file, frames } };
}
