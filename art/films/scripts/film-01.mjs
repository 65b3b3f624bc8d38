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
      title: 'Eyes without a line', lead: 'A shadow at the root, three millimetres at the corner. No line needed.', opening: 'Opening', done: 'Done', result: 'Even without a line, it is an eye.',
      steps: [
        { name: 'Shadow at the root', say: ['Take the brown shadow with the tip of the brush only.', 'One stroke along the root of the lashes.'] },
        { name: 'Three millimetres', say: ['The deep shade goes on the outer corner alone.', 'With what is left, blend it three millimetres out.'] },
        { name: 'Roots of the lashes', say: ['Hold the wand at the roots and count to three.', 'The tips get only what remains.'] },
      ],
    },
    'zh-TW': {
      title: '不畫線的眼睛', lead: '睫毛根部一抹陰影，眼尾三公釐。不畫眼線，眼睛一樣有神。', opening: '開始', done: '完成', result: '不畫眼線，眼睛一樣有神。',
      steps: [
        { name: '根部的陰影', say: ['用筆尖沾一點棕色。', '沿著睫毛根部，輕輕一筆。'] },
        { name: '眼尾三公釐', say: ['深色只放在眼尾。', '用筆上剩下的顏色，往外暈開三公釐。'] },
        { name: '睫毛根部', say: ['刷頭抵住根部，數到三。', '睫毛尖端，只用剩下的。'] },
      ],
    },
    ko: {
      title: '선을 긋지 않는 눈', lead: '속눈썹 뿌리에 그림자, 눈꼬리에 3밀리. 선이 없어도 눈이 돼요.', opening: '시작', done: '완성', result: '선이 없어도, 눈이 돼요.',
      steps: [
        { name: '뿌리의 그림자', say: ['브라운 섀도를 붓끝에만 묻혀요.', '속눈썹 뿌리를 따라 한 번.'] },
        { name: '눈꼬리 3밀리', say: ['짙은 색은 눈꼬리에만.', '붓에 남은 색으로 바깥으로 3밀리 펴요.'] },
        { name: '속눈썹 뿌리', say: ['브러시를 뿌리에 대고 셋을 세요.', '끝에는 남은 것만.'] },
      ],
    },
  },
};

export const film = (content) => howto(script, content);
