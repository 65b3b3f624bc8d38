// Share pictures are HTML pages photographed by Chromium: real type, real kerning, then grain and JPEG.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import subset from 'subset-font';
import { hash8 } from '../develop/deliver.mjs';

const HERE = import.meta.dirname, FONTS = path.join(HERE, '../node_modules');
const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const SHIPPORI = '@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2';
const b64 = (buf, type) => `data:${type};base64,${Buffer.from(buf).toString('base64')}`;

/** {{pic:id}}, {{font:archivo}} and {{font:shippori}} in the page become data URIs, so the page needs no server; {{word:x}} is put in as it is. */
async function fill(html, pics, words) {
  const text = html.replace(/<[^>]+>/g, ' ');
  for (const [key, file] of [['archivo', ARCHIVO], ['shippori', SHIPPORI]]) {
    html = html.replaceAll(`{{font:${key}}}`, b64(await subset(fs.readFileSync(path.join(FONTS, file)), text, { targetFormat: 'woff2' }), 'font/woff2'));
  }
  for (const [key, word] of Object.entries(words)) html = html.replaceAll(`{{word:${key}}}`, word);
  for (const [id, png] of Object.entries(pics)) html = html.replaceAll(`{{pic:${id}}}`, b64(fs.readFileSync(png), 'image/png'));
  return html;
}

/** Film grain after the type is set, so picture and letters are one print. */
function grain(rgb, amount) {
  let seed = 20;
  const rnd = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 4294967296; };
  for (let i = 0; i < rgb.length; i += 3) {
    const g = (rnd() + rnd() + rnd() - 1.5) * amount;
    for (let k = 0; k < 3; k++) rgb[i + k] = Math.max(0, Math.min(255, rgb[i + k] + g));
  }
  return rgb;
}

export async function sharePage({ id, page, pics, words = {}, width, height, budget, out, work }) {
  const html = path.join(work, id + '.html'), shot = path.join(work, id + '-shot.png'), master = path.join(work, id + '.png');
  fs.writeFileSync(html, await fill(fs.readFileSync(path.join(HERE, page + '.html'), 'utf8'), pics, words));
  const run = spawnSync('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-device-scale-factor=1',
    `--window-size=${width},${height + 200}`, '--virtual-time-budget=3000', `--screenshot=${shot}`, 'file://' + html], { encoding: 'utf8' });
  if (!fs.existsSync(shot)) throw new Error('chromium took no picture\n' + run.stderr);
  const { data } = await sharp(shot).extract({ left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  await sharp(grain(data, 12), { raw: { width, height, channels: 3 } }).png().toFile(master);
  fs.rmSync(shot);
  const hash = hash8(master), file = `${hash}/${id}.jpg`;
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  for (let quality = 88; ; quality -= 3) {
    const jpg = await sharp(master).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpg.length > budget * 1000 && quality > 60) continue;
    fs.writeFileSync(path.join(out, file), jpg);
    return { hash, file, files: { [file]: jpg.length } };
  }
}
