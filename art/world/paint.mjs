// What numpy paints: the atlas of everything small, and large wet strokes. `body` is neutral and takes a shade, `gloss` is laid over it as it is.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import sharp from 'sharp';

export const sources = ['world/wet.py', 'world/atlas.py', 'world/strokes.py', 'develop/deliver.mjs'];

function painted(art, script, file, ...args) {
  const run = spawnSync('python3', [path.join(art, 'world', script), ...args.map(String), file], { encoding: 'utf8' });
  if (run.status) throw new Error(run.stderr);
  const all = fs.readFileSync(file), nl = all.indexOf(10), head = JSON.parse(all.toString('utf8', 0, nl));
  fs.rmSync(file);
  return { ...head, image: () => sharp(all.subarray(nl + 1), { raw: { width: head.W, height: head.H, channels: 4 } }) };
}

export async function make(row, { out, work, art, deliver, facts, hash8 }) {
  const raw = path.join(work, `${row.id}.paint`);
  if (row.stroke) {
    const { image } = painted(art, 'strokes.py', raw, row.stroke, row.part), master = path.join(work, `${row.id}.png`);
    await image().png().toFile(master);
    const made = await deliver({ name: row.id, master, widths: row.widths, budget: row.budget, out });
    return { ...made, meta: { ...(await facts(master)), widths: row.widths } };
  }
  const { W, H, frames, image } = painted(art, 'atlas.py', raw);
  const sheet = await image().webp({ quality: 90, alphaQuality: 100, effort: 6, smartSubsample: true }).toBuffer();
  const file = `${row.id}.webp`, draft = path.join(work, file);
  fs.writeFileSync(draft, sheet);
  const hash = hash8(draft);
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  fs.writeFileSync(path.join(out, hash, file), sheet);
  return { hash, files: { [`${hash}/${file}`]: sheet.length }, meta: { width: W, height: H, file, unit: 2, frames } };
}
