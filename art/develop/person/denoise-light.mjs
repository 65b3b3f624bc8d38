// The light groups of a person's small raw, each denoised with the skin's normals as guide, in the file's place.
import fs from 'node:fs';
import { denoise } from '../denoise.mjs';

const GROUPS = ['key', 'fill', 'edge', 'room'], MARGIN_PX = 32; // the network invents fringes where noise meets the edge: mirror outwards first

export async function denoiseLight(file) {
  const b = fs.readFileSync(file), end = b.indexOf(10), head = JSON.parse(b.toString('utf8', 0, end)), { W, H, names } = head, n = W * H;
  if (head.denoised) return;
  const all = new Float32Array(b.buffer.slice(b.byteOffset + end + 1, b.byteOffset + b.length)), w = W + 2 * MARGIN_PX, h = H + 2 * MARGIN_PX;
  const fold = (i, s) => (i < 0 ? -i - 1 : i >= s ? 2 * s - 1 - i : i), plane = (name) => all.subarray(names.indexOf(name) * n, (names.indexOf(name) + 1) * n);
  const wide = (p) => { const q = new Float32Array(w * h); for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) q[y * w + x] = p[fold(y - MARGIN_PX, H) * W + fold(x - MARGIN_PX, W)]; return q; };
  const share = wide(plane('sharer')), normal = [...'rgb'].map((c) => wide(plane('normal' + c))), albedo = [0.6, 0.6, 0.6].map((v) => share.map((s) => s * v));
  for (const group of GROUPS) {
    const planes = [...'rgb'].map((c) => plane(`Combined_${group}${c}`)), out = await denoise({ W: w, H: h, color: planes.map(wide), albedo, normal, threads: 1 });
    out.forEach((p, k) => { for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) planes[k][y * W + x] = p[(y + MARGIN_PX) * w + x + MARGIN_PX]; });
  }
  fs.writeFileSync(file, Buffer.concat([Buffer.from(JSON.stringify({ ...head, denoised: true }) + '\n'), Buffer.from(all.buffer)]));
}
