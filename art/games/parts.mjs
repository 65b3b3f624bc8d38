// The parts of a game's scene, rendered with one camera (blender/scene_game_*.py) and delivered as one AVIF each: they are laid on one
// another by the page. A part may have a size of its own; one of glass is rendered before black and keeps only what shines.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export const sources = [];
const QUALITIES = [62, 56, 50, 44, 38, 32];

export async function make(row, { master, out, work, hash8, say }) {
  const coded = [];
  for (const { name, glass = false, solid = false, budget = row.budget, ...own } of row.parts) {
    const png = await master({ id: `${row.id}-${name}`, scene: row.scene, args: { ...row.args, part: name, ...own }, alpha: !glass && !solid, dark: row.dark });
    const flat = glass ? await keepShine(png) : png;
    let data;
    for (const quality of QUALITIES) {
      data = await sharp(flat).avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer();
      if (data.length <= budget * 1000) break;
    }
    coded.push({ file: `${row.id}-${name}.avif`, data });
    say(`  ${row.id}-${name}: ${(data.length / 1000).toFixed(1)} kB`);
  }
  const whole = path.join(work, `${row.id}.parts`);
  fs.writeFileSync(whole, Buffer.concat(coded.map(({ data }) => data)));
  const hash = hash8(whole);
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  for (const { file, data } of coded) fs.writeFileSync(path.join(out, hash, file), data);
  return { hash, files: Object.fromEntries(coded.map(({ file, data }) => [`${hash}/${file}`, data.length])), meta: { width: row.args.w, height: row.args.h, file: coded[0].file } };
}

/** What shines before black as light over whatever lies under it: the brightest channel is the cover. */
async function keepShine(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true }), out = Buffer.alloc(info.width * info.height * 4);
  for (let i = 0; i < info.width * info.height; i++) {
    const rgb = [0, 1, 2].map((k) => data[i * 3 + k]), a = Math.max(0, Math.max(...rgb) - 4);
    for (const k of [0, 1, 2]) out[i * 4 + k] = a ? Math.min(255, Math.round((rgb[k] * 255) / (a + 4))) : 255;
    out[i * 4 + 3] = a;
  }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 4 } }).png().toBuffer();
}
