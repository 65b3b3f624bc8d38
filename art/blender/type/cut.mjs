// The few letters that products carry, cut from the site's own faces to TrueType, so that Blender can engrave and press them.
// usage: node blender/type/cut.mjs      (again only when a family or a letter is added; the two files are committed)
import fs from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';

const HERE = import.meta.dirname, MODULES = path.join(HERE, '../../node_modules');
const families = JSON.parse(fs.readFileSync(path.join(HERE, '../../../content/families.json'), 'utf8'));
const cut = async (from, text, to, axes) => fs.writeFileSync(path.join(HERE, to),
  await subset(fs.readFileSync(path.join(MODULES, from)), text, { targetFormat: 'truetype', variationAxes: axes }));

await cut('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', 'KATEZONE0123456789.', 'archivo.ttf', { wght: 800, wdth: 125 });
await cut('@fontsource/shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2', families.map((f) => f.kanji).join(''), 'shippori.ttf');
