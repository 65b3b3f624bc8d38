// Every sound: five loops, the effects, and the pieces of music, each under its own address below public/assets/sound.
const MAKER = './audio/sound.mjs';
const loop = (name) => ({ id: `sound-bgm-${name}`, kind: 'sounds', maker: MAKER, loop: name, file: `bgm-${name}`, budget: 350 });
const effect = (name) => ({ id: `sound-${name}`, kind: 'sounds', maker: MAKER, effect: name, file: name, budget: 16 });

const piece = (name) => ({ id: `sound-music-${name}`, kind: 'music', maker: './audio/music.mjs', piece: name, budget: 120 });

export const rows = [
  ...['night', 'map', 'stage', 'boss', 'mor'].map(loop),
  ...[
    'ui-tap', 'cap-snap', 'zone-open', 'shot', 'splat', 'capture', 'monster-giggle', 'jackpot',
    'paper-tear', 'powder-press', 'brush-stroke', 'bubble', 'eye-open', 'far-bell', 'seal-break', 'blow-out', 'door-open',
    'lip-print', 'hurt', 'power-up', 'graze', 'boss-stamp', 'heartbeat', 'water-drop', 'card-turn', 'purr',
  ].map(effect),
  ...[
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => [`area-${n}`, `boss-${n}`]),
    'prophecy', 'ball', 'memory', 'workshop', 'paint', 'shadow', 'lift', 'stare', 'drop', 'shells',
  ].map(piece),
];
