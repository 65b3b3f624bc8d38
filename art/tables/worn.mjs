// Every lip and tint on a model face; eight faces take turns, so that each night another one wears tonight's shade and each wears three lips.
import fs from 'node:fs';
import path from 'node:path';

const products = (file) => JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `../../content/products/${file}.json`), 'utf8'));
const FACES = 8;

export const rows = ['lips', 'tints'].flatMap((file) => products(file)).map(({ id, names, shade }, i) => ({
  id: `worn-${id}`, kind: 'worn', maker: './worn/worn.mjs', needs: [`face-${(i * 3) % FACES + 1}`],
  layer: { kind: 'lip', hex: shade.hex, finish: shade.finish === 'any' ? 'satin' : shade.finish, intensity: 0.95, spread: 'full' },
  widths: [390, 780], budget: 60, alt: `「${names.ja}」を唇にのせた、モデルの顔。`,
}));
