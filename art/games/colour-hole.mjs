// A cut-out with a hole of its own: where the scene's make-up is green, the picture lets through what is laid behind it. What it lets
// through is how much of the light the make-up gives back (green less red); what it adds is what only mirrors (red). In the middle of
// the make-up the hole is clear: nothing there changes the shade that is judged.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { blur, encode, readRaw } from '../develop/develop.mjs';

export const sources = ['develop/develop.mjs', 'develop/denoise.mjs', 'develop/deliver.mjs', 'games/colour-hole.mjs'];

const clamp = (v) => Math.min(1, Math.max(0, v));
const step = (v, from, to) => { const t = clamp((v - from) / (to - from)); return t * t * (3 - 2 * t); };
/** White porcelain under white light stays below white: a soft shoulder. */
const print = (v) => encode(clamp(v < 0.5 ? v : 0.5 + 0.5 * (1 - Math.exp(-(v - 0.5) / 0.5))));

export async function make(row, { raw, out, work, deliver, facts }) {
  const { W, H, plane } = readRaw(await raw({ ...row, maker: undefined }));
  const [red, green, alpha] = [plane(0), plane(1), plane(3)];
  const light = red.map((r, i) => Math.max(0, green[i] - r));
  const level = median(light.filter((v) => v > 0.02));
  const inside = blur(Float32Array.from(light, (v) => (v > level * 0.35 ? 1 : 0)), W, H, Math.max(1, Math.round(W * row.hole.soft / 3)));
  const pixels = Buffer.alloc(W * H * 4);
  let clear = 0, makeup = 0;
  for (let i = 0; i < W * H; i++) {
    const x = (i % W + 0.5) / W * 2 - 1, y = ((i / W | 0) + 0.5) / H * 2 - 1;
    const middle = step(inside[i], 0.8, 0.995);
    // Porcelain beside it catches some green too; make-up gives back hardly anything else.
    const share = step(light[i] / Math.max(1e-4, green[i]), 0.3, 0.62);
    const through = encode(clamp(light[i] / level)) * share * (1 - middle) + middle;
    const shine = 1 + (row.hole.shine - 1) * share;
    const added = print(red[i] * row.hole.gain * shine) * (1 - middle);
    const fade = row.hole.fade ? 1 - step(Math.hypot(x, y), row.hole.fade, 1) : 1;
    const cover = Math.max(clamp(alpha[i]) - through, added) * fade;
    const opacity = cover < 0.004 ? 0 : Math.min(1, cover);
    const grey = opacity ? Math.round(255 * Math.min(1, added * fade / opacity)) : 0;
    pixels.set([grey, grey, grey, Math.round(opacity * 255)], i * 4);
    if (light[i] > level * 0.35) { makeup++; if (!pixels[i * 4 + 3]) clear++; }
  }
  const clearShare = clear / makeup;
  if (clearShare < 0.6) throw new Error(`${row.id}: only ${clearShare.toFixed(2)} of the make-up is the shade alone`);
  const master = path.join(work, `${row.id}.png`);
  fs.mkdirSync(work, { recursive: true });
  await sharp(pixels, { raw: { width: W, height: H, channels: 4 } }).png().toFile(master);
  const made = await deliver({ name: row.id, master, widths: row.widths, budget: row.budget, coding: row.coding, out });
  return { ...made, meta: { ...(await facts(master)), widths: row.widths } };
}

const median = (values) => Float32Array.from(values).sort()[values.length >> 1];
