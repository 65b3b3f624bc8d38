// The shape of a creature as one path: traced from the cut-out's alpha, holes kept, so that a page can fill it with any light.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { trace } from './trace.mjs';

export const sources = ['monsters/trace.mjs'];
const W = 240, H = 300;

export async function make(row, { master, out, work, hash8 }) {
  const { data } = await sharp(await master(row.needs[0])).resize(W, H, { fit: 'fill' }).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}"><path fill-rule="evenodd" d="${trace(data, W, H)}"/></svg>`;
  const draft = path.join(work, `${row.id}.svg`);
  fs.writeFileSync(draft, svg);
  const hash = hash8(draft), file = `${row.id}.svg`;
  fs.mkdirSync(path.join(out, hash), { recursive: true });
  fs.writeFileSync(path.join(out, hash, file), svg);
  return { hash, files: { [`${hash}/${file}`]: Buffer.byteLength(svg) }, meta: { width: W, height: H, file } };
}
