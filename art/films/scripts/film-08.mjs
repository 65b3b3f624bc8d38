// 博物館の居眠り: poured over its plinth, asleep; whoever tries to wake it sleeps beside it.
import { story } from '../story.mjs';

const script = {
  id: 'film-08', orientation: 'vertical', series: 'shade-story', monster: '11',
  eye: [0.5, 0.4], macro: 1.7, foot: 0.97, blink: false, light: '#6a1a10',
  shots: [
    { scale: [1.02, 1.1], x: 0.38 },
    { near: [[0.34, 0.62, 1.5], [0.4, 0.4, 1.3]], at: [0.3, 0.46] },
    { near: [[0.66, 0.74, 1.9], [0.58, 0.7, 1.6]], at: [0.34, 0.44] },
    { scale: [1.56, 1.42], x: [0.2, 0.26], floor: 1.2 },
  ],
  sway: (v, t) => Math.max(0, v - 0.15) * 3 * Math.sin(t * 1.0 + v * 2),
  pages: [
    ['題箋にいわく、作者不詳、', '素材うたた寝、', '寸法は寝相による。'],
    ['台座からこぼれた薄茶のつやは、', '見学者の靴先まで伸びて、', '寝返りのぶんだけ戻る。'],
    ['「手を触れないでください」の', '札はなく、かわりに小さく', '「起こしても差し支えありません」。'],
    ['開館以来、試せた者はいない。', 'みな、隣で眠ってしまう。'],
  ],
  cues: [[4.2, 'purr', 0.4], [12.4, 'purr', 0.35]],
  sound: { loop: 'mor', music: 0.9 },
};

export const film = (content) => story(script, content);
