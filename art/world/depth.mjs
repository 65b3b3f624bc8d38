// What lies behind the glass of a stage: its area's own render, quieter, so that every bullet stands out before it (world/measure-stages.mjs).
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { measureDepth, depthFaults } from './measure-stages.mjs';

export const sources = ['world/measure-stages.mjs'];

const WIDTH = 390, HEIGHT = 694;                     // the field and a little more, because it moves with who plays
const CAP = 0.075;                                   // luminance that no large light passes: white bullets stay above 6:1
const MOST_RED = 1.6;                               // red alone is the player's
const KNEE = 0.3;                                    // how soon light is held back
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toScreen = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

export async function make(row, { master, out, hash8, facts, say, work }) {
  const render = sharp(await master(row.needs[0])), { width, height } = await render.metadata();
  const cut = Math.round(width * HEIGHT / WIDTH);
  const place = render.extract({ left: 0, top: Math.round((height - cut) * row.from), width, height: cut }).resize(WIDTH, HEIGHT).removeAlpha();
  const sharpened = await place.clone().blur(row.blur ?? 0.9).raw().toBuffer(), spread = await place.clone().blur(9).raw().toBuffer();
  const png = path.join(work, `${row.id}.png`);
  await sharp(print(sharpened, spread, row), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).png().toFile(png);
  const hash = hash8(png), dir = path.join(out, hash), files = {};
  fs.mkdirSync(dir, { recursive: true });
  for (const [file, data] of [[`${row.id}@390.avif`, await sharp(png).avif({ quality: 74, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer()], [`${row.id}@390.webp`, await sharp(png).webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer()]]) {
    fs.writeFileSync(path.join(dir, file), data);
    files[`${hash}/${file}`] = data.length;
    const found = await measureDepth(path.join(dir, file)), wrong = depthFaults(found);
    say(`  ${file}`, JSON.stringify(found), data.length);
    if (wrong.length) throw new Error(`${file}: ${wrong.join(', ')}`);
  }
  return { hash, files, meta: { ...(await facts(png)), widths: [390] } };
}

/**
 * Small lights give way to their surroundings (they would pass for bullets), large ones stay below the cap. What was white in the
 * render takes the light of the place, or it would turn to grey there.
 */
function print(near, far, { exposure, light }) {
  const out = Buffer.alloc(near.length);
  for (let i = 0; i < near.length; i += 3) {
    const down = Math.floor(i / 3 / WIDTH) / HEIGHT, shade = exposure * (1 - 0.35 * Math.max(0, down - 0.5));
    const [a, b] = [near, far].map((place) => [0, 1, 2].map((k) => toLinear(place[i + k] / 255)));
    const bright = luminance(a), pale = Math.min(1, Math.max(0, bright * 1.6 - 0.2));
    const c = a.map((v, k) => Math.min(v, b[k] * 1.6 + 0.004) * (1 - pale + pale * light[k]));
    const Y = luminance(c) * shade, rest = (CAP * (1 + KNEE)) / (Y + KNEE);
    const seen = c.map((v) => 255 * toScreen(Math.min(1, v * shade * rest)));
    const second = light[1] > light[2] ? 1 : 2;
    seen[second] = Math.max(seen[second], seen[0] / MOST_RED);
    for (const k of [0, 1, 2]) out[i + k] = Math.round(seen[k]);
  }
  return out;
}
