// The darkroom of products: one alpha render becomes the front shot on ink (glow behind, wet floor with its mirror) or a cut-out.
// The shade's surface is brought to its exact hex: neither film curve nor glow may tint what a visitor judges by.
import sharp from 'sharp';
import { blur, curve, encode, IN, OUT, quarter, readRaw, sample, HALATION, unmultiply } from './develop.mjs';

export const DEFAULTS = {
  hex: null,       // the median of the lit shade is this colour
  exposure: 0,     // EV
  glow: 1,         // strength of the red light behind
  at: [0.60, 0.50], // where the glow is brightest, as fractions
  mirror: 0.5,    // how much the floor gives back
  bloom: 0.8, halation: 0.8, sat: 1.04, vig: 0.25, grain: 0.006,
  size: null,      // width of the master, where the render is a little smaller
  alpha: false,    // the cut-out
};

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const smooth = (x, a, b) => { const t = Math.min(1, Math.max(0, (x - a) / (b - a))); return t * t * (3 - 2 * t); };

export async function print(rawFile, pngFile, flags = {}) {
  const opt = { ...DEFAULTS, ...flags }, raw = readRaw(rawFile), { W, H } = raw, N = W * H;
  const rgb = [0, 1, 2].map((k) => Float32Array.from(raw.plane(k))), alpha = Float32Array.from(raw.plane(3), (v) => Math.min(1, Math.max(0, v)));
  const mask = blur(Float32Array.from(raw.plane(4)), W, H, 1), gain = 2 ** opt.exposure;
  for (const p of rgb) for (let i = 0; i < N; i++) p[i] *= gain;

  if (opt.alpha) unmultiply(rgb, alpha); else layGround(rgb, alpha, raw, opt);
  const glow = glows(rgb, W, H), S = [0, 1, 2].map(() => new Float32Array(N)), px = [0, 0, 0], q = [0, 0, 0];
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    const i = y * W + x, u = (x + 0.5) / W, v = (y + 0.5) / H, away = 1 - mask[i];
    const rr = (u - 0.5) ** 2 + ((v - 0.5) * (H / W)) ** 2, vig = opt.alpha ? 1 : 1 - opt.vig * Math.min(1, rr * 1.35);
    for (let k = 0; k < 3; k++) {
      const g = glow[k], red = glow[0]; let val = rgb[k][i];
      val += opt.bloom * (sample(g.near, g.w, g.h, u, v) * 0.10 + sample(g.mid, g.w, g.h, u, v) * 0.07);
      val += away * opt.halation * HALATION[k] * 0.06 * sample(red.mid, red.w, red.h, u, v);
      px[k] = val * vig;
    }
    const L = 0.2126 * px[0] + 0.7152 * px[1] + 0.0722 * px[2];
    for (let k = 0; k < 3; k++) px[k] = Math.max(0, L + (px[k] - L) * opt.sat) * 1.6;
    for (let k = 0; k < 3; k++) q[k] = curve(IN[k][0] * px[0] + IN[k][1] * px[1] + IN[k][2] * px[2]);
    for (let k = 0; k < 3; k++) S[k][i] = Math.min(1, Math.max(0, OUT[k][0] * q[0] + OUT[k][1] * q[1] + OUT[k][2] * q[2]));
  }
  if (opt.hex) trueShade(S, rgb, mask, opt.hex);

  const ch = opt.alpha ? 4 : 3, o8 = Buffer.alloc(N * ch);
  let seed = 1234567;
  const rnd = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 4294967296; };
  for (let i = 0; i < N; i++) {
    const noise = (rnd() + rnd() + rnd() - 1.5) * opt.grain * (1 - mask[i]);
    for (let k = 0; k < 3; k++) {
      const c = encode(S[k][i]);
      o8[i * ch + k] = Math.max(0, Math.min(255, Math.round((c + noise * (0.35 + 0.65 * (1 - Math.abs(2 * c - 1)))) * 255 + rnd() - 0.5)));
    }
    if (ch === 4) o8[i * 4 + 3] = Math.round(alpha[i] * 255);
  }
  const sheet = sharp(o8, { raw: { width: W, height: H, channels: ch } });
  if (opt.size) sheet.resize({ width: opt.size, height: Math.round(opt.size * H / W), kernel: 'lanczos3' });
  await sheet.png({ compressionLevel: 6 }).toFile(pngFile);
  return { W, H, seconds: raw.seconds };
}

/** Ink, the glow behind, the wet floor from the horizon down, and the product's mirror in it; the product stays on top. */
function layGround(rgb, alpha, { W, H, foot }, opt) {
  const low = Float32Array.from({ length: W }, (_, x) => along(foot, (x + 0.5) / W) * H);
  const footY = H * foot.reduce((sum, [, y]) => sum + y, 0) / foot.length, horizon = footY - H * 0.055, [gx, gy] = opt.at;
  const back = [0, 1, 2].map(() => new Float32Array(W * H)), tint = [1, 0.012, 0.020];
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    const i = y * W + x, floor = smooth(y, horizon - 3, horizon + 3), my = y < horizon ? y : 2 * horizon - y;
    const d2 = ((x / W - gx) / 0.44) ** 2 + ((my / H - gy) / 0.40) ** 2;
    const wall = 0.16 * opt.glow * Math.exp(-1.9 * d2), down = (y - horizon) / H;
    const wet = wall * 0.62 * Math.exp(-3.2 * Math.max(0, down)) + 0.030 * opt.glow * Math.exp(-(((x / W - gx) / 0.5) ** 2) - 8 * Math.max(0, down));
    const light = wall * (1 - floor) + wet * floor;
    for (let k = 0; k < 3; k++) back[k][i] = 0.0012 + light * tint[k];
  }
  const flip = mirrored(rgb, alpha, W, H, low);
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) {
    const i = y * W + x, fade = opt.mirror * Math.exp(-2.6 * Math.max(0, y - footY) / (H * 0.22));
    for (let k = 0; k < 3; k++) {
      const behind = back[k][i] * (1 - flip.a[i] * 0.92) + flip.rgb[k][i] * fade;
      rgb[k][i] += behind * (1 - alpha[i]);
    }
  }
}

/** Height of the line through the foot points (from left to right) at x; beyond the ends it goes straight on. */
function along(points, x) {
  let k = 1;
  while (k < points.length - 1 && x > points[k][0]) k++;
  const [[x0, y0], [x1, y1]] = [points[k - 1], points[k]];
  return y0 + (y1 - y0) * (x - x0) / (x1 - x0);
}

/** The picture upside down from the line where it touches the floor, blurred more the deeper it lies. */
function mirrored(rgb, alpha, W, H, low) {
  const take = (p) => {
    const o = new Float32Array(W * H);
    for (let x = 0; x < W; x++) for (let y = Math.ceil(low[x]); y < H; y++) { const s = Math.round(2 * low[x] - y); if (s >= 0) o[y * W + x] = p[s * W + x]; }
    const soft = blur(o, W, H, Math.max(1, Math.round(W * 0.004))), far = blur(o, W, H, Math.max(2, Math.round(W * 0.012)));
    for (let y = 0; y < H; y++) { const t = smooth(y / H, 0.80, 1.02); for (let x = 0; x < W; x++) { const i = y * W + x; o[i] = (o[i] * 0.35 + soft[i] * 0.65) * (1 - t) + far[i] * t; } }
    return o;
  };
  return { rgb: rgb.map(take), a: take(alpha) };
}

function glows(rgb, W, H) {
  const S = W / 1080, r = (base, least) => Math.max(least, Math.round(base * S));
  return rgb.map((p) => {
    const { d, w, h } = quarter(p, W, H), bright = d.map((v) => Math.max(0, v - 0.65));
    return { w, h, near: blur(bright, w, h, r(2, 1)), mid: blur(bright, w, h, r(8, 2)) };
  });
}

/**
 * The shade's surface leaves the film curve: its light is scaled by one gain per channel so that the median of the lit part is the hex,
 * and only what is brighter than that rolls off into white. The gains are all but equal, because the render's albedo is the hex.
 */
function trueShade(S, rgb, mask, hex) {
  const target = [0, 1, 2].map((k) => linear(parseInt(hex.slice(1 + 2 * k, 3 + 2 * k), 16) / 255)), inside = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] > 0.98) inside.push(i);
  if (inside.length < 50) return;
  const luma = (i) => 0.2126 * rgb[0][i] + 0.7152 * rgb[1][i] + 0.0722 * rgb[2][i];
  inside.sort((a, b) => luma(a) - luma(b));
  const lit = inside.slice(Math.floor(inside.length * 0.25)); // what lies in shadow is not the colour
  for (let k = 0; k < 3; k++) {
    const mid = Float32Array.from(lit, (i) => rgb[k][i]).sort()[lit.length >> 1], gain = target[k] / Math.max(mid, 1e-4);
    const knee = Math.max(0.6, Math.min(0.97, target[k] * 1.04)), room = 1 - knee;
    for (let i = 0; i < mask.length; i++) {
      if (!mask[i]) continue;
      const v = rgb[k][i] * gain, shown = v <= knee ? v : knee + room * (1 - Math.exp(-(v - knee) / room));
      S[k][i] += mask[i] * (shown - S[k][i]);
    }
  }
}
