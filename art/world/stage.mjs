// A ground of the stage: painted by stage.py, cut like any picture, then measured: seam, darkness, redness (world/measure-stages.mjs).
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { measure, faults } from './measure-stages.mjs';

export const sources = ['world/stage.py', 'world/measure-stages.mjs'];

export async function make(row, { out, work, art, hash8, facts, say }) {
  const raw = path.join(work, `${row.id}.ground`), master = path.join(work, `${row.id}.png`);
  const run = spawnSync('python3', [path.join(art, 'world/stage.py'), String(row.stage), raw], { encoding: 'utf8' });
  if (run.status) throw new Error(run.stderr);
  const all = fs.readFileSync(raw), nl = all.indexOf(10), { W, H } = JSON.parse(all.toString('utf8', 0, nl));
  await sharp(all.subarray(nl + 1), { raw: { width: W, height: H, channels: 3 } }).png().toFile(master);
  fs.rmSync(raw);
  const hash = hash8(master), dir = path.join(out, hash), files = {};
  fs.mkdirSync(dir, { recursive: true });
  const put = (file, data) => { fs.writeFileSync(path.join(dir, file), data); files[`${hash}/${file}`] = data.length; };
  for (const width of row.widths) {
    const ground = sharp(await looped(master, W, H, width));
    put(`${row.id}@${width}.avif`, await ground.clone().avif({ quality: 86, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer());
    if (width === row.widths[0]) put(`${row.id}@${width}.webp`, await ground.clone().webp({ quality: 92, effort: 5, smartSubsample: true }).toBuffer());
  }
  const made = { hash, files };
  for (const file of Object.keys(made.files)) {
    const found = await measure(path.join(out, file)), wrong = faults(found, row.stage === 7);
    say(`  ${path.basename(file)}`, JSON.stringify(found));
    if (wrong.length) throw new Error(`${file}: ${wrong.join(', ')}`);
  }
  return { ...made, meta: { ...(await facts(master)), widths: row.widths, loop: 'y' } };
}

/** Scaled with a little of the other end on either side, so that the scaler sees the loop, too. */
async function looped(master, W, H, width) {
  const pad = 32, cut = (top, height) => sharp(master).extract({ left: 0, top, width: W, height }).toBuffer();
  const long = await sharp({ create: { width: W, height: H + 2 * pad, channels: 3, background: '#000' } })
    .composite([{ input: await cut(H - pad, pad), left: 0, top: 0 }, { input: await cut(0, H), left: 0, top: pad }, { input: await cut(0, pad), left: 0, top: H + pad }]).png().toBuffer();
  const k = width / W;
  return sharp(await sharp(long).resize({ width, height: Math.round((H + 2 * pad) * k), fit: 'fill', kernel: 'lanczos3' }).png().toBuffer())
    .extract({ left: 0, top: pad * k, width, height: H * k }).png().toBuffer();
}
