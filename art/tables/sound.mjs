// Every sound: five loops and the effects, each under its own address below public/assets/sound.
const MAKER = './audio/sound.mjs';
const loop = (name) => ({ id: `sound-bgm-${name}`, kind: 'sounds', maker: MAKER, loop: name, file: `bgm-${name}`, budget: 350 });
const effect = (name) => ({ id: `sound-${name}`, kind: 'sounds', maker: MAKER, effect: name, file: name, budget: 16 });

export const rows = [
  ...['night', 'map', 'stage', 'boss', 'mor'].map(loop),
  ...[
    'ui-tap', 'cap-snap', 'zone-open', 'shot', 'splat', 'capture', 'monster-giggle', 'jackpot',
    'paper-tear', 'powder-press', 'brush-stroke', 'bubble', 'eye-open', 'far-bell', 'seal-break', 'blow-out', 'door-open',
    'lip-print', 'hurt', 'power-up', 'graze', 'boss-stamp', 'heartbeat', 'water-drop', 'card-turn', 'purr',
  ].map(effect),
];
