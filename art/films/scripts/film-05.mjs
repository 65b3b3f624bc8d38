// 踊り場の金魚: the tail hangs over the rail and lights the stairs.
import { story } from '../story.mjs';

const script = {
  id: 'film-05', orientation: 'vertical', series: 'shade-story', monster: '01',
  eye: [0.74, 0.27], foot: 0.93,
  shots: [
    { scale: [1.12, 1.22], x: 0.36 },
    { near: [[0.62, 0.52, 1.12], [0.44, 0.62, 1.3]], at: [0.3, 0.55] },
    { scale: [1.9, 1.74], x: 0.2, floor: 0.93 },
    { near: [[0.7, 0.3, 1.7], [0.66, 0.34, 1.36]], at: [0.26, 0.5] },
  ],
  sway: (v, t) => Math.max(0, v - 0.38) ** 1.3 * 34 * Math.sin(t * 1.5 - v * 4.2),
  pages: [
    ['五階と六階のあいだで、', '電球がひとつ切れている。', '管理人が替えないのは、'],
    ['夜ごと朱色の尾が', '手すりにひと巻きして、', '足もとを照らすからだ。'],
    ['上の住人は下の子だと思い、', '下の住人は上の子だと思い、', 'どちらも金平糖を置いていく。'],
    ['家賃の請求書だけが、', 'どの階の扉にも', '入れずにいる。'],
  ],
  cues: [[4.1, 'monster-giggle', 0.16], [9.9, 'water-drop', 0.3]],
  translated: {
    en: {
      lead: 'It neither climbs nor descends. One scene of a colour.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: ['Between the fifth floor and the sixth a bulb is dead. The caretaker leaves it so,', 'because each night a vermilion tail winds once round the rail and lights the steps.', 'Those above think it lives below, those below think above; both leave it sugar stars.', 'Only the rent bill finds no door to go in by.'],
    },
    'zh-TW': {
      lead: '不上樓，也不下樓。一個顏色的場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: ['五樓與六樓之間，一顆燈泡不亮了。管理員不換，', '是因為每到夜裡，朱紅的尾巴會在扶手上繞一圈，照亮腳邊。', '樓上以為是樓下的孩子，樓下以為是樓上的孩子，兩邊都放下金平糖。', '只有房租帳單，哪一層的門都進不去。'],
    },
    ko: {
      lead: '오르지도 내려가지도 않아요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: ['5층과 6층 사이, 전구 하나가 나가 있어요. 관리인이 갈지 않는 건,', '밤마다 주홍빛 꼬리가 난간을 한 바퀴 감고 발밑을 비추기 때문이에요.', '윗집은 아랫집 아이인 줄, 아랫집은 윗집 아이인 줄 알고, 둘 다 별사탕을 두고 가요.', '집세 고지서만이 어느 층 문에도 들어가지 못해요.'],
    },
  },
  behind(stage, t, { floor, s }) {
    // the bulb that is not changed: a lamp far up the stairs, tired, never bright
    const { W } = stage, low = 0.1 + 0.035 * Math.sin(t * 0.7) + 0.02 * Math.sin(t * 2.3 + 1);
    stage.glow(W * 0.2, floor - 900 * s, 190 * s, '#ffb02e', low);
  },
};

export const film = (content) => story(script, content);
