// Scenes of the lip world's small games whose parts move: games/parts.mjs.
const MAKER = './games/parts.mjs';
const MOODS = ['face-0', 'face-1', 'face-2', 'face-3', 'rising', 'twitching', 'asleep', 'careless', 'won', 'lost'];

const stare = {
  id: 'game-stare', kind: 'game-stare', maker: MAKER, scene: 'scene_game_stare', args: { w: 528, h: 726, spp: 16 },
  dark: { vig: 0, ca: 0, bloom: 0.4, halation: 0.2, grain: 0.004, exposure: 0.15, contrast: 1.06 }, budget: 14,
  parts: [{ name: 'base' }, { name: 'jar', glass: true, spp: 32 }, ...MOODS.map((name) => ({ name, budget: 9.4 }))],
  alt: '硝子の鐘のなか、白い紙を折った頭が、硝子の目でこちらを見ている。木の台に、真鍮の札。',
};

// Cabin and gates of the left lift, seen through a window in the same camera; the page draws both lifts from them.
const LEFT = { w: 216, h: 442, spp: 40, budget: 14 };
const lift = {
  id: 'game-lift', kind: 'game-lift', maker: MAKER, scene: 'scene_game_lift', args: { w: 783, h: 900, spp: 20 },
  dark: { ca: 0, vig: 0, bloom: 0.7, halation: 0.4, grain: 0.006, exposure: 0.1 }, budget: 40,
  parts: [{ name: 'hall', solid: true }, { name: 'cabin', ...LEFT }, ...[0, 1, 2, 3].map((n) => ({ name: `gate-${n}`, ...LEFT }))],
  alt: '逆さ百貨店の昇降機の間。真鍮の折り戸の箱がふたつ、天井には長椅子と椰子、床からは灯りの枝。',
};

export const rows = [lift, stare];
