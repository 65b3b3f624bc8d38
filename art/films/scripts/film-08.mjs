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
  translated: {
    en: {
      lead: 'Wake it, and it doesn’t mind. One colour, one scene.', chapters: ['Waking', 'The scene', 'The colour'],
      pages: [
        'The label: artist unknown. Medium, nap. Size, as it lies.',
        'A tan sheen runs to the visitors’ toes, then back, by one turn in its sleep.',
        'No sign says “Do not touch”. A small one says “You are welcome to wake it”.',
        'No one has managed it yet. All fall asleep beside it.',
      ],
    },
    'zh-TW': {
      lead: '叫醒它，也不生氣。一個顏色，一個場景。', chapters: ['醒來', '顏色的場景', '那個顏色'],
      pages: [
        '標籤上寫著：作者不詳，材質瞌睡，尺寸視睡姿而定。',
        '淡褐的光澤從台座溢到參觀者鞋尖，翻個身，又退回一點。',
        '沒有「請勿觸摸」的牌子，倒是有行小字：「叫醒也無妨」。',
        '開館至今，沒有人成功過。大家都在旁邊睡著了。',
      ],
    },
    'zh-HK': {
      lead: '叫醒佢，都唔嬲。一隻色，一個場面。', chapters: ['瞓醒', '顏色嘅場面', '嗰隻色'],
      pages: [
        '牌仔寫住：作者不詳，材質瞌眼瞓，尺寸睇瞓姿。',
        '淺啡嘅光澤由底座流到參觀者鞋頭，轉個身，又縮返少少。',
        '冇「請勿觸摸」嘅牌，得一行細字：「叫醒亦無妨」。',
        '開館到而家，冇人試成過。個個都喺隔籬瞓着咗。',
      ],
    },
    ko: {
      lead: '깨워도 화내지 않아요. 색의 장면 하나.', chapters: ['눈을 떠요', '색의 장면', '그 색'],
      pages: [
        '이름표: 작자 미상, 재료 선잠, 크기는 잠버릇 나름.',
        '흘러내린 연갈색이 구두코까지 갔다가, 뒤척인 만큼 다시 돌아와요.',
        '‘만지지 마세요’는 없고, 작게 ‘깨우셔도 됩니다’라고 적혀 있어요.',
        '여태 아무도 못 깨웠어요. 다들 옆에서 잠들거든요.',
      ],
    },
    th: {
      lead: 'ปลุกแล้วก็ไม่โกรธ หนึ่งสี หนึ่งฉาก', chapters: ['ลืมตา', 'ฉากของสี', 'สีนั้น'],
      pages: [
        'ป้ายบอกว่า ไม่ทราบผู้สร้าง วัสดุ งีบ ขนาด แล้วแต่ท่านอน',
        'ความเงาสีน้ำตาลอ่อนไหลถึงปลายเท้าคนดู พลิกตัวทีก็ถอยกลับไปนิด',
        'ไม่มีป้าย “ห้ามจับ” มีแต่ตัวหนังสือจิ๋ว “ปลุกได้ตามสบาย”',
        'เปิดมาจนป่านนี้ ยังไม่มีใครปลุกได้ หลับอยู่ข้าง ๆ กันหมด',
      ],
    },
  },
};

export const film = (content) => story(script, content);
