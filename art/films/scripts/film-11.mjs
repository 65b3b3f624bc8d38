// 9時のわたし、21時のわたし: one face, the left half for the morning, the right for the night; a lipstick draws the line between.
import { howto } from '../howto.mjs';
import { pour, soft, span } from '../ease.mjs';

const script = {
  id: 'film-11', orientation: 'horizontal', series: 'how-to', model: 'face-8', drawn: 'RITO', // model units: 1080 x 1350
  title: '9時のわたし、21時のわたし', titleLines: ['9時のわたし、', '21時のわたし'], lead: '同じ顔の、左は朝。右は夜。どちらも、本物。',
  rest: [1.19, 540, 640, 0.4, 0.47],
  steps: [
    {
      name: '9時の唇', seconds: 4.6, view: [2, 500, 890, 0.46, 0.46], product: 'lip-16', tool: 'lip',
      words: ['9時、', '唇に珊瑚。'], say: ['朝9時。唇の半分に、珊瑚を。', '光の下で、やわらかく見える色です。'],
      paints: [{ area: 'lips', half: 'left', hex: '#F07A6A', way: 'creases', n: 7, wide: 0.5, alpha: 0.92, feather: 4, gloss: 0.7, from: 0.26, to: 0.86 }],
    },
    {
      name: '9時の頬', seconds: 4.4, view: [1.6, 440, 720, 0.46, 0.5], product: 'tint-04', tool: 'tint', grip: 0.85,
      words: ['9時、', '頬にひと刷け。'], say: ['頬に、透ける橙をひと刷け。', '目の下から、耳の方へ。'],
      paints: [{ area: 'cheek', side: 'left', hex: '#F5885B', way: 'sweep', n: 4, wide: 0.6, alpha: 0.42, feather: 40, gloss: 0.9, from: 0.28, to: 0.86 }],
    },
    {
      name: '21時のまぶた', seconds: 4.6, view: [2, 655, 560, 0.46, 0.46], product: 'shadow-067', tool: 'brush', grip: 0.9,
      words: ['21時、', 'まぶたに夜。'], say: ['21時。まぶたに、夜ふけの紫を。', '目尻へ、濃く残します。'],
      paints: [{ area: 'lid', side: 'right', hex: '#54324F', way: 'sweep', n: 5, wide: 0.45, alpha: 0.8, feather: 7, gloss: 0.1, from: 0.28, to: 0.86 }],
    },
    {
      name: '21時の唇', seconds: 4.6, view: [2, 580, 890, 0.46, 0.46], product: 'lip-03', tool: 'lip',
      words: ['21時、', '唇にりんご飴。'], say: ['残りの半分に、りんご飴の赤を。', '終電まで、あと少し。'],
      paints: [{ area: 'lips', half: 'right', hex: '#AE0D29', way: 'creases', n: 7, wide: 0.5, alpha: 0.95, feather: 4, gloss: 1.2, from: 0.26, to: 0.86 }],
    },
  ],
  result: { seconds: 3.4, words: ['どちらも、', '本物。'], say: 'どちらも、本物です。', view: [1.22, 540, 650, 0.42, 0.48] },
  sound: { loop: 'night', mute: ['snare'] },
  translated: {
    en: {
      title: 'Me at nine a.m., me at nine p.m.', lead: 'One face: the left is morning, the right is night. Both are real.', opening: 'Opening', done: 'Done', result: 'Both of them are real.',
      steps: [
        { name: 'Nine a.m.: lips', say: ['Nine a.m. Coral on half the lips.', 'A colour that looks soft by day.'] },
        { name: 'Nine a.m.: cheek', say: ['Cheek: one sweep of sheer orange,', 'from under the eye to the ear.'] },
        { name: 'Nine p.m.: lid', say: ['Nine p.m. Late violet on the lid,', 'left deeper at the outer corner.'] },
        { name: 'Nine p.m.: lips', say: ['On the other half, candy-apple red.', 'Not long now until the last train.'] },
      ],
    },
    'zh-TW': {
      title: '9點的我，21點的我', lead: '同一張臉，左邊是早上，右邊是晚上。兩個，都是真的。', opening: '開始', done: '完成', result: '兩個，都是真的。',
      steps: [
        { name: '9點的唇', say: ['早上9點。半邊嘴唇，塗珊瑚色。', '在日光下，看起來很柔和。'] },
        { name: '9點的頰', say: ['臉頰，刷一層透明的橙。', '從眼下，往耳朵的方向。'] },
        { name: '21點的眼皮', say: ['晚上9點。眼皮，塗深夜的紫。', '眼尾，留得深一點。'] },
        { name: '21點的唇', say: ['剩下的半邊，蘋果糖的紅。', '末班車，就快到了。'] },
      ],
    },
    'zh-HK': {
      title: '朝早9點嘅我，夜晚9點嘅我', lead: '同一塊面，左邊係朝早，右邊係夜晚。兩個，都係真嘅。', opening: '開始', done: '完成', result: '兩個，都係真嘅。',
      steps: [
        { name: '朝早9點嘅唇', say: ['朝早9點。半邊嘴，搽珊瑚色。', '喺日光下面，睇落好柔和。'] },
        { name: '朝早9點嘅面珠', say: ['面珠，掃一層透橙色。', '由眼底，掃去耳仔嗰邊。'] },
        { name: '夜晚9點嘅眼皮', say: ['夜晚9點。眼皮，搽深夜嘅紫。', '眼尾，留深少少。'] },
        { name: '夜晚9點嘅唇', say: ['剩低嗰半，搽蘋果糖嘅紅。', '尾班車，就嚟到。'] },
      ],
    },
    ko: {
      title: '9시의 나, 21시의 나', lead: '같은 얼굴의 왼쪽은 아침, 오른쪽은 밤. 둘 다, 진짜예요.', opening: '시작', done: '완성', result: '둘 다, 진짜예요.',
      steps: [
        { name: '9시의 입술', say: ['아침 9시. 입술 반쪽에 산호색.', '햇빛 아래서 부드러운 색이에요.'] },
        { name: '9시의 볼', say: ['볼에는 맑은 오렌지를 한 번.', '눈 밑에서 귀 쪽으로 쓸어요.'] },
        { name: '21시의 눈꺼풀', say: ['밤 9시. 눈꺼풀에 한밤의 보라.', '눈꼬리에 진하게 남겨요.'] },
        { name: '21시의 입술', say: ['남은 반쪽에는 사과사탕 빨강.', '막차까지, 조금 남았어요.'] },
      ],
    },
    th: {
      title: 'ฉันตอนเก้าโมง ฉันตอนสามทุ่ม', lead: 'หน้าเดียวกัน ซ้ายคือเช้า ขวาคือค่ำ ตัวจริงทั้งคู่', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'ตัวจริงทั้งคู่ค่ะ',
      steps: [
        { name: 'ปากเก้าโมง', say: ['เก้าโมงเช้า ทาคอรัลครึ่งปาก', 'สีนี้โดนแดดแล้วดูนุ่ม'] },
        { name: 'แก้มเก้าโมง', say: ['แก้ม ปัดส้มใส ๆ หนึ่งที', 'จากใต้ตา ไปทางหู'] },
        { name: 'เปลือกตาสามทุ่ม', say: ['สามทุ่ม ม่วงดึกบนเปลือกตา', 'ทิ้งความเข้มไว้ที่หางตา'] },
        { name: 'ปากสามทุ่ม', say: ['อีกครึ่งปาก แดงแอปเปิลเคลือบน้ำตาล', 'รถไฟขบวนสุดท้ายใกล้มาแล้ว'] },
      ],
    },
  },
  under(stage, t, { subject, steps }) {
    // the right half grows dark towards the night
    const { g, H, W } = stage, night = soft(span(t, steps[2].from + 0.5, steps[2].from + 1.8)), [x] = subject.toScreen([540, 0]);
    if (night <= 0) return;
    g.save(); g.globalCompositeOperation = 'multiply'; g.globalAlpha = 0.62 * night; g.fillStyle = '#6b4a58'; g.fillRect(x, 0, W - x, H); g.restore();
  },
  over(stage, t, { subject, steps }) {
    // a lipstick line between the two, wet, drawn downward
    const { g, H } = stage, u = pour(span(t, steps[2].from + 0.2, steps[2].from + 1.3)), [x] = subject.toScreen([540, 0]);
    if (u <= 0) return;
    const at = (y) => x + 5 * Math.sin(y * 0.011 + 1) + 2 * Math.sin(y * 0.043);
    const trail = (width, color, dx) => { g.beginPath(); for (let y = -10; y <= H * u * 1.02; y += 12) g.lineTo(at(y) + dx, y); g.lineWidth = width; g.strokeStyle = color; g.lineCap = 'round'; g.lineJoin = 'round'; g.stroke(); };
    trail(15, '#7d0719', 0); trail(12, '#AE0D29', 0); trail(2.4, 'rgba(255,176,170,.85)', -3);
  },
};

export const film = (content) => howto(script, content);
