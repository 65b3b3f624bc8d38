// What the six small games are played with: cut-outs, drawn in the game itself, so there is nothing to read in them.
const NIGHT = { ca: 0, vig: 0, bloom: 0.5, halation: 0.3, grain: 0.006, exposure: 0.25 };
const painting = [['sign', 960, 735], ['eave', 960, 300], ['brush', 480, 480]].map(([part, w, h]) => ({
  id: `game-paint-${part}`, kind: 'game-paint', scene: 'scene_game_paint', batch: true, args: { w, h, spp: 28, part },
  alpha: true, dark: NIGHT, widths: [390, 780], budget: 40, coding: { from: 66, floor: 36 }, alt: '',
}));

// Behind their holes lies the exact shade: `gain` of what mirrors, `shine` of that on make-up, `soft` width of the hole's border, `fade` where the ground ends.
const colours = [['pool', 900, 780, { gain: 1.5, shine: 2.4, soft: 0.05, fade: 0.8 }, [390, 780]], ['dish', 420, 400, { gain: 1.25, shine: 2.4, soft: 0.06 }, [195, 390]]].map(([part, w, h, hole, widths]) => ({
  id: `game-shadow-${part}`, kind: 'game-shadow', maker: './games/colour-hole.mjs', scene: 'scene_game_shadow', args: { w, h, spp: 32, part }, hole,
  widths, budget: 40, coding: { from: 66, floor: 40 }, alt: '',
}));

export const rows = [...painting, ...colours];
