// Master PNG -> what the phone gets: AVIF at every width, WebP at the smallest, and the facts the page needs beforehand.
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import sharp from 'sharp';

sharp.concurrency(1);

export const hash8 = (file) => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);

/** Quality starts where dark gradients do not band and falls only as far as the budget (kB, at 780) demands. */
async function avif(img, width, budget) {
  const limit = width === 780 ? budget * 1000 : Infinity;
  for (let quality = width === 1080 ? 70 : 74; ; quality -= 2) {
    const data = await img.clone().resize({ width, kernel: 'lanczos3' }).avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
    if (data.length <= limit) return { data, quality };
    if (quality <= 60) throw new Error(`cannot reach ${budget} kB at ${width}: ${data.length} bytes at q${quality}`);
  }
}

export async function deliver({ name, master, widths, budget, out }) {
  const hash = hash8(master), dir = path.join(out, hash), img = sharp(master), files = {};
  fs.mkdirSync(dir, { recursive: true });
  const put = (file, data) => { fs.writeFileSync(path.join(dir, file), data); files[`${hash}/${file}`] = data.length; };
  for (const w of widths) put(`${name}@${w}.avif`, (await avif(img, w, budget)).data);
  put(`${name}@390.webp`, await img.clone().resize({ width: 390, kernel: 'lanczos3' }).webp({ quality: 84, effort: 5, smartSubsample: true }).toBuffer());
  return { hash, files };
}

/** Average colour and a blurred 16 px preview, so the place is never empty while the picture travels. */
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
