// 三分の血色: cheeks, the bridge of the nose, the middle of the lips; one minute each.
import { howto } from '../howto.mjs';

const script = {
  id: 'film-02', orientation: 'vertical', series: 'how-to', model: 'face-1', drawn: 'REISUI', // model units: 1080 x 1350
  title: '三分の血色', titleLines: ['三分の', '血色'], lead: '頬、鼻すじ、唇のまんなか。一分ずつで、夜の顔に色が戻る。',
  rest: [0.96, 540, 650, 0.34, 0.47],
  steps: [
    {
      name: '頬に三点', seconds: 5, view: [1.5, 420, 700, 0.42, 0.42], product: 'tint-02', tool: 'tint', grip: 0.9,
      words: ['一分め。', '頬に、三点。'], say: ['一分め。頬の高いところに、三点置きます。', '指の腹で、たたいてひらきます。'],
      paints: [{ area: 'cheek', hex: '#F394B0', way: 'tap', n: 9, wide: 0.7, alpha: 0.4, feather: 40, gloss: 0.9, from: 0.3, to: 0.9 }],
      sounds: [['bubble', 1.3, 0.3], ['water-drop', 1.9, 0.4], ['water-drop', 2.6, 0.35]],
    },
    {
      name: '鼻の上を渡る', seconds: 4.6, view: [1.5, 540, 640, 0.4, 0.42], product: 'tool-03', tool: 'sponge',
      words: ['二分め。', '鼻の上を、', 'ひと渡り。'], say: ['二分め。残りを、鼻の上へ。', '頬と頬を、うすい道でつなぎます。'],
      paints: [{ area: 'noseBridge', hex: '#F394B0', way: 'sweep', n: 2, wide: 0.9, alpha: 0.3, feather: 24, gloss: 0.9, from: 0.3, to: 0.85 }],
      sounds: [['powder-press', 1.4, 0.4]],
    },
    {
      name: '唇のまんなか', seconds: 5, view: [2.1, 540, 905, 0.41, 0.42], product: 'tint-03', tool: 'tint', grip: 0.95,
      words: ['三分め。', '唇は、', 'まんなかだけ。'], say: ['三分め。唇は、まんなかだけに置きます。', '上下を合わせて、にじませます。'],
      paints: [{ area: 'innerLips', hex: '#EA3F4D', way: 'creases', n: 7, wide: 0.42, alpha: 0.8, feather: 13, gloss: 1.2, from: 0.3, to: 0.85 }],
      sounds: [['lip-print', 1.5, 0.5]],
    },
  ],
  result: { seconds: 2.9, words: ['三分で、', '色が戻る。'], say: '三分で、顔に色が戻ります。', view: [1.1, 540, 640, 0.42, 0.45] },
  sound: { loop: 'map', music: 0.7 },
};

export const film = (content) => howto(script, content);
