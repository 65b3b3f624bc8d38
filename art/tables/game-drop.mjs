// ぷるん落とし: eleven lips and the pipette in one sheet, the jar in two layers, the floe it stands on.
const CUT = { ca: 0, vig: 0, halation: 0.3, grain: 0.004 };
const GLASS = { widths: [624], print: 'glass', coding: { from: 56, floor: 44 }, dark: { ...CUT, bloom: 0, halation: 0, grain: 0, exposure: 0.3 } };
const jar = (part, args, more) => ({ id: `game-jar-${part}`, kind: 'game-jar', scene: 'scene_game_jar', batch: true, args: { ...args, spp: 12, part, seed: 1 }, alpha: true, dark: { ...CUT, bloom: 0.5, exposure: 0.3 }, budget: 40, coding: { from: 70, floor: 44 }, ...more });

export const rows = [
  { id: 'game-lips', kind: 'game-lips', maker: './games/lips.mjs', spp: 24, quality: 82, dark: { ...CUT, bloom: 0.3, exposure: 0.25 }, budget: 60, alt: '小さな粒から満月まで、十一の唇のぷるん。つまむための硝子の管。' },
  jar('back', { w: 624, h: 918 }, { ...GLASS, alt: '硝子の壺の、うしろの壁と厚い底。' }),
  jar('front', { w: 624, h: 918 }, { ...GLASS, alt: '硝子の壺の、手前の壁。窓の光が二筋。' }),
  jar('ledge', { w: 1080, h: 230 }, { widths: [1080], alt: '溶けない湖の氷。下から光り、ひびが走る。' }),
];
