// 寝ぐせの流星: all hair, swept one way; what falls of it shines on the stones.
import { story } from '../story.mjs';
import { dice } from '../stage.mjs';

const script = {
  id: 'film-10', orientation: 'horizontal', series: 'shade-story', monster: '22',
  eye: [0.34, 0.6], macro: 1.35, foot: 0.74, light: '#2a1440',
  shots: [
    { scale: [1.0, 1.12], x: 0.34, floor: 0.84 },
    { scale: [1.9, 1.66], x: [0.3, 0.42], floor: 1.08 },
    { scale: [1.2, 1.06], x: [0.3, 0.26], floor: 0.8 },
    { scale: [2.3, 2.06], x: [0.52, 0.46], floor: 1.2 },
  ],
  sway: (v, t) => Math.max(0, 0.72 - v) ** 1.2 * 26 * Math.sin(t * 1.7 + v * 5),
  pages: [
    ['願いごとを三回言うつもりで', '見上げたら、', '流れてきたほうが先に', '「櫛、櫛、櫛」と言った。'],
    ['貸してやると、', '薄紫のきらめく髪を', '右だけ梳かし、', '左はもっと跳ねた。'],
    ['落ちた光の粒が石畳に散り、', '踏むと靴の裏で小さく鳴る。', '櫛はそのまま持っていかれた。'],
    ['明日の予報は、北の空、', 'ところにより前髪。'],
  ],
  cues: [[3.6, 'graze', 0.3], [16, 'graze', 0.25], [17.2, 'graze', 0.2]],
  sound: { loop: 'night', mute: ['kick', 'snare', 'bass'], music: 0.9 },
  translated: {
    en: {
      lead: 'The wilder the hair, the brighter. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'A wish, three times over, was the plan. The star went first: “Comb, comb, comb.”',
        'Lent one, it combed only its right side. The left sprang up more.',
        'On the stones, its fallen light chimes underfoot. The comb was not given back.',
        'Tomorrow: northern skies, with local fringe.',
      ],
    },
    'zh-TW': {
      lead: '頭髮越翹，越會發光。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '抬頭想許願三次，流星卻先開口：「梳子、梳子、梳子」。',
        '借它一把，淡紫的亮髮只梳右邊，左邊翹得更高。',
        '光粒散落石板路，踩著輕輕響。梳子就這樣被帶走了。',
        '明日預報：北方天空，局部地區有瀏海。',
      ],
    },
    'zh-HK': {
      lead: '頭髮越亂，越閃。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '擰高頭想許三次願，飛過嗰粒先開口：「梳、梳、梳」。',
        '借畀佢，閃令令嘅淺紫髮淨梳右邊，左邊翹得仲高。',
        '啲光粒散喺石板路，踩落細細聲響。把梳就咁畀佢攞走咗。',
        '聽日天氣：北面天空，局部地區有劉海。',
      ],
    },
    ko: {
      lead: '뻗친 머리일수록 잘 빛나요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '소원을 세 번 빌려고 올려다보니, 별이 먼저 ‘빗, 빗, 빗’ 했어요.',
        '빌려주니 연보라 머리 오른쪽만 빗고, 왼쪽은 더 뻗쳤어요.',
        '돌바닥에 흩어진 빛이 밟으면 울려요. 빗은 그대로 가져가 버렸고요.',
        '내일은 북쪽 하늘, 곳에 따라 앞머리.',
      ],
    },
    th: {
      lead: 'ผมยิ่งชี้ ยิ่งสว่าง หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'เงยหน้าจะขอพรสามรอบ ดาวที่ตกมากลับพูดก่อนว่า “หวี หวี หวี”',
        'พอให้ยืม มันหวีผมม่วงวาวแค่ข้างขวา ข้างซ้ายยิ่งชี้กว่าเดิม',
        'เม็ดแสงร่วงพรูบนหิน เหยียบแล้วดังเบา ๆ ส่วนหวีไม่ได้คืน',
        'พรุ่งนี้ท้องฟ้าทางเหนือ มีหน้าม้าบางแห่ง',
      ],
    },
  },
  behind(stage, t, { s }) {
    // the sky it came from: slow streaks, far away
    const r = dice('sky'), { g, W, H } = stage;
    g.save(); g.globalCompositeOperation = 'screen'; g.lineCap = 'round';
    for (let i = 0; i < 26; i++) {
      const y = r() * H * 0.7, speed = (18 + r() * 60) * s, long = (20 + r() * 90) * s, x = ((r() * W * 1.3 + t * speed) % (W * 1.3)) - 0.1 * W;
      g.globalAlpha = 0.1 + r() * 0.22; g.strokeStyle = '#c9a3cf'; g.lineWidth = (0.6 + r()) * s;
      g.beginPath(); g.moveTo(x, y); g.lineTo(x - long, y + long * 0.32); g.stroke();
    }
    g.restore();
  },
  before(stage, t, { x, floor, s }) {
    const r = dice('fallen'), { g } = stage;
    g.save(); g.globalCompositeOperation = 'screen'; g.fillStyle = '#e9d4ee';
    for (let i = 0; i < 60; i++) {
      const u = (t * (0.08 + r() * 0.1) + r()) % 1, size = (1 + r() * 2) * s;
      g.globalAlpha = (1 - u) * Math.max(0, Math.sin(t * 2.4 + r() * 40)) ** 3;
      g.fillRect(x + (r() - 0.2) * 420 * s + u * 30 * s, floor - 300 * s * (1 - u * u) * r(), size, size);
    }
    g.restore();
  },
};

export const film = (content) => story(script, content);
