// Model faces for try-on and scan without a camera, and the eight line-drawn faces of the how-to steps.
import fs from 'node:fs';
import path from 'node:path';

const looks = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../faces/looks.json'), 'utf8'));
// try-on law: true colours, no glow, no vignette, white point kept
const TRUE = { exposure: 0, bloom: 0.2, halation: 0.1, sat: 1.04, vig: 0, ca: 0, grain: 0.008 };

const alt = {
  'face-1': '磁器のように明るい肌の顔。まんなかで分けた黒髪をうしろに結い、静かにこちらを見ている。',
  'face-2': '短くそろえた前髪と黒いボブ。丸い目の、あたたかく明るい肌の顔。',
  'face-3': '髪をうしろへ流した、一重の切れ長の目の顔。中くらいの肌の色。',
  'face-4': '横で分けた黒髪を肩の上でそろえた、小麦色の肌の顔。目は琥珀色。',
  'face-5': '分けた長い黒髪を胸のほうへおろした、褐色の肌の顔。まぶたが少しかぶさっている。',
  'face-6': '髪を短く刈った、深い色の肌の顔。目尻がすこし上がっている。',
  'face-7': 'そばかすのある、いちばん明るい肌の顔。赤茶の長い髪をおろしている。',
  'face-8': '肩にとどかない黒髪を分けた、オリーブ色の肌の顔。まっすぐな眉。',
};

const names = { REISUI: '玲水', SUICHUKA: '水中花', ONTO: '温灯', TSUYUDAMA: '露玉', KOTO: '琴', RITO: '璃透', KOUKA: '煌火', KIKA: '輝花' };

const portrait = (id, extra = {}) => ({
  kind: 'face', scene: 'scene_face', args: { w: 1080, h: 1350, spp: 16, look: JSON.stringify(looks[id]), ...extra }, dark: TRUE,
  widths: [390, 780, 1080], budget: 60,
});

const faces = Object.keys(looks).map((id) => ({ id, ...portrait(id), alt: alt[id] }));
const smile = { id: 'face-1-smile', ...portrait('face-1', { smile: 1.35 }), alt: '磁器のように明るい肌の顔が、口をとじたまま、すこし笑っている。' };

const lines = Object.entries(looks).map(([face, { type }]) => ({
  id: `line-face-${type}`, kind: 'line-face', maker: './faces/lines.mjs', face, budget: 40, alt: `${names[type]}の顔を、細い線だけで描いた絵。`,
}));

export const rows = [...faces, smile, ...lines];
