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
  translated: {
    en: {
      lead: 'It has never once waned. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'One full moon, no water. Low flame, seven nights, stirring in eights.',
        'Gold grains rise. When the rim twinkles, turn off the heat.',
        'It cools to a ring. The hole looks back. The result is unaffected.',
        'One spoonful to taste. Someone took two, and last week’s moon was a half.',
      ],
    },
    'zh-TW': {
      lead: '從來沒有缺過。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '材料：滿月一個。不加水，小火七夜，木鏟畫八字慢慢攪。',
        '金褐的顆粒從鍋底浮起，鍋邊開始閃閃發亮，就關火。',
        '涼了凝成一圈，洞裡有什麼在看你，成品不受影響。',
        '試味只限一匙。有人嚐了兩匙，上週的夜空只好用半個月亮充數。',
      ],
    },
    'zh-HK': {
      lead: '從來未缺過。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '材料：滿月一個。唔落水，慢火七晚，木鏟打八字咁攪。',
        '金啡嘅粒由煲底浮上嚟，煲邊開始閃吓閃吓，就熄火。',
        '凍咗會凝成一圈，窿入面有嘢望住你，唔影響出品。',
        '試味只准一羹。有人試咗兩羹，上星期個天得返半邊月。',
      ],
    },
    ko: {
      lead: '이지러진 적이 없어요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '재료는 보름달 하나. 물 없이 약불로 일곱 밤, 8자로 저어요.',
        '금갈색 알갱이가 떠오르고, 냄비 둘레가 반짝이면 불을 꺼요.',
        '식으면 고리로 굳어요. 구멍에서 뭔가 내다봐도 품질엔 지장 없어요.',
        '맛은 한 술만. 누가 두 술을 떠서, 지난주 하늘은 반달로 때웠어요.',
      ],
    },
    th: {
      lead: 'ไม่เคยแหว่งสักครั้ง หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'จันทร์เพ็ญหนึ่งดวง ไม่เติมน้ำ ไฟอ่อนเจ็ดคืน คนเป็นเลขแปด',
        'เม็ดสีทองลอยขึ้นจากก้นหม้อ ขอบหม้อวิบวับเมื่อไร ปิดไฟได้',
        'เย็นแล้วแข็งเป็นวง มีอะไรมองออกมาจากรู แต่ไม่เสียของ',
        'ชิมได้ช้อนเดียว มีคนชิมไปสองช้อน ฟ้าอาทิตย์ก่อนเลยเหลือครึ่งดวง',
      ],
    },
  },
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
