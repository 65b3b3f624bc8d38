// Prints what one looks through: clear glass is almost nothing, but what it mirrors must cover what lies behind it.
import fs from 'node:fs';
import { blur, develop, readRaw } from './develop.mjs';

const DENSITY = 1.2;    // light in the glass is so dense as it is bright
const NOTHING = 0.03;   // thinner than this is not there
const SPREAD = 2;       // px over which colours run into each other: the shape is in the density, colours may be soft (and light to send)
const HUSH = 1;         // px over which the density of the render is evened: nobody denoises it

/** As the darkroom does, but the density of the cut-out follows the light in it. */
export async function print(rawFile, pngFile, flags) {
  const { planes, plane, W, H, ...head } = readRaw(rawFile), all = Array.from({ length: planes }, (_, k) => Float32Array.from(plane(k)));
  const [r, g, b, a] = all, even = blur(a, W, H, HUSH);
  for (let i = 0; i < a.length; i++) {
    const dense = Math.min(1, Math.max(even[i] > 0.1 ? even[i] : 0, Math.max(r[i], g[i], b[i]) * DENSITY));
    a[i] = Math.max(0, (dense - NOTHING) / (1 - NOTHING));
    if (!a[i]) r[i] = g[i] = b[i] = 0;
  }
  const around = blur(a, W, H, SPREAD);
  for (const colour of [r, g, b]) {
    const soft = blur(colour, W, H, SPREAD);
    for (let i = 0; i < a.length; i++) colour[i] = around[i] > 1e-4 ? (soft[i] / around[i]) * a[i] : 0;
  }
  const file = `${rawFile}.${process.pid}.dense`;
  fs.writeFileSync(file, Buffer.concat([Buffer.from(JSON.stringify({ ...head, W, H, planes }) + '\n'), ...all.map((p) => Buffer.from(p.buffer))]));
  return develop(file, pngFile, flags).finally(() => fs.rmSync(file, { force: true }));
}
