// The sixteen looks of ふたつの顔, each on the two model faces that take turns from night to night.
import fs from 'node:fs';
import path from 'node:path';

const looks = (half) => JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `../../content/two-faces/${half}.json`), 'utf8'));
const HOURS = { morning: '9時', night: '21時' };

export const rows = ['morning', 'night'].flatMap(looks).flatMap(({ half, index, name, layers }) => [4, 8].map((face) => ({
  id: `two-faces-${half}-${index}-${face}`, kind: 'two-faces', maker: './worn/two-faces.mjs', face: `face-${face}`,
  layers, widths: [390, 780], budget: 90, alt: `${HOURS[half]}の顔『${name}』で化粧した、モデルの顔。`,
})));
