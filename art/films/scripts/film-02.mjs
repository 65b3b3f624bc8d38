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
  translated: {
    en: {
      title: 'Three minutes to a flush', lead: 'Cheeks, nose, the middle of the lips. A minute each, and a night face has its colour back.', opening: 'Opening', done: 'Done', result: 'Three minutes, and the colour is back.',
      steps: [
        { name: 'Three dots on the cheek', say: ['Minute one. Three dots up on the cheek.', 'Pat them open with your fingertips.'] },
        { name: 'Across the nose', say: ['Minute two. The rest, on the nose.', 'A thin path from cheek to cheek.'] },
        { name: 'The middle of the lips', say: ['Minute three. Lips: only the middle.', 'Press them together and let it seep.'] },
      ],
    },
    'zh-TW': {
      title: '三分鐘的血色', lead: '臉頰、鼻樑、嘴唇中央。一處一分鐘，夜裡的臉又有了血色。', opening: '開始', done: '完成', result: '三分鐘，臉上又有血色了。',
      steps: [
        { name: '頰上三點', say: ['第一分鐘。臉頰高處，點三點。', '用指腹輕輕拍開。'] },
        { name: '走過鼻樑', say: ['第二分鐘。剩下的，給鼻樑。', '一條淡淡的路，連起兩頰。'] },
        { name: '嘴唇中央', say: ['第三分鐘。嘴唇，只點中央。', '上下抿一抿，讓它暈開。'] },
      ],
    },
    'zh-HK': {
      title: '三分鐘血色', lead: '面珠、鼻樑、嘴唇中間。一處一分鐘，夜晚塊面都有返血色。', opening: '開始', done: '完成', result: '三分鐘，塊面有返血色。',
      steps: [
        { name: '面珠三點', say: ['第一分鐘。面珠高位，點三點。', '用指腹輕輕拍開。'] },
        { name: '行過鼻樑', say: ['第二分鐘。剩低嘅，搽上鼻樑。', '一條淡淡嘅路，駁起兩邊面珠。'] },
        { name: '嘴唇中間', say: ['第三分鐘。嘴唇，淨點中間。', '上下唇抿一抿，等佢化開。'] },
      ],
    },
    ko: {
      title: '3분의 혈색', lead: '볼, 콧등, 입술 한가운데. 1분씩이면 밤의 얼굴에 혈색이 돌아요.', opening: '시작', done: '완성', result: '3분이면, 혈색이 돌아와요.',
      steps: [
        { name: '볼에 점 세 개', say: ['1분째. 볼 높은 곳에 점 세 개.', '손끝으로 두드려 펴요.'] },
        { name: '콧등을 건너', say: ['2분째. 남은 걸 콧등으로.', '볼과 볼을 옅은 길로 이어요.'] },
        { name: '입술 한가운데', say: ['3분째. 입술은 한가운데만.', '위아래를 맞물려 번지게 해요.'] },
      ],
    },
    th: {
      title: 'สามนาทีมีเลือดฝาด', lead: 'แก้ม สันจมูก กลางปาก จุดละนาที หน้าดึก ๆ ก็มีเลือดฝาด', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'สามนาที หน้าก็มีเลือดฝาดแล้วค่ะ',
      steps: [
        { name: 'แก้มสามจุด', say: ['นาทีแรก แต้มสามจุดบนโหนกแก้ม', 'ใช้ปลายนิ้วตบเบา ๆ ให้กระจาย'] },
        { name: 'ข้ามสันจมูก', say: ['นาทีที่สอง ที่เหลือแตะบนจมูก', 'เป็นทางจาง ๆ จากแก้มถึงแก้ม'] },
        { name: 'กลางปาก', say: ['นาทีที่สาม ปากแต้มแค่ตรงกลาง', 'เม้มปาก ให้สีค่อย ๆ ซึม'] },
      ],
    },
  },
};

export const film = (content) => howto(script, content);
