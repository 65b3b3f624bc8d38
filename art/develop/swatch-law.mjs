// Does the shade keep its colour in print? For every printed product: the median of the shade's lit surface against its hex, as ΔE (CIE76).
// usage: node develop/swatch-law.mjs [product-lip …]      without names: all products that were rendered; exit 1 if one is further than 5 (bristles are narrower than the edge of their mask)
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readRaw } from './develop.mjs';
import { pictures } from '../pictures.mjs';

const WORK = path.join(import.meta.dirname, '../.work'), LIMIT = 5;
const linear = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function lab([r, g, b]) {
  const [R, G, B] = [r, g, b].map(linear), f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.9505), y = f(0.2126 * R + 0.7152 * G + 0.0722 * B), z = f((0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const names = process.argv.slice(2), far = [];
const files = fs.readdirSync(WORK).filter((f) => f.startsWith('product-') && f.endsWith('.raw'));
let n = 0, sum = 0;
const wanted = ({ id, kind, dark }) => kind === 'products' && dark.hex && (!names.length || names.some((name) => id.startsWith(name)));
for (const p of pictures.filter(wanted)) {
  const file = files.find((f) => f.startsWith(p.id + '-') && f.length === p.id.length + 21), png = path.join(WORK, p.id + '.png');
  if (!file || !fs.existsSync(png)) continue;
  const { W, H, plane } = readRaw(path.join(WORK, file)), mask = plane(4);
  const rgb = await sharp(png).resize(W, H, { kernel: 'nearest' }).removeAlpha().raw().toBuffer(), inside = [];
  for (let i = 0; i < W * H; i++) if (mask[i] === 1) inside.push(i);
  const luma = (i) => 0.2126 * linear(rgb[i * 3]) + 0.7152 * linear(rgb[i * 3 + 1]) + 0.0722 * linear(rgb[i * 3 + 2]);
  const lit = inside.sort((a, b) => luma(a) - luma(b)).slice(inside.length >> 2);
  const seen = [0, 1, 2].map((k) => Uint8Array.from(lit, (i) => rgb[i * 3 + k]).sort()[lit.length >> 1]);
  const want = [1, 3, 5].map((k) => parseInt(p.dark.hex.slice(k, k + 2), 16)), a = lab(seen), b = lab(want);
  const d = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  n++; sum += d;
  if (d > LIMIT) far.push(`${p.id} wants ${want} shows ${seen} ΔE ${d.toFixed(1)}`);
}
console.log(`${n} products, mean ΔE ${(sum / n).toFixed(2)}`);
for (const line of far) console.log('  ' + line);
process.exitCode = far.length ? 1 : 0;
