// Every letter that is printed on the paper of the lip world, cut from the site's display face to TrueType for Blender.
// usage: node world/type/cut.mjs      (again only when a word is added; the file is committed)
import fs from 'node:fs';
import path from 'node:path';
import subset from 'subset-font';

const HERE = import.meta.dirname, FACES = path.join(HERE, '../../node_modules/@fontsource');
const paper = fs.readFileSync(path.join(HERE, '../words.json'), 'utf8');

fs.writeFileSync(path.join(HERE, 'shippori.ttf'),
  await subset(fs.readFileSync(path.join(FACES, 'shippori-mincho-b1/files/shippori-mincho-b1-japanese-800-normal.woff2')), paper, { targetFormat: 'truetype' }));
