// 四色で、まぶたに夜をつくる: four pans, one eye, on a line-drawn face.
import { howto } from '../howto.mjs';
import { dice } from '../stage.mjs';
import { mix, soft, span } from '../ease.mjs';

const script = {
  id: 'film-12', orientation: 'horizontal', series: 'how-to', drawn: 'TSUYUDAMA', // units: 400 x 500
  title: '四色で、まぶたに夜をつくる', titleLines: ['四色で、', 'まぶたに夜を', 'つくる'], lead: '欲パレットの四枚。明るい方から、夜へ。',
  rest: [1.5, 200, 215, 0.44, 0.5], quiet: { cheeks: 0.4 },
  steps: [
    {
      name: '自慢は小声で', seconds: 4.4, view: [6.4, 148, 196, 0.45, 0.44], product: 'shadow-014', tool: 'brush',
      words: ['一枚め。', 'まぶた全体に。'], say: ['一枚めは、まぶた全体に。', '色というより、下敷きです。'],
      paints: [{ area: 'lid', hex: '#BEAF98', way: 'sweep', n: 5, wide: 0.42, alpha: 0.95, feather: 1.2, finish: 'satin', from: 0.26, to: 0.84 }],
    },
    {
      name: '影を着替える', seconds: 4.4, view: [5.8, 150, 190, 0.45, 0.44], product: 'shadow-068', tool: 'brush',
      words: ['二枚め。', 'くぼみに影。'], say: ['二枚めは、まぶたのくぼみへ。', '目をあけても見えるところまで。'],
      paints: [{ area: 'crease', hex: '#7F6F95', way: 'sweep', n: 4, wide: 0.5, alpha: 0.95, feather: 2.2, finish: 'pearl', from: 0.26, to: 0.84 }],
    },
    {
      name: '菫の果たし状', seconds: 4.2, view: [6.8, 146, 199, 0.45, 0.44], product: 'shadow-070', tool: 'brush', grip: 0.9,
      words: ['三枚め。', '際に、ひと筋。'], say: ['三枚めは、際にひと筋。', '線ではなく、粉で置きます。'],
      paints: [{ area: 'lashLine', hex: '#6035C2', way: 'line', wide: 0.95, alpha: 0.95, feather: 1, from: 0.26, to: 0.84 }],
    },
    {
      name: '影だけ踊り明かす', seconds: 4.4, view: [6.2, 148, 197, 0.45, 0.44], product: 'shadow-071', tool: 'brush', grip: 0.9,
      words: ['四枚め。', '重ねて、光る。'], say: ['四枚めを、その上に重ねます。', 'まばたきのたびに、光ります。'],
      paints: [{ area: 'crease', hex: '#82438B', way: 'tap', n: 9, wide: 0.62, alpha: 0.78, feather: 3.4, finish: 'glitter', from: 0.26, to: 0.84 }],
      sounds: [['graze', 1.4, 0.3], ['graze', 2.1, 0.3]],
    },
  ],
  result: { seconds: 3.2, words: ['まぶたに、', '夜ができる。'], say: 'まぶたに、夜ができました。', view: [2.3, 200, 205, 0.42, 0.5] },
  sound: { loop: 'map', music: 0.7 },
  translated: {
    en: {
      title: 'Four shades, and night on the lids', lead: 'Four from the Desire Palette. From the light one, into night.', opening: 'Opening', done: 'Done', result: 'There: night on the lids.',
      steps: [
        { name: 'Brag in a Whisper', say: ['The first, over the whole lid.', 'Less a colour than a ground.'] },
        { name: 'Change of Shadow', say: ['The second goes into the crease,', 'as far as an open eye will show.'] },
        { name: 'A Violet Throws the Gauntlet', say: ['The third, a thread at the rim:', 'powder laid down, not a line.'] },
        { name: 'Only My Shadow Danced till Dawn', say: ['The fourth goes over the top.', 'It lights up with every blink.'] },
      ],
    },
    'zh-TW': {
      title: '四色，把夜搬上眼皮', lead: '慾望調色盤的四格。從亮的開始，走進夜裡。', opening: '開始', done: '完成', result: '眼皮上，有了夜。',
      steps: [
        { name: '低調炫耀中', say: ['第一格，鋪滿眼皮。', '不算顏色，算是底。'] },
        { name: '換件影子出門', say: ['第二格，掃進眼窩。', '掃到睜眼也看得見的地方。'] },
        { name: '紫羅蘭的戰帖', say: ['第三格，眼際一道。', '不是畫線，是把粉放上去。'] },
        { name: '影子跳到天亮', say: ['第四格，疊在上面。', '每眨一次眼，就亮一下。'] },
      ],
    },
    'zh-HK': {
      title: '四隻色，將夜晚擺上眼皮', lead: '慾望調色盤嘅四格。由淺色開始，行入夜。', opening: '開始', done: '完成', result: '眼皮上面，入夜喇。',
      steps: [
        { name: '細細聲曬命', say: ['第一格，掃滿眼皮。', '唔算係色，算係底。'] },
        { name: '換件影著', say: ['第二格，掃入眼窩。', '掃到擘大眼都見到嘅位。'] },
        { name: '紫羅蘭的戰書', say: ['第三格，眼邊幼幼一條。', '唔係畫線，係擺粉。'] },
        { name: '得個影跳到天光', say: ['第四格，疊喺上面。', '每眨一下眼，就閃一閃。'] },
      ],
    },
    ko: {
      title: '네 색으로, 눈꺼풀에 밤을', lead: '욕망 팔레트의 네 칸. 밝은 데서 밤으로 가요.', opening: '시작', done: '완성', result: '눈꺼풀에, 밤이 왔어요.',
      steps: [
        { name: '자랑은 작은 소리로', say: ['첫 칸은 눈꺼풀 전체에.', '색이라기보다 밑바탕이에요.'] },
        { name: '그림자 갈아입기', say: ['둘째 칸은 아이홀에.', '눈을 떠도 보이는 데까지요.'] },
        { name: '제비꽃의 결투장', say: ['셋째 칸은 눈가에 한 줄.', '선이 아니라 가루를 얹어요.'] },
        { name: '그림자만 밤새 춤', say: ['넷째 칸을 그 위에 겹쳐요.', '깜박일 때마다 빛나요.'] },
      ],
    },
    th: {
      title: 'สี่สี วางกลางคืนไว้บนเปลือกตา', lead: 'สี่ช่องจากพาเลตต์ความอยาก ไล่จากสว่างไปหากลางคืน', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'กลางคืนมาอยู่บนเปลือกตาแล้วค่ะ',
      steps: [
        { name: 'อวดเบา ๆ', say: ['ช่องแรก ปัดทั่วเปลือกตา', 'เป็นฐาน มากกว่าเป็นสี'] },
        { name: 'เปลี่ยนชุดให้เงา', say: ['ช่องที่สอง ลงที่เบ้าตา', 'ถึงตรงที่ลืมตาแล้วยังเห็น'] },
        { name: 'ไวโอเล็ตขอท้าดวล', say: ['ช่องที่สาม ชิดขอบตาหนึ่งแนว', 'ไม่ขีดเส้น แค่วางผงลงไป'] },
        { name: 'เงาเต้นจนเช้า', say: ['ช่องที่สี่ ทับลงไปข้างบน', 'กะพริบตาทีไร วิบวับทุกที'] },
      ],
    },
  },
  over(stage, t, { subject, steps }) {
    // flakes that catch the light one after the other, once the fourth is on
    const last = steps[3], on = soft(span(t, mix(last.from, last.to, 0.4), last.to)), r = dice('flakes'), { g } = stage;
    if (on <= 0) return;
    g.save(); g.globalCompositeOperation = 'screen'; g.fillStyle = '#fff';
    for (const [cx, way] of [[148, -1], [252, 1]]) for (let i = 0; i < 34; i++) {
      const u = r(), v = r(), phase = r() * 6.28, [x, y] = subject.toScreen([cx + way * (u - 0.5) * 46, 187.5 - Math.sin(Math.PI * u) * 6 + (v - 0.5) * 9]);
      const flare = Math.max(0, Math.sin(t * 2.2 + phase)) ** 14 * on, s = (1.2 + 2.6 * flare) * (subject.view.scale / 5);
      g.globalAlpha = 0.15 * on + 0.85 * flare; g.fillRect(x - s / 2, y - s / 2, s, s);
      if (flare > 0.4) { g.globalAlpha = (flare - 0.4) * 0.9; g.fillRect(x - s * 3, y - 0.6, s * 6, 1.2); g.fillRect(x - 0.6, y - s * 3, 1.2, s * 6); }
    }
    g.restore();
  },
};

export const film = (content) => howto(script, content);
