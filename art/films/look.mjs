// A contact strip of a film without coding it:  node films/look.mjs film-05 [every 2 s] [from] [to]   → .work/films/film-05-strip.jpg
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawFrames } from './frames.mjs';
import { SIZES, readContent, readScript } from './film-script.mjs';

const [id, every = '2', from = '0', to] = process.argv.slice(2);
const content = readContent(), film = await readScript(id, content), [width, height] = SIZES[film.orientation];
const times = [];
for (let t = +from + 0.001; t < Math.min(film.seconds, to ?? Infinity); t += +every) times.push(t);
const small = film.orientation === 'vertical' ? 216 : 384, tall = Math.round((small * height) / width), per = Math.floor(1900 / small), tiles = [];
let n = 0;
const began = Date.now();
await drawFrames({ id, width, height, times, content }, async (pixels) => {
  const i = n++;
  tiles.push({ left: (i % per) * (small + 4), top: Math.floor(i / per) * (tall + 4), input: await sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha().resize(small).composite([
    { input: Buffer.from(`<svg width="${small}" height="20"><text x="4" y="15" font-size="13" fill="#7f7">${times[i].toFixed(1)}</text></svg>`), left: 0, top: 0 }]).png().toBuffer() });
});
const out = path.join(import.meta.dirname, '../.work/films', `${id}-strip.jpg`);
fs.mkdirSync(path.dirname(out), { recursive: true });
await sharp({ create: { width: per * (small + 4), height: Math.ceil(n / per) * (tall + 4), channels: 3, background: '#444' } }).composite(tiles).jpeg({ quality: 86 }).toFile(out);
console.log(`${id}: ${film.seconds.toFixed(1)} s, ${n} frames in ${((Date.now() - began) / 1000).toFixed(1)} s → ${path.relative(process.cwd(), out)}`);
