// Masks of a stroke, one per finish, and tiles of skin: six tones under two lights. The browser lays shade, mask and skin over one another.
const maker = './smears/smears.mjs';
const finishes = {
  matte: { mode: 'cover', shineTint: 0 }, satin: { mode: 'cover', shineTint: 0.15 }, gloss: { mode: 'cover', shineTint: 0 }, sheer: { mode: 'stain', shineTint: 0 },
  glitter: { mode: 'cover', shineTint: 0.25 }, pearl: { mode: 'cover', shineTint: 0.5 }, metallic: { mode: 'cover', shineTint: 0.7 }, tint: { mode: 'stain', shineTint: 0 },
};
const skins = ['#F3DCCB', '#E6C0A0', '#CE9A73', '#AC7650', '#7C5036', '#482D21'], lights = ['day', 'lamp'];

const smears = Object.keys(finishes).map((finish) => ({ id: `smear-${finish}`, kind: 'smears', maker, paint: ['smear', finish], widths: [390, 780], budget: 60 }));
const tiles = skins.flatMap((hex, tone) => lights.map((light) => (
  { id: `skin-${tone}-${light}`, kind: 'skins', maker, paint: ['skin', hex.slice(1), light, String(40 + tone)], hex, widths: [256], budget: 12 })));

export const rows = [...smears, ...tiles, { id: 'smears', kind: 'smears', maker, finishes, skins, lights, needs: [...smears, ...tiles].map((row) => row.id) }];
