// 煮詰めた満月: a recipe; seven nights over a small flame, and something looks out of the hole.
import { story } from '../story.mjs';
import { dice } from '../stage.mjs';

const script = {
  id: 'film-09', orientation: 'horizontal', series: 'shade-story', monster: '14',
  eye: [0.42, 0.36], macro: 1.45, foot: 0.87, light: '#7a2a06', blink: false,
  shots: [
    { scale: [0.98, 1.08], x: 0.32 },
    { near: [[0.4, 0.6, 1.3], [0.44, 0.46, 1.14]], at: [0.32, 0.5] },
    { near: [[0.42, 0.34, 1.7], [0.42, 0.36, 1.4]], at: [0.34, 0.48] },
    { scale: [1.5, 1.36], x: [0.24, 0.3], floor: 1.06 },
  ],
  pages: [
    ['材料、満月ひとつ。', '水は足さず、弱火で七晩、', '木べらを八の字に動かす。'],
    ['金茶の粒が底から浮いて、', '鍋の縁がちかちか', 'しはじめたら火を止める。'],
    ['冷めると輪に固まり、', '穴の奥から何かが', 'こちらを見るが、', '出来に変わりはない。'],
    ['味見はひとさじまで。', 'ふたさじやった者がいて、', '先週の空は半月で', '済まされた。'],
  ],
  cues: [[6.5, 'bubble', 0.3], [8.2, 'bubble', 0.25], [11.8, 'bubble', 0.3], [12.7, 'bubble', 0.25]],
  sound: { loop: 'map', music: 0.75 },
  before(stage, t, { x, floor, h, s }) {
    // grains that rise from the pan
    const r = dice('grains'), { g } = stage;
    g.save(); g.globalCompositeOperation = 'screen'; g.fillStyle = '#f2c27a';
    for (let i = 0; i < 46; i++) {
      const dx = (r() - 0.5) * 300 * s, speed = 0.05 + r() * 0.09, phase = r(), u = (t * speed + phase) % 1, size = (1 + r() * 2.4) * s;
      g.globalAlpha = Math.sin(Math.PI * u) * (0.25 + 0.6 * Math.max(0, Math.sin(t * 3 + phase * 20)) ** 6);
      g.fillRect(x + dx * (1 - u * 0.5) + Math.sin(t + phase * 9) * 14 * s, floor - h * 0.16 - u * h * 0.8, size, size);
    }
    g.restore();
  },
};

export const film = (content) => story(script, content);
