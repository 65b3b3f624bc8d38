// The lip world: map, seven areas in three layers, seven Rules, eight small papers, atlas, stage grounds.
const RULES = [
  ['似合わない', '黒い鏡の顔をひだの輪が囲み、顎から長い紙が垂れる。墨で「似合わない」。'],
  ['みんなと同じ', '手をつないだ切り紙の人が四十人。胸に一字ずつ「みんなと同じ」。ひとりだけ目をあけている。'],
  ['流行おくれ', 'ハンガーに値札が何十枚も下がり、外套の形になる。まんなかの五枚に「流行おくれ」。'],
  ['年相応', '日めくりが梟のように座る。穴ふたつが目、めくれた頁が翼。腹に「年相応」。'],
  ['空気を読め', '大きな折り鶴が首をもたげる。翼に「空気を」「読め」。腹から小さな文字の帯。'],
  ['ルール', '物差しの後光を負う紙の面。顎から床まで、条文の紙がくだる。「ルール」。'],
  ['わたしなんて', '一枚の白い紙が、うつむいた誰かをつつんでいる。薄い鉛筆で「わたしなんて」。'],
];
const STATES = ['', 'ひとところ、破れた。', '半分、破れた。', '文字は消え、紙はほどけて軽い。'];
const PAPER = { vig: 0, bloom: 0.5, halation: 0.25, ca: 0, exposure: -0.1, contrast: 1.08, grain: 0.008 };

const bosses = RULES.flatMap(([, alt], i) => STATES.map((more, state) => ({
  id: `world-boss-${i + 1}-${['whole', 'torn-1', 'torn-2', 'freed'][state]}`, kind: 'world-boss', scene: 'scene_world_boss', batch: true,
  args: { w: 624, h: 780, spp: 12, rule: i + 1, state }, alpha: true, dark: PAPER, widths: [390, 780], budget: 40, coding: { from: 70, floor: 44 }, alt: state ? `${RULES[i][0]}。${more}` : alt,
})));

const AREAS = [
  ['うすくち横丁', ['濡れた石畳の細い路地。口紅の形の提灯が、声の小さな店を橙に照らす。', '格子窓の店先と、灯った提灯。', '紫ののれん。その下に、切れた灯りひとつ。']],
  ['べに沼', ['鍵穴の形の夕陽が、どろりと赤い沼に沈みかけている。', '沼に半分沈んだ口紅と、割れない手鏡。', '上から垂れる紅と、ブラシの葦。']],
  ['逆さ百貨店', ['百貨店が空から逆さに下がる。屋上の時計がいちばん低く、足もとに星。', '上へ落ちる昇降機と、天井を走る階段。', '床から立つシャンデリアと、逆さの手すり。']],
  ['眠り博物館', ['天窓の光が一本落ちる、アーチの続く広間。', 'ガラスの鐘の中で、決まりごとの紙が眠っている。', '真鍮の柱と、柘榴色の綱。']],
  ['溶けない湖', ['月のにじむ黒い湖に、言えなかった言葉の紙が浮かび、下から光る。', '透きとおった板のなかに、言葉が一枚ずつ立っている。', '手前に漂う、透きとおった欠片。']],
  ['玉座の口', ['濡れた喉の奥、熾火のまえに、物差しの後光を負う玉座。', '上と下にならぶ、磁器のような歯。', '画面を縁どる、濡れた赤い唇。']],
  ['白紙', ['端のない白い紙。折り目がひとつ、灯りがひとつ。', '開いたままの、紙の扉。', '足もとで丸まる紙の角。']],
];
const LAYERS = ['back', 'mid', 'front'];
const areas = AREAS.flatMap(([name, alts], i) => LAYERS.map((layer, k) => ({
  id: `world-area-${i + 1}-${layer}`, kind: 'world-area', scene: 'scene_world_area', batch: true, args: { w: 546, h: 1183, spp: 10, area: i + 1, layer },
  ...(k ? { alpha: true, dark: { ca: 0, vig: 0, bloom: 0.6, grain: 0.006, exposure: 0.3 } } : { dark: { ca: 0, vig: 0.2, exposure: 0.3, grain: 0.012 } }),
  widths: [390, 780], budget: 60, coding: { from: 72, floor: 50 }, alt: `${name}。${alts[k]}`,
})));

const STAGES = ['懸けちがえた黒い鏡の板', 'おなじ雫が並ぶ、とろりとした面', 'すれちがう二本の動く階段', '黒漆の寄木の床と天窓', '溶けない湖の流れ、顔料の帯', '玉座の口蓋、左右の肋', '一度だけ折った、白い紙'];
const stages = STAGES.map((alt, i) => ({
  id: `world-stage-${i + 1}`, kind: 'world-stage', maker: './world/stage.mjs', stage: i + 1, widths: [390, 780], budget: 60,
  alt: i === 6 ? `${alt}。` : `${alt}。黒い硝子を下から見ている。`,
}));

/** What stands behind the glass: how far down the render is cut (0 to 1), how light it is, and what its lights turn white to. */
const DEPTHS = [
  { from: 0.55, exposure: 1.4, light: [1, 0.66, 0.34] }, { from: 0.55, exposure: 1.1, light: [1, 0.8, 0.3] }, { from: 0.2, exposure: 2, light: [1, 0.4, 0.85] },
  { from: 0.5, exposure: 1.6, light: [1, 0.8, 0.5] }, { from: 0.6, exposure: 3, light: [0.72, 0.6, 1] }, { from: 0.35, exposure: 1.2, light: [1, 0.6, 0.15] },
];
const depths = DEPTHS.map((tone, i) => ({
  id: `world-depth-${i + 1}`, kind: 'world-depth', maker: './world/depth.mjs', needs: [`world-area-${i + 1}-back`], ...tone, widths: [390], budget: 24,
  alt: `${AREAS[i][0]}、遊ぶ硝子のむこう。`,
}));

const PAPERS = [
  ['普通は', '蝙蝠に折れた紙'], ['べき', '紙の輪につながれた札'], ['チラ見', '目を切り抜いた紙'], ['比べっこ', '折り目で向きあう二枚'],
  ['詐欺でしょ', '先のとがった紙の盾'], ['陰口', '上へひらく折り紙の口'], ['締切', 'ひだの円盤と紙の導火線'], ['多数決', '挙がった三枚の票'],
];
const enemies = PAPERS.map(([word, shape], i) => ({
  id: `world-enemy-${i + 1}`, kind: 'world-enemy', maker: './world/enemy.mjs', scene: 'scene_world_enemy', args: { w: 1440, h: 240, spp: 10, kind: i + 1 },
  dark: { vig: 0, ca: 0, bloom: 0.3, halation: 0, grain: 0 }, budget: 36, alt: `${shape}。墨で「${word}」。`,
}));

const atlas = { id: 'world-atlas', kind: 'world-atlas', maker: './world/paint.mjs', budget: 200, alt: '弾、しずく、口紅の自機、濡れた飛沫、紙片。' };
const STROKES = ['行って戻る、ひと塗り', '三本の塗り消し', '上から流れる紅', '大きな飛沫'];
const strokes = STROKES.flatMap((alt, i) => ['body', 'gloss'].map((part) => ({
  id: `world-item-paint-${i + 1}${part === 'gloss' ? '-gloss' : ''}`, kind: 'world-item', maker: './world/paint.mjs', stroke: i + 1, part,
  widths: [390, 780], budget: 60, alt: part === 'gloss' ? `${alt}の、つやだけ。` : `${alt}。`,
})));

const MAP = { scene: 'scene_world_map', dark: { exposure: 0.1 }, widths: [390, 780], budget: 90 };
const maps = [
  { ...MAP, id: 'world-map', kind: 'world-map', args: { w: 624, h: 1352, spp: 10 }, alt: '黒い水に、漆を流した六つの島。逆さの顔の形にならび、骨色の点線が口へのぼっていく。' },
  { ...MAP, id: 'world-map-seventh', kind: 'world-map', args: { w: 624, h: 1352, spp: 10, seventh: 1 }, alt: '六つの島の口のむこうに、何も書かれていない白い紙の島がもうひとつ。' },
];

export const rows = [...maps, ...areas, ...bosses, ...enemies, atlas, ...strokes, ...stages, ...depths];
