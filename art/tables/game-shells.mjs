// 紅合わせ: three backs of clams, the inside with its gold leaf, the tray.
const SHELL = { scene: 'scene_game_shell', kind: 'game-shells', batch: true, alpha: true, dark: { ca: 0, vig: 0, bloom: 0.3, halation: 0.2, grain: 0.006, exposure: 0.1 }, coding: { from: 70, floor: 44 } };
const ALTS = ['栗色の山がたを背に負う、伏せた蛤。', '灰いろの細かな網目の、伏せた蛤。', '紅茶いろの筋がひらく、伏せた蛤。'];

export const rows = [
  ...ALTS.map((alt, i) => ({ ...SHELL, id: `game-shell-back-${i + 1}`, args: { w: 390, h: 468, spp: 24, part: 'back', kind: i + 1, seed: 1 }, widths: [390], tile: 26, alt })),
  { ...SHELL, id: 'game-shell-inside', args: { w: 390, h: 468, spp: 24, part: 'inside', seed: 1 }, widths: [390], tile: 26, alt: '金箔を押した、蛤の内がわ。ふちは真珠の色。' },
  { ...SHELL, id: 'game-shell-tray', args: { w: 780, h: 780, spp: 24, part: 'tray', seed: 1 }, widths: [780], budget: 40, alt: '金をまいた黒漆の盆。ふちは朱。' },
];
