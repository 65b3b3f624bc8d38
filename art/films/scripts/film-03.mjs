// 二本の口紅でグラデーション: the pale one everywhere, the deep one inside, and the edge between them taken away.
import { howto } from '../howto.mjs';

const script = {
  id: 'film-03', orientation: 'vertical', series: 'how-to', model: 'face-4', drawn: 'KOUKA', // model units: 1080 x 1350
  title: '二本でつくる、唇の奥行き', titleLines: ['二本でつくる、', '唇の奥行き'], lead: '淡い一本を全体に、深い一本を内側に。境目は、三回たたいて消す。',
  rest: [0.96, 540, 650, 0.34, 0.47],
  steps: [
    {
      name: '淡い一本', seconds: 5, view: [2.05, 540, 890, 0.42, 0.4], product: 'lip-11', tool: 'lip',
      words: ['淡い一本を、', '全体に。'], say: ['淡い一本を、唇ぜんたいに塗ります。', '輪郭は、取らなくてかまいません。'],
      paints: [{ area: 'lips', hex: '#C9A08C', way: 'creases', n: 9, wide: 0.5, alpha: 0.94, feather: 4, gloss: 0.5, from: 0.26, to: 0.86 }],
    },
    {
      name: '深い一本', seconds: 5, view: [2.3, 540, 895, 0.42, 0.4], product: 'lip-12', tool: 'lip',
      words: ['深い一本は、', '内側だけ。'], say: ['深い一本は、内側だけ。', '口をとじて隠れるところまで。'],
      paints: [{ area: 'innerLips', hex: '#89274C', way: 'creases', n: 7, wide: 0.42, alpha: 0.92, feather: 11, gloss: 0.6, from: 0.28, to: 0.84 }],
    },
    {
      name: '境目を消す', seconds: 4.8, view: [2.2, 540, 890, 0.42, 0.4], product: 'tool-03', tool: 'sponge', lean: 0.22,
      words: ['境目を、', '三回たたく。'], say: ['境目を、三回だけたたきます。', '線が消えたら、やめどきです。'],
      paints: [{ area: 'midLips', hex: '#89274C', way: 'tap', n: 6, wide: 0.5, alpha: 0.55, feather: 20, gloss: 0.6, from: 0.28, to: 0.8 }],
      sounds: [['powder-press', 1.4, 0.4], ['powder-press', 2.1, 0.4], ['powder-press', 2.8, 0.4]],
    },
  ],
  result: { seconds: 3, words: ['一枚なのに、', '奥がある。'], say: '一枚の唇に、奥行きができました。', view: [1.16, 540, 690, 0.42, 0.46] },
  sound: { loop: 'night', mute: ['snare', 'hat'] },
  translated: {
    en: {
      title: 'Two lipsticks, one depth', lead: 'The pale one everywhere, the deep one inside. Three taps, and the edge is gone.', opening: 'Opening', done: 'Done', result: 'The same lips, and a depth in them.',
      steps: [
        { name: 'The pale one', say: ['The pale one goes over the whole mouth.', 'No need to follow the outline.'] },
        { name: 'The deep one', say: ['The deep one stays inside,', 'as far as a closed mouth hides it.'] },
        { name: 'Losing the edge', say: ['Tap the edge three times, no more.', 'When the line is gone, stop.'] },
      ],
    },
    'zh-TW': {
      title: '兩支口紅的深淺', lead: '淺的塗滿，深的只在內側。交界拍三下，就不見了。', opening: '開始', done: '完成', result: '同一雙唇，多了深度。',
      steps: [
        { name: '淺的那支', say: ['淺的那支，塗滿整個嘴唇。', '不必描邊。'] },
        { name: '深的那支', say: ['深的那支，只塗內側。', '塗到閉上嘴就藏起來的地方。'] },
        { name: '消去交界', say: ['交界處，只拍三下。', '線不見了，就停手。'] },
      ],
    },
    'zh-HK': {
      title: '兩支唇膏嘅深淺', lead: '淺嗰支搽滿，深嗰支淨搽入面。條邊拍三下，就唔見。', opening: '開始', done: '完成', result: '同一個嘴，多咗深度。',
      steps: [
        { name: '淺嗰支', say: ['淺嗰支，搽滿成個嘴。', '唔使跟唇線。'] },
        { name: '深嗰支', say: ['深嗰支，淨搽入面。', '搽到合埋嘴收埋嘅位。'] },
        { name: '拍走條邊', say: ['條邊，淨係拍三下。', '條線唔見咗，就收手。'] },
      ],
    },
    ko: {
      title: '립스틱 두 개로 만드는 깊이', lead: '옅은 색은 전체에, 짙은 색은 안쪽에. 경계는 세 번 두드려 지워요.', opening: '시작', done: '완성', result: '같은 입술에, 깊이가 생겼어요.',
      steps: [
        { name: '옅은 색', say: ['옅은 색을 입술 전체에 발라요.', '윤곽은 신경 쓰지 않아도 돼요.'] },
        { name: '짙은 색', say: ['짙은 색은 안쪽에만.', '입을 다물면 숨는 데까지요.'] },
        { name: '경계 지우기', say: ['경계를 딱 세 번만 두드려요.', '선이 사라지면 멈출 때예요.'] },
      ],
    },
    th: {
      title: 'ลิปสองแท่ง ปากมีมิติ', lead: 'แท่งอ่อนทาทั่ว แท่งเข้มแค่ด้านใน ตบรอยต่อสามทีก็หาย', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'ปากเดิม แต่มีมิติแล้วค่ะ',
      steps: [
        { name: 'แท่งสีอ่อน', say: ['แท่งสีอ่อน ทาให้ทั่วปาก', 'ไม่ต้องตามขอบปากก็ได้ค่ะ'] },
        { name: 'แท่งสีเข้ม', say: ['แท่งสีเข้ม ทาแค่ด้านใน', 'ถึงตรงที่หุบปากแล้วซ่อนพอดี'] },
        { name: 'ตบรอยต่อให้หาย', say: ['ตบตรงรอยต่อ สามทีพอ', 'เส้นหายแล้วหยุดเลยค่ะ'] },
      ],
    },
  },
};

export const film = (content) => howto(script, content);
