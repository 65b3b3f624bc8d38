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
      lead: 'It goes neither up nor down. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'Between floors 5 and 6 a bulb is out. The caretaker lets it be:',
        'each night a vermilion tail wraps the rail and lights the steps.',
        'Each floor thinks it the other’s child, and both leave sugar stars for it.',
        'Only the rent bill finds no door to go in by.',
      ],
    },
    'zh-TW': {
      lead: '不上樓，也不下樓。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '五樓與六樓之間，有一顆燈泡不亮。管理員一直不換，',
        '因為每晚都有一條朱紅的尾巴，繞扶手一圈，照亮腳邊。',
        '樓上以為是樓下的孩子，樓下以為是樓上的，都留下金平糖。',
        '只有房租帳單，哪一層的門都進不去。',
      ],
    },
    'zh-HK': {
      lead: '唔上樓，亦唔落樓。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '五樓同六樓之間，有個燈膽壞咗。看更一直唔換，',
        '因為晚晚都有條朱紅色嘅尾，喺扶手繞一圈，照住腳下。',
        '樓上當佢係樓下嘅細路，樓下當佢係樓上嘅，都擺低金平糖。',
        '得張租單，邊層嘅門都入唔到。',
      ],
    },
    ko: {
      lead: '오르지도 내려가지도 않아요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '5층과 6층 사이 전구가 나갔어요. 관리인이 그냥 두는 건,',
        '밤마다 주홍빛 꼬리가 난간을 감고 발밑을 비추기 때문이에요.',
        '위층은 아래층 아이로, 아래층은 위층 아이로 알고 별사탕을 놓아둬요.',
        '집세 고지서만이, 어느 층 문에도 들어가지 못해요.',
      ],
    },
    th: {
      lead: 'ไม่ขึ้นและไม่ลง หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'ระหว่างชั้นห้ากับชั้นหก หลอดไฟขาดดวงหนึ่ง ผู้ดูแลตึกก็ปล่อยไว้',
        'เพราะทุกคืนมีหางสีชาดพันราวบันได คอยส่องทางให้',
        'คนบนนึกว่าเด็กล่าง คนล่างนึกว่าเด็กบน ต่างวางลูกกวาดดาวไว้ให้',
        'มีแต่บิลค่าเช่า ที่เข้าประตูไม่ได้สักชั้น',
      ],
    },
  },
  behind(stage, t, { floor, s }) {
    // the bulb that is not changed: a lamp far up the stairs, tired, never bright
    const { W } = stage, low = 0.1 + 0.035 * Math.sin(t * 0.7) + 0.02 * Math.sin(t * 2.3 + 1);
    stage.glow(W * 0.2, floor - 900 * s, 190 * s, '#ffb02e', low);
  },
};

export const film = (content) => story(script, content);
