// 終電のりんご飴: the train's windows pass over the syrup; it has run to be here.
import { story } from '../story.mjs';

const script = {
  id: 'film-06', orientation: 'vertical', series: 'shade-story', monster: '03',
  eye: [0.42, 0.3], macro: 2, foot: 0.97,
  shots: [
    { scale: [1.02, 1.12], x: 0.4 },
    { scale: [1.6, 1.46], x: [0.22, 0.33], floor: 1.1 },
    { near: [[0.5, 0.42, 1.5], [0.38, 0.36, 1.3]], at: [0.24, 0.48] },
    { scale: [1.2, 1.08], x: [0.34, 0.3] },
  ],
  pages: [
    ['発車のベルがのびる夜は、', 'たいていこの丸い人の', 'せいだ。'],
    ['扉が閉まる寸前、つやつやの赤が', '一本足で滑りこみ、車内に', '祭りの終わった匂いがする。'],
    ['乗客は目を閉じたままだが、', '吊り革も眠そうな顔も、', 'みんな飴の表面に', '小さく丸く映っている。'],
    ['切符の行き先は「次の祭り」。', '車掌は二度見て、', '鋏を入れた。'],
  ],
  cues: [[3.3, 'far-bell', 0.4], [4.4, 'far-bell', 0.3]],
  sound: { loop: 'night', mute: ['snare'], music: 0.55 },
  behind(stage, t, { floor, s }) {
    // lit windows of the last train, out of focus, going by behind
    const { W } = stage;
    for (let i = 0; i < 5; i++) {
      const x = W * 1.3 - ((t * 210 * s + i * 330 * s) % (W * 1.9)), y = floor - 560 * s;
      stage.glow(x, y, 120 * s, '#ffd9a8', 0.13, 0.7); stage.glow(x + 46 * s, y, 100 * s, '#ffd9a8', 0.09, 0.7);
    }
  },
};

export const film = (content) => story(script, content);
