// The darkroom: raw linear render -> denoise -> bloom and halation -> film curve -> vignette, fringe, grain -> PNG.
// Straight renders look plastic; every picture of the hub is printed here.
import fs from 'node:fs';
import sharp from 'sharp';
import { denoise } from './denoise.mjs';

export const DEFAULTS = {
  exposure: 0, // EV
  bloom: 1, halation: 1, sat: 1.06, contrast: 1,
  vig: 0.3, ca: 0.6, grain: 0.018,
  alpha: false, // keep the cut-out; a row with `alpha: true` is printed with vig 0, bloom .5, halation .5, grain .01
};

/** Header line of JSON, then float32 planes, top row first: r g b a, albedo rgb, normal xyz. */
export function readRaw(file) {
  const buf = fs.readFileSync(file);
  const nl = buf.indexOf(10);
  const head = JSON.parse(buf.toString('utf8', 0, nl));
  const all = new Float32Array(buf.buffer.slice(buf.byteOffset + nl + 1, buf.byteOffset + buf.length));
  const n = head.W * head.H;
  return { ...head, plane: (k) => all.subarray(k * n, (k + 1) * n) };
}

/** The denoised picture takes the render's place: four planes instead of ten, and no second print waits for the network again. */
export async function denoiseRaw(file) {
  const raw = readRaw(file), { planes, plane: P, ...head } = raw, { W, H } = raw;
  if (planes < 10) return;
  const rgb = await denoise({ W, H, color: [P(0), P(1), P(2)], albedo: [P(4), P(5), P(6)], normal: [P(7), P(8), P(9)] });
  const kept = [...rgb, P(3), ...Array.from({ length: planes - 10 }, (_, k) => P(10 + k))]; // after the normal: masks a scene adds
  const temp = `${file}.${process.pid}`;
  fs.writeFileSync(temp, Buffer.concat([Buffer.from(JSON.stringify({ ...head, planes: kept.length, denoised: true }) + '\n'),
    ...kept.map((p) => Buffer.from(p.buffer, p.byteOffset, p.byteLength))]));
  fs.renameSync(temp, file);
}

/** A cut-out's colour comes multiplied by its alpha; printed so, every edge would be dark on a light ground. */
export function unmultiply(rgb, alpha) {
  for (let i = 0; i < alpha.length; i++) {
    const a = Math.min(1, alpha[i]);
    for (const p of rgb) p[i] = a > 0.004 ? p[i] / a : 0;
  }
}

// three box passes are close enough to a gaussian
export function blur(src, w, h, r) {
  let a = src;
  const b = new Float32Array(w * h);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < h; y++) {
      const o = y * w; let s = 0;
      for (let x = -r; x <= r; x++) s += a[o + Math.min(w - 1, Math.max(0, x))];
      for (let x = 0; x < w; x++) { b[o + x] = s / (2 * r + 1); s += a[o + Math.min(w - 1, x + r + 1)] - a[o + Math.max(0, x - r)]; }
    }
    const c = new Float32Array(w * h);
    for (let x = 0; x < w; x++) {
      let s = 0;
      for (let y = -r; y <= r; y++) s += b[Math.min(h - 1, Math.max(0, y)) * w + x];
      for (let y = 0; y < h; y++) { c[y * w + x] = s / (2 * r + 1); s += b[Math.min(h - 1, y + r + 1) * w + x] - b[Math.max(0, y - r) * w + x]; }
    }
    a = c;
  }
  return a;
}

export function quarter(src, W, H) {
  const w = Math.ceil(W / 4), h = Math.ceil(H / 4), d = new Float32Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    let s = 0, n = 0;
    for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) {
      const X = x * 4 + i, Y = y * 4 + j;
      if (X < W && Y < H) { s += Math.min(src[Y * W + X], 24); n++; }
    }
    d[y * w + x] = s / n;
  }
  return { d, w, h };
}

export function sample(im, w, h, u, v) {
  const x = Math.min(w - 1.001, Math.max(0, u * w - 0.5)), y = Math.min(h - 1.001, Math.max(0, v * h - 0.5));
  const i = x | 0, j = y | 0, fx = x - i, fy = y - j, i1 = Math.min(w - 1, i + 1), j1 = Math.min(h - 1, j + 1);
  return (im[j * w + i] * (1 - fx) + im[j * w + i1] * fx) * (1 - fy) + (im[j1 * w + i] * (1 - fx) + im[j1 * w + i1] * fx) * fy;
}

// ACES-like fit (RRT + ODT approximation)
export const IN = [[0.59719, 0.35458, 0.04823], [0.076, 0.90834, 0.01566], [0.0284, 0.13383, 0.83777]];
export const OUT = [[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]];
export const curve = (v) => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);
export const encode = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055);
export const HALATION = [1.0, 0.28, 0.16]; // film: the red layer spreads most

export async function develop(rawFile, pngFile, flags = {}) {
  const opt = { ...DEFAULTS, ...flags };
  const raw = readRaw(rawFile), { W, H } = raw, N = W * H, P = raw.plane;
  let rgb = [P(0), P(1), P(2)];
  const alpha = P(3);
  if (!raw.denoised && raw.planes >= 10) rgb = await denoise({ W, H, color: rgb, albedo: [P(4), P(5), P(6)], normal: [P(7), P(8), P(9)] });

  if (opt.alpha) unmultiply(rgb, alpha);
  const gain = Math.pow(2, opt.exposure);
  for (const p of rgb) for (let i = 0; i < N; i++) p[i] *= gain;
  const S = W / 1080;
  const glow = rgb.map((p) => {
    const { d, w, h } = quarter(p, W, H);
    const bright = d.map((v) => Math.max(0, v - 0.55));
    const r = (base, least) => Math.max(least, Math.round(base * S));
    return { w, h, near: blur(bright, w, h, r(2, 1)), mid: blur(bright, w, h, r(8, 2)), far: blur(d, w, h, r(30, 3)) };
  });

  const ch = opt.alpha ? 4 : 3, o8 = Buffer.alloc(N * ch);
  let seed = 1234567;
  const rnd = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 4294967296; };
  const px = [0, 0, 0], q = [0, 0, 0];
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    const i = y * W + x, u = (x + 0.5) / W, v = (y + 0.5) / H;
    const dx = u - 0.5, dy = (v - 0.5) * (H / W), rr = dx * dx + dy * dy;
    for (let k = 0; k < 3; k++) {
      let val = rgb[k][i];
      if (opt.ca && k !== 1 && rr > 0.03) {
        const s = (k === 0 ? -1 : 1) * opt.ca * 0.0016 * rr;
        val = sample(rgb[k], W, H, u + dx * s * 2, v + (v - 0.5) * s * 2);
      }
      const g = glow[k], red = glow[0];
      val += opt.bloom * (sample(g.near, g.w, g.h, u, v) * 0.10 + sample(g.mid, g.w, g.h, u, v) * 0.07 + sample(g.far, g.w, g.h, u, v) * 0.045);
      val += opt.halation * HALATION[k] * 0.06 * sample(red.mid, red.w, red.h, u, v);
      px[k] = val * (1 - opt.vig * Math.min(1, rr * 1.35));
    }
    const L = 0.2126 * px[0] + 0.7152 * px[1] + 0.0722 * px[2];
    for (let k = 0; k < 3; k++) px[k] = Math.max(0, L + (px[k] - L) * opt.sat) * 1.6;
    for (let k = 0; k < 3; k++) q[k] = curve(IN[k][0] * px[0] + IN[k][1] * px[1] + IN[k][2] * px[2]);
    const grain = (rnd() + rnd() + rnd() - 1.5) * opt.grain;
    for (let k = 0; k < 3; k++) {
      let c = encode(Math.min(1, Math.max(0, OUT[k][0] * q[0] + OUT[k][1] * q[1] + OUT[k][2] * q[2])));
      if (opt.contrast !== 1) c = Math.pow(c, opt.contrast);
      c += grain * (0.35 + 0.65 * (1 - Math.abs(2 * c - 1)));
      o8[i * ch + k] = Math.max(0, Math.min(255, Math.round(c * 255 + rnd() - 0.5)));
    }
    if (ch === 4) o8[i * 4 + 3] = Math.max(0, Math.min(255, Math.round(alpha[i] * 255)));
  }
  await sharp(o8, { raw: { width: W, height: H, channels: ch } }).png({ compressionLevel: 8 }).toFile(pngFile);
  return { W, H, seconds: raw.seconds };
}
