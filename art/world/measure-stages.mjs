// Is a stage ground a loop, dark enough and free of red? Measured on what is delivered, not on the master.
//   node world/measure-stages.mjs        prints every delivered ground; exit 1 if one breaks the law
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const linear = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const lightness = (Y) => (Y > 0.008856 ? 116 * Math.cbrt(Y) - 16 : 903.3 * Y);

/**
 * seam: mean step in 8-bit luma between last and first row, beside the greatest step between rows within sixteen of it (inner);
 * lMax and lMin: the greatest and the least L* that more than one pixel in ten thousand reach; red: the same share's greatest R over max(G, B).
 */
export async function measure(file) {
  const { data, info: { width: W, height: H } } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const step = (a, b) => { let s = 0; for (let x = 0; x < W * 3; x++) s += Math.abs(data[a * W * 3 + x] - data[b * W * 3 + x]); return s / (W * 3); };
  const inner = Math.max(...Array.from({ length: 16 }, (_, k) => [step(k, k + 1), step(H - 2 - k, H - 1 - k)]).flat());
  const light = new Float32Array(W * H), reds = new Int16Array(W * H);
  for (let i = 0; i < W * H; i++) {
    const [r, g, b] = [data[3 * i], data[3 * i + 1], data[3 * i + 2]];
    light[i] = lightness(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
    reds[i] = r - Math.max(g, b);
  }
  light.sort(); reds.sort();
  const top = Math.floor(W * H * 0.9999), n = (v) => Math.round(v * 100) / 100;
  return { seam: n(step(H - 1, 0)), inner: n(inner), lMax: n(light[top]), lMin: n(light[W * H - 1 - top]), lMedian: n(light[W * H >> 1]), red: reds[top] };
}

/** What breaks the law of the stage: a loop; glass of L* at most 19 without red beyond the coder's rounding, paper of L* 84 at least. */
export const faults = ({ seam, inner, lMax, lMin, red }, isPaper) => [
  seam > 1.15 * inner + 0.5 && `seam ${seam} beside ${inner}`, ...(isPaper ? [lMin < 84 && `L* ${lMin}`] : [lMax > 19 && `L* ${lMax}`, red > 3 && `red ${red}`]),
].filter(Boolean);

/** lMax as above; red: the same share's greatest R beside max(G, B), as a ratio, where it can be seen at all. */
export async function measureDepth(file) {
  const { data, info: { width: W, height: H } } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = new Float32Array(W * H), reds = new Float32Array(W * H);
  for (let i = 0; i < W * H; i++) {
    const [r, g, b] = [data[3 * i], data[3 * i + 1], data[3 * i + 2]];
    light[i] = lightness(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
    reds[i] = r < 40 ? 0 : r / Math.max(g, b, 1);
  }
  light.sort(); reds.sort();
  const top = Math.floor(W * H * 0.9995), n = (v) => Math.round(v * 100) / 100;
  return { lMax: n(light[top]), lMedian: n(light[W * H >> 1]), red: n(reds[top]) };
}

/** Before L* 36 the core of a bullet has 4.8:1; much redder than twice its other light nothing is but the player. */
export const depthFaults = ({ lMax, red }) => [lMax > 36 && `L* ${lMax}`, red > 2.2 && `red ${red}`].filter(Boolean);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const ROOT = path.join(import.meta.dirname, '../..'), ledger = JSON.parse(fs.readFileSync(path.join(ROOT, 'art/rendered.json'), 'utf8'));
  for (const file of Object.entries(ledger).filter(([id]) => id.startsWith('world-stage-')).flatMap(([, made]) => Object.keys(made.files))) {
    const found = await measure(path.join(ROOT, 'public/assets/v', file)), wrong = faults(found, file.includes('world-stage-7'));
    console.log(path.basename(file).padEnd(26), JSON.stringify(found), wrong.join(', '));
    if (wrong.length) process.exitCode = 1;
  }
}
