// Master PNG -> what the phone gets: AVIF at every width, WebP at the smallest, and the facts the page needs beforehand.
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import sharp from 'sharp';

sharp.concurrency(1);

export const hash8 = (file) => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);

/** The best quality that the limit (kB) allows, from where dark gradients do not band down to the floor; halved, not counted down: coding is slow. */
async function avif(img, width, limitKb, { from = width === 1080 ? 70 : 74, floor = 60, effort = 5 }) {
  const sized = await img.clone().resize({ width, kernel: 'lanczos3' }).png({ compressionLevel: 1 }).toBuffer();
  const code = (quality) => sharp(sized).avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer();
  const first = await code(from);
  if (first.length <= limitKb * 1000) return first;
  let low = Math.ceil((floor - from) / 2) - 1, high = 0, best = null, last = first; // steps of two below the first
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    last = await code(from + 2 * middle);
    if (last.length <= limitKb * 1000) { best = last; low = middle; } else high = middle;
  }
  if (!best) throw new Error(`cannot reach ${limitKb} kB at ${width}: ${last.length} bytes at q${floor}`);
  return best;
}

/** budget: kB at 780; tile: kB at 390; coding: { from, floor, effort } of the AVIF where a line needs its own. A master with alpha gives AVIF and WebP with alpha. Returns the hash and every file's size. */
export async function deliver({ name, master, widths, budget = Infinity, tile = Infinity, coding = {}, out }) {
  const hash = hash8(master), dir = path.join(out, hash), img = sharp(master), files = {};
  fs.mkdirSync(dir, { recursive: true });
  const put = (file, data) => { fs.writeFileSync(path.join(dir, file), data); files[`${hash}/${file}`] = data.length; };
  const limit = { 390: tile, 780: budget };
  for (const w of widths) put(`${name}@${w}.avif`, await avif(img, w, limit[w] ?? Infinity, coding));
  const small = widths.includes(390) ? 390 : Math.min(...widths);
  put(`${name}@${small}.webp`, await img.clone().resize({ width: small, kernel: 'lanczos3' }).webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer());
  return { hash, files };
}

/** Average colour and a blurred 16 px preview, so the place is never empty while the picture travels; a cut-out is laid on ink first. */
export async function facts(master) {
  const { width, height } = await sharp(master).metadata();
  const flat = sharp(master).flatten({ background: '#050304' });
  const one = await flat.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const color = '#' + [...one.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('');
  let preview = '';
  for (let quality = 50; quality >= 5; quality -= 5) {
    const tiny = await flat.clone().resize({ width: 16 }).blur(0.6).webp({ quality, effort: 6 }).toBuffer();
    preview = 'data:image/webp;base64,' + tiny.toString('base64');
    if (preview.length <= 400) break;
  }
  return { width, height, color, preview };
}
