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
  translated: {
    en: {
      lead: 'Always at a run. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'When the last bell rings long, it’s mostly this round one.',
        'Doors shut. Just in: one leg, all gloss, and the smell of a festival just over.',
        'No eye opens. Straps and sleepy faces all hang, small and round, in the glaze.',
        'Ticket: “Next Festival”. The guard looks twice and clips it.',
      ],
    },
    'zh-TW': {
      lead: '總是衝上車。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '發車鈴響得特別久的晚上，多半是這個圓滾滾的傢伙害的。',
        '門快關了，油亮的紅單腳滑進來，車廂裡有祭典散場的味道。',
        '乘客閉著眼，但吊環和睏倦的臉，全都小小圓圓地映在糖衣上。',
        '車票寫著「下一個祭典」。車掌看了兩眼，還是剪了。',
      ],
    },
    'zh-HK': {
      lead: '次次都係衝上車。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '開車鐘響得特別耐嘅夜晚，多數係呢個圓碌碌搞出嚟。',
        '臨閂門，油亮嘅紅單腳溜入嚟，車廂有陣祭典散場嘅味。',
        '乘客合埋眼，但扶手同啲眼瞓樣，全部細細圓圓映喺糖面。',
        '張飛去「下一個祭典」。查票員望咗兩眼，照剪。',
      ],
    },
    ko: {
      lead: '늘 뛰어서 타요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '발차 벨이 길어지는 밤은 대개 이 동그란 분 탓이에요.',
        '닫히는 문틈으로 외발 빨강이 쏙. 차 안에 축제 끝난 냄새가 나요.',
        '다들 눈 감은 채, 손잡이도 얼굴도 작고 동그랗게 사탕에 비쳐요.',
        '행선지는 ‘다음 축제’. 차장이 두 번 보고 구멍을 내요.',
      ],
    },
    th: {
      lead: 'วิ่งขึ้นรถทันทุกที หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'คืนไหนกริ่งออกรถดังนาน ก็เพราะเจ้าตัวกลม ๆ นี่แหละ',
        'ประตูจะปิด แดงเงาวับขาเดียวไถลเข้ามา พากลิ่นงานวัดเลิกมาด้วย',
        'ทุกคนยังหลับตา แต่ห่วงจับกับหน้าง่วง ๆ สะท้อนกลมจิ๋วบนน้ำตาลเคลือบ',
        'ตั๋วไป “งานวัดครั้งหน้า” นายตรวจดูสองรอบ แล้วหนีบให้',
      ],
    },
  },
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
