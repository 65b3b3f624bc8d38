// 眠らない葡萄: the roll is called by the lake; one number does not answer.
import { story } from '../story.mjs';

const script = {
  id: 'film-07', orientation: 'vertical', series: 'shade-story', monster: '17',
  eye: [0.52, 0.36], macro: 1.9, foot: 0.98, light: '#4a1030', blink: false,
  shots: [
    { scale: [1.02, 1.12], x: 0.36 },
    { near: [[0.34, 0.3, 1.25], [0.44, 0.5, 1.42]], at: [0.3, 0.46] },
    { scale: [1.62, 1.46], x: [0.16, 0.24], floor: 1.14 },
    { near: [[0.42, 0.62, 1.6], [0.46, 0.46, 1.3]], at: [0.3, 0.5] },
  ],
  sway: (v, t) => v ** 1.5 * 9 * Math.sin(t * 1.1),
  pages: [
    ['一匹目がハナ、二匹目がカンタ、', '三匹目は人見知り。'],
    ['数えるうちに全員の名を', '覚えてしまい、葡萄はもう', '羊では眠くならない。'],
    ['眠りマスクを額に上げ、', '濃い紫の粒をひとつずつ見開いて、', '湖畔の柵を跳ぶ順に', '出席をとる。'],
    ['四千二百番が来ない。', '房じゅうで耳を澄ますと、', '柵の下から、', 'いびきが聞こえた。'],
  ],
  cues: [[21.5, 'purr', 0.5]],
  sound: { loop: 'mor', music: 0.9 },
  behind(stage, t, { floor, s }) {
    // moonlight on a lake, far off and pale
    const { W } = stage;
    for (let i = 0; i < 6; i++) stage.glow(W * (0.2 + 0.05 * Math.sin(t * 0.4 + i * 2)), floor + i * 22 * s, (150 - i * 12) * s, '#b9b4d6', 0.06 + 0.02 * Math.sin(t * 1.3 + i), 0.08);
  },
};

export const film = (content) => story(script, content);
