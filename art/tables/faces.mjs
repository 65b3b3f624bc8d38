// Model faces for try-on and scan without a camera, and the eight line-drawn faces of the how-to steps.
import fs from 'node:fs';
import path from 'node:path';
import { look } from '../faces/people.mjs';

const looks = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../faces/looks.json'), 'utf8'));

/** Who stands behind each number, and what one sees. */
const models = [
  ['mei', 'いちばん明るい肌の、二十代の顔。一重まぶたに、眉へかかる黒い前髪。'],
  ['yuki', '明るい肌の、六十代の顔。耳が隠れる白髪まじりの髪。目尻と口もとに細かなしわ。'],
  ['linh', 'オリーブ色の肌の、三十代の顔。一重まぶたに、ななめに流した黒い前髪。', { budget: 150 }], // single hairs over a forehead are heavy
  ['ines', 'ベージュの肌の、二十代の顔。彫りの深いまぶたに、しっかりした眉。分けた黒褐色の髪。'],
  ['zola', '深い色の肌の、二十代の顔。短く刈った髪に、ふっくらした唇。'],
  ['kofi', '深い色の肌の、三十代の顔。短く刈った髪に、短いひげ。'],
  ['anna', 'そばかすのある明るい肌の、三十代の顔。灰色の目に、分けた赤茶の髪。'],
  ['devi', '褐色の肌の、四十代の顔。まんなかで分けた黒い髪。彫りの深いまぶた。'],
  ['ren', 'ベージュの肌の、二十代の顔。まぶたが少しかぶさり、短い黒髪。うっすらとひげ。', { budget: 140 }],
  ['luca', 'オリーブ色の肌の、五十代の顔。榛色の目に、短い髪。ひげのそりあと。'],
];

const names = { REISUI: '玲水', SUICHUKA: '水中花', ONTO: '温灯', TSUYUDAMA: '露玉', KOTO: '琴', RITO: '璃透', KOUKA: '煌火', KIKA: '輝花' };

const portrait = (id, person, picture, alt, own = {}) => ({
  id, kind: 'face', maker: './faces/model-face.mjs', person, picture, look: look(person, picture), widths: [390, 780, 1080], budget: 120, alt, ...own,
});

/** What a person does in a picture, as a sentence after what one sees of them. A person without a picture of a pose is left out of it. None is in a first view. */
const poses = {
  smile: ['口を閉じて、ほほえんでいる。', []],
  closed: ['目を閉じている。', []],
  turned: ['ななめ前を向いている。', []],
};

const faces = models.map(([person, alt, own], i) => portrait(`face-${i + 1}`, person, 'neutral', alt, own));
const posed = models.flatMap(([person, alt], i) => Object.entries(poses).filter(([, [, without]]) => !without.includes(person))
  .map(([pose, [doing]]) => portrait(`face-${i + 1}-${pose}`, person, pose, alt + doing, { widths: [390, 780], ...(person === 'linh' && { at780: 80 }) })));

const lines = Object.entries(looks).map(([face, { type }]) => ({
  id: `line-face-${type}`, kind: 'line-face', maker: './faces/lines.mjs', face, budget: 40, alt: `${names[type]}の顔を、細い線だけで描いた絵。`,
}));

export const rows = [...faces, ...posed, ...lines];
