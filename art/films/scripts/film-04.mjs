// 左右ちがう眉のままで: the lower brow is filled above, the higher one below; they meet half way. Drawn on a line face.
import { howto } from '../howto.mjs';
import { mix, soft, span } from '../ease.mjs';

const SHADE = '#8A674C', LOW = 8;

const script = {
  id: 'film-04', orientation: 'vertical', series: 'how-to', drawn: 'KIKA', // units: 400 x 500
  title: '左右ちがう眉のままで', titleLines: ['左右ちがう', '眉のままで'], lead: '低い方は上に、高い方は下に。足すのは、どちらも少し。',
  rest: [1.56, 200, 236, 0.38, 0.45], quiet: { brows: 0, cheeks: 0.4 },
  steps: [
    {
      name: '低い方から', seconds: 5.2, view: [4.4, 142, 178, 0.42, 0.4], product: 'brow-02', tool: 'brush',
      words: ['低い方から、', '描く。'], say: ['鏡を離して、低い方の眉を見ます。', '低い方の上側に、毛を足します。'],
    },
    {
      name: '高い方は下側', seconds: 5, view: [4.4, 250, 178, 0.4, 0.4], product: 'brow-02', tool: 'brush',
      words: ['高い方は、', '下側にだけ。'], say: ['高い方は、下側にだけ。', '一、二本で足ります。'],
    },
    {
      name: '一度だけ梳く', seconds: 4.6, view: [2.9, 200, 185, 0.42, 0.4], product: 'tool-01', tool: 'brush', grip: 0.8,
      words: ['最後に一度、', '外へ梳く。'], say: ['最後に、左右を一度だけ梳きます。', 'そろえすぎないところで、止めます。'],
    },
  ],
  result: { seconds: 3, words: ['ちがうまま、', 'つり合う。'], say: '左右ちがうまま、つり合います。', view: [1.8, 200, 226, 0.42, 0.44] },
  sound: { loop: 'night', mute: ['snare', 'bass'] },
  translated: {
    en: {
      title: 'Two brows, left different', lead: 'Fill the low one above, the high one below. Only a little, both times.', opening: 'Opening', done: 'Done', result: 'Different as they are, they balance.',
      steps: [
        { name: 'The lower one first', say: ['Hold the mirror away. Find the low brow.', 'Add hairs along its upper edge.'] },
        { name: 'The higher one, below', say: ['On the high one, only underneath.', 'A hair or two will do.'] },
        { name: 'Comb once', say: ['Last, comb both sides, once.', 'Stop before they match too well.'] },
      ],
    },
    'zh-TW': {
      title: '左右不同的眉，就這樣', lead: '低的補上緣，高的補下緣。都只補一點。', opening: '開始', done: '完成', result: '左右還是不同，卻剛好平衡。',
      steps: [
        { name: '從低的開始', say: ['鏡子拿遠，找出低的那道眉。', '在它的上緣，添幾根毛。'] },
        { name: '高的補下緣', say: ['高的那道，只補下緣。', '一兩根就夠。'] },
        { name: '只梳一次', say: ['最後，左右各梳一次。', '在太整齊之前，停手。'] },
      ],
    },
    'zh-HK': {
      title: '兩條眉唔同，由得佢', lead: '低嗰條補上邊，高嗰條補下邊。都係補少少。', opening: '開始', done: '完成', result: '照舊唔同，但啱啱好平衡。',
      steps: [
        { name: '由低嗰條開始', say: ['塊鏡攞遠啲，搵低嗰條眉。', '喺佢上邊，加幾條毛。'] },
        { name: '高嗰條補下邊', say: ['高嗰條，淨係補下邊。', '一兩條就夠。'] },
        { name: '淨係梳一次', say: ['最後，左右各梳一次。', '未太齊，就收手。'] },
      ],
    },
    ko: {
      title: '서로 다른 눈썹 그대로', lead: '낮은 쪽은 위에, 높은 쪽은 아래에. 둘 다 조금만 더해요.', opening: '시작', done: '완성', result: '서로 다른 채로, 균형이 맞아요.',
      steps: [
        { name: '낮은 쪽부터', say: ['거울을 멀리 두고 낮은 쪽을 봐요.', '낮은 쪽 윗선에 결을 더해요.'] },
        { name: '높은 쪽은 아래만', say: ['높은 쪽은, 아래에만.', '한두 올이면 돼요.'] },
        { name: '한 번만 빗기', say: ['끝으로 양쪽을 한 번만 빗어요.', '너무 같아지기 전에 멈춰요.'] },
      ],
    },
    th: {
      title: 'คิ้วสองข้าง ไม่ต้องเหมือนกัน', lead: 'ข้างต่ำเติมบน ข้างสูงเติมล่าง เติมนิดเดียวทั้งคู่', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'ไม่เหมือนกัน แต่เข้ากันพอดีค่ะ',
      steps: [
        { name: 'เริ่มข้างต่ำ', say: ['ถือกระจกห่าง ๆ ดูคิ้วข้างที่ต่ำ', 'เติมเส้นขนที่ขอบบนของข้างนั้น'] },
        { name: 'ข้างสูงเติมล่าง', say: ['ข้างที่สูง เติมแค่ขอบล่าง', 'เส้นสองเส้นก็พอค่ะ'] },
        { name: 'ปัดครั้งเดียว', say: ['สุดท้าย ปัดสองข้างแค่ครั้งเดียว', 'หยุดก่อนที่มันจะเท่ากันเกินไป'] },
      ],
    },
  },
  over(stage, t, { subject, steps, hands }) {
    const [one, two, three] = steps, ghost = soft(span(t, 3.1, 3.9)), at = (step, a, b) => span(t, mix(step.from, step.to, a), mix(step.from, step.to, b));
    if (ghost <= 0) return;
    const { g } = stage, comb = soft(at(three, 0.3, 0.85)), lean = -0.02 * comb;
    g.save(); g.globalAlpha = ghost;
    subject.brow('left', 1, 'rgba(243,235,230,.5)', { dy: LOW - 2 * comb, width: 1.1, turn: lean });
    subject.brow('right', 1, 'rgba(243,235,230,.5)', { width: 1.1, turn: -lean });
    g.restore();
    const tip = [];
    if (t > one.from) {
      tip[0] = subject.brow('left', at(one, 0.28, 0.6), SHADE, { dy: LOW - 1 - 2 * comb, width: 1.9, turn: lean }) ?? tip[0];
      const p = at(one, 0.58, 0.88);
      if (p > 0) tip[0] = subject.brow('left', p, SHADE, { dy: LOW - 5 - 2 * comb, from: 0.1, to: 0.86, width: 1.7, turn: lean }) ?? tip[0];
    }
    if (t > two.from) {
      tip[1] = subject.brow('right', at(two, 0.28, 0.62), SHADE, { dy: 1, width: 1.9, turn: -lean }) ?? tip[1];
      const p = at(two, 0.6, 0.88);
      if (p > 0) tip[1] = subject.brow('right', p, SHADE, { dy: 4.5, from: 0.2, to: 0.7, width: 1.5, turn: -lean }) ?? tip[1];
    }
    const step = steps.findLast(({ from }) => t >= from), i = steps.indexOf(step);
    const point = i === 2 ? [mix(190, 96, at(three, 0.3, 0.52)) + (at(three, 0.54, 0.56) > 0 ? mix(114, 208, at(three, 0.56, 0.85)) : 0), 176 + 8 * Math.sin(t * 3)] : tip[i];
    if (point) hands.push({ step, at: subject.toScreen(point), in: 1 });
  },
};

export const film = (content) => howto(script, content);
