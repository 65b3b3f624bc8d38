// Do the twenty-four tell themselves apart at 48 px? Filled silhouettes, centred, same size, compared pairwise.
//   node monsters/tell-apart.mjs [sheet.png]      exit 1 if a pair's overlap (intersection over union) is 0.80 or more
// Each mask is scaled so that its longer side is 48 px and laid centre on centre; a mirrored pair counts too.
import path from 'node:path';
import fs from 'node:fs';
import sharp from 'sharp';
import { rows } from '../tables/monsters.mjs';

const SIDE = 48, LIMIT = 0.8, masters = path.join(import.meta.dirname, '../.work');
const ids = rows.filter((row) => row.kind === 'monster-cut').map((row) => row.id).filter((id) => fs.existsSync(path.join(masters, `${id}.png`)));

/** 48 x 48 bytes, 1 where the creature is. */
async function mask(id) {
  const alpha = await sharp(path.join(masters, `${id}.png`)).extractChannel(3).threshold(96).toBuffer();
  const tight = await sharp(alpha).trim({ background: '#000', threshold: 10 }).toBuffer();
  const data = await sharp(tight).resize(SIDE, SIDE, { fit: 'contain', background: '#000', kernel: 'cubic' }).extractChannel(0).raw().toBuffer();
  return Uint8Array.from(data, (v) => (v > 110 ? 1 : 0));
}
const mirror = (m) => m.map((_, i) => m[i - (i % SIDE) + SIDE - 1 - (i % SIDE)]);
function overlap(a, b) {
  let both = 0, any = 0;
  for (let i = 0; i < a.length; i++) { both += a[i] & b[i]; any += a[i] | b[i]; }
  return both / any;
}

const masks = await Promise.all(ids.map(mask)), pairs = [];
for (let i = 0; i < ids.length; i++) for (let j = i + 1; j < ids.length; j++) {
  pairs.push([Math.max(overlap(masks[i], masks[j]), overlap(masks[i], mirror(masks[j]))), ids[i], ids[j]]);
}
pairs.sort((a, b) => b[0] - a[0]);
console.log(`${ids.length} creatures, ${pairs.length} pairs, limit ${LIMIT}`);
for (const [value, a, b] of pairs.slice(0, 8)) console.log(value.toFixed(3), a, b);

if (process.argv[2]) {
  const cols = 8, cell = 72, lines = Math.ceil(ids.length / cols);
  const tiles = await Promise.all(masks.map(async (m, i) => ({
    input: await sharp(Buffer.from(m.map((v) => v * 235)), { raw: { width: SIDE, height: SIDE, channels: 1 } }).png().toBuffer(),
    left: (i % cols) * cell + 12, top: Math.floor(i / cols) * cell + 12,
  })));
  await sharp({ create: { width: cols * cell, height: lines * cell, channels: 3, background: '#050304' } }).composite(tiles).png().toFile(process.argv[2]);
}
process.exitCode = pairs.length && pairs[0][0] >= LIMIT ? 1 : 0;
