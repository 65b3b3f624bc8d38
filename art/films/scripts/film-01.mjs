// 線を引かない目: no liner; a shadow at the root of the lashes does the line's work.
import { howto } from '../howto.mjs';

const script = {
  id: 'film-01', orientation: 'vertical', series: 'how-to', model: 'face-3', drawn: 'KOTO', // model units: 1080 x 1350
  title: '線を引かない目', titleLines: ['線を', '引かない目'], lead: '際に影、目尻に三ミリ。線を引かなくても、目もとは決まる。',
  rest: [0.96, 540, 640, 0.34, 0.47],
  steps: [
    {
      name: '際の影', seconds: 5.6, view: [2.15, 400, 560, 0.42, 0.42], product: 'shadow-086', tool: 'brush',
      words: ['まぶたの際に、', '影をひと筆。'], say: ['影の茶を、筆の先だけに取ります。', 'まぶたの際に、ひと筆。'],
      paints: [{ area: 'lidDeep', hex: '#794B2F', way: 'line', wide: 0.8, feather: 5, alpha: 0.86, from: 0.3, to: 0.84 }],
    },
    {
      name: '目尻の三ミリ', seconds: 5.6, view: [2.35, 372, 552, 0.42, 0.42], product: 'shadow-087', tool: 'brush',
      words: ['目尻だけ、', '三ミリ外へ。'], say: ['深い色は、目尻だけ。', '筆の残りで、三ミリ外へぼかします。'],
      paints: [{ area: 'lidOuter', hex: '#60352C', way: 'sweep', n: 4, wide: 0.5, alpha: 0.85, feather: 7, from: 0.3, to: 0.85 }],
    },
    {
      name: 'まつ毛の根元', seconds: 5.4, view: [2.2, 400, 545, 0.42, 0.42], product: 'mascara-02', tool: 'mascara', grip: 0.9,
      words: ['まつ毛は、', '根元だけ濃く。'], say: ['ブラシを根元に当てて、三つ数えます。', '毛先には、残りだけ。'],
      paints: [
        { area: 'lashLine', hex: '#33231D', way: 'line', wide: 0.7, feather: 1.4, alpha: 0.7, gloss: 0, from: 0.3, to: 0.82 },
        { area: 'lashes', hex: '#33231D', way: 'line', wide: 1, feather: 0.7, alpha: 0.95, gloss: 0, from: 0.3, to: 0.82 },
      ],
      sounds: [['bubble', 1.2, 0.3], ['brush-stroke', 1.6, 0.4]],
    },
  ],
  result: { seconds: 3, words: ['線を引かなくても、', '目もとは決まる。'], say: '線を引かなくても、目もとは決まります。', view: [1.16, 540, 600, 0.42, 0.44] },
  translated: {
    en: {
      title: 'Eyes without a line', lead: 'A shadow at the lashes, three millimetres at the corner. Without a line, the eye still has an edge.', opening: 'Opening', done: 'Done', result: 'Without a line, the eye still has an edge.',
      steps: [
        { name: 'Shadow at the lashes', say: ['Brown shadow, just on the tip of the brush.', 'One stroke, close to the lashes.'] },
        { name: 'Three millimetres', say: ['The deep shade, on the outer corner only.', 'Blur what is left three millimetres out.'] },
        { name: 'The lash roots', say: ['Wand at the roots. Count to three.', 'The tips get only what remains.'] },
      ],
    },
    'zh-TW': {
      title: '不畫線的眼睛', lead: '眼際一抹影，眼尾三公釐。不畫眼線，眼睛一樣有神。', opening: '開始', done: '完成', result: '不畫眼線，眼睛一樣有神。',
      steps: [
        { name: '眼際的影', say: ['棕色眼影，只沾在刷尖。', '貼著眼際，輕輕一筆。'] },
        { name: '眼尾三公釐', say: ['深色，只給眼尾。', '用刷上剩下的，往外暈開三公釐。'] },
        { name: '睫毛根部', say: ['刷頭抵住睫毛根部，數到三。', '尖端，只給剩下的。'] },
      ],
    },
    'zh-HK': {
      title: '唔畫線嘅眼', lead: '眼邊一抹影，眼尾三毫米。唔畫眼線，對眼一樣有神。', opening: '開始', done: '完成', result: '唔畫眼線，對眼一樣有神。',
      steps: [
        { name: '眼邊嘅影', say: ['啡色眼影，淨係沾喺掃尖。', '貼住眼邊，輕輕一掃。'] },
        { name: '眼尾三毫米', say: ['深色，淨係落眼尾。', '支掃剩低嘅，向外推開三毫米。'] },
        { name: '睫毛根部', say: ['刷頭頂住睫毛根，數三聲。', '毛尖，剩幾多搽幾多。'] },
      ],
    },
    ko: {
      title: '선을 긋지 않는 눈', lead: '속눈썹 위에 그림자, 눈꼬리에 3밀리. 선이 없어도 눈매가 살아요.', opening: '시작', done: '완성', result: '선이 없어도, 눈매가 살아요.',
      steps: [
        { name: '속눈썹 위 그림자', say: ['브라운 섀도를 붓끝에만 묻혀요.', '속눈썹 바로 위에, 한 번.'] },
        { name: '눈꼬리 3밀리', say: ['짙은 색은 눈꼬리에만.', '붓에 남은 색을 바깥으로 3밀리 펴요.'] },
        { name: '속눈썹 뿌리', say: ['브러시를 뿌리에 대고 셋을 세요.', '끝에는 남은 것만.'] },
      ],
    },
    th: {
      title: 'ตาที่ไม่ต้องขีดเส้น', lead: 'เงาชิดขอบตา หางตาสามมิล ไม่ขีดสักเส้น ตาก็คม', opening: 'เริ่ม', done: 'เสร็จแล้ว', result: 'ไม่ขีดสักเส้น ตาก็คมได้ค่ะ',
      steps: [
        { name: 'เงาชิดขอบตา', say: ['แตะอายแชโดว์น้ำตาลแค่ปลายแปรง', 'ปาดชิดขอบตาหนึ่งที'] },
        { name: 'หางตาสามมิล', say: ['สีเข้ม เอาไว้แค่หางตา', 'ที่เหลือบนแปรง เกลี่ยออกไปสามมิล'] },
        { name: 'โคนขนตา', say: ['จ่อแปรงที่โคนขนตา นับหนึ่งถึงสาม', 'ปลายขนตา เหลือเท่าไรก็เท่านั้น'] },
      ],
    },
  },
};

export const film = (content) => howto(script, content);
