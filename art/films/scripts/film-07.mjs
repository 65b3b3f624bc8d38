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
  translated: {
    en: {
      lead: 'It has learnt all the sheep. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'The first is Hana, the second Kanta. The third is shy.',
        'It counted till it knew them all by name. Now sheep are no help.',
        'Mask up, each dark grape wide awake, it calls the roll at the lakeside fence.',
        'Number 4,200 is missing. All ears, the bunch hears a snore under the fence.',
      ],
    },
    'zh-TW': {
      lead: '把羊全記住了。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '第一隻叫小花，第二隻叫勘太，第三隻怕生。',
        '數著數著記住了所有名字，現在數羊，葡萄一點也不睏。',
        '眼罩推上額頭，深紫一粒粒睜開眼，照跳過湖畔柵欄的順序點名。',
        '第四千二百號沒來。整串豎起耳朵，柵欄下，傳來鼾聲。',
      ],
    },
    'zh-HK': {
      lead: '將啲羊記晒。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '第一隻叫阿花，第二隻叫勘太，第三隻怕醜。',
        '數數吓記晒啲名，而家數羊，提子一啲都唔眼瞓。',
        '眼罩推上額頭，深紫一粒粒擘大眼，跟住跳湖邊圍欄嘅次序點名。',
        '第四千二百號未到。成抽豎起耳仔，圍欄下面，有鼻鼾聲。',
      ],
    },
    ko: {
      lead: '양을 다 외웠어요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '첫째는 하나, 둘째는 간타, 셋째는 낯을 가려요.',
        '세다 보니 이름을 다 외웠어요. 이제 양으로는 잠이 안 와요.',
        '안대 올리고 보랏빛 알알이 눈 뜨고, 호숫가 울타리에서 출석을 불러요.',
        '4200번이 안 와요. 귀를 기울이니 울타리 밑에서 코 고는 소리.',
      ],
    },
    th: {
      lead: 'จำแกะได้ครบทุกตัว หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'ตัวแรกชื่อฮานะ ตัวที่สองคันตะ ตัวที่สามขี้อาย',
        'นับไปนับมา จำชื่อได้หมด เดี๋ยวนี้นับแกะก็ไม่ง่วงแล้ว',
        'ดันผ้าปิดตาขึ้น ลืมตาม่วงเข้มทีละเม็ด เช็กชื่อแกะที่รั้วริมทะเลสาบ',
        'เบอร์สี่พันสองร้อยไม่มา ทั้งพวงเงี่ยหูฟัง ใต้รั้วมีเสียงกรน',
      ],
    },
  },
  behind(stage, t, { floor, s }) {
    // moonlight on a lake, far off and pale
    const { W } = stage;
    for (let i = 0; i < 6; i++) stage.glow(W * (0.2 + 0.05 * Math.sin(t * 0.4 + i * 2)), floor + i * 22 * s, (150 - i * 12) * s, '#b9b4d6', 0.06 + 0.02 * Math.sin(t * 1.3 + i), 0.08);
  },
};

export const film = (content) => story(script, content);
