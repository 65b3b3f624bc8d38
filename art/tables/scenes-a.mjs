// The scenes of the sites: a hero at phone size, and a decoration for wide windows whose middle, where the column stands, is dark.
const HERO = { w: 720, h: 1200, spp: 12 }, WIDE = { w: 1120, h: 700, spp: 6, crop: 'wide' };
const ONCE = new Set(['myroom', 'campaign-won', 'campaign-lost', 'myroom-day', 'mor-1', 'mor-3', 'mor-4', 'mor-5']);   // no wide picture, or their site's

/** id, scene, alt text, exposure in EV, what else the scene or the darkroom wants */
const CAST = [
  ['scan', 'site_scan', '半分だけ光を受けた磁器の顔。その前の暗がりに、銀の粒が十二、星座のように浮いている。', 0.2],
  ['virtual-tester', 'site_virtual_tester', '二十四本の口紅が、パイプオルガンのように三段に立つ。灰色の、まっすぐな光の下。', 0.2, { dark: { bloom: 0.2, halation: 0, sat: 1.02, vig: 0.1, ca: 0 } }],
  ['personalmakeup', 'site_personalmakeup', '黒い硝子のうえに横たわる磁器の面。片頬と、まぶたと、唇にだけ、今夜の色がのっている。道具は手前に一列。', 0.2],
  ['mcm', 'site_mcm', '黒い水のうえ、マスカラのブラシ。毛先から落ちた一滴のまわりに、輪がひろがる。', 0.45],
  ['yoku', 'site_yoku', '真上からのぞいた黒い漆のケース。四つの皿へ、赤、葡萄、金、桃の粉が降っている。', 0.55],
  ['style', 'site_style', '左は素の磁器、右は黒い漆に赤い唇。ひとつの顔を、濡れた口紅のひと筆が分けている。', 0.2],
  ['lmv', 'site_lmv', '向かいあうふたつの横顔、磁器と黒漆。あいだを、濡れた赤い線がまっすぐ床まで落ちる。', 0.2],
  ['chameleon', 'site_chameleon', '鱗にかこまれた、金色の縦の瞳。灰色に眠る皮膚のうえを、五つの色だけが渡っていく。', 0.2],
  ['lmp', 'site_lmp', '真上からのぞいた石の井戸。冷たい水に月がひとつ、花びらが三枚。縁に、銀の封蝋。', 0.15],
  ['ucp', 'site_ucp', '使いおえた口紅たちがもたれあって溶け、混ざった池のまんなかから、あたらしい一本が立ちあがる。', 0.2],
  ['campaign', 'site_campaign', '黒い漆の小さな扉が壁いちめんに並ぶ。ひとつだけ、すこし開いて、琥珀の灯りがもれている。', 0.25],
  ['campaign-won', 'site_campaign', '扉がひらいた。なかの琥珀の灯りが、となりの扉と濡れた床まで届いている。', 0.25, { args: { var: 'won' } }],
  ['campaign-lost', 'site_campaign', '扉はみな閉じている。ひとつにだけ、だれかの唇のあとが残っている。', 0.25, { args: { var: 'lost' } }],
  ['review', 'site_review', '暗がりに、唇がふたつ。ひとつは話し、ひとつは待っている。黒い水に、それぞれの輪。', 0.2],
  ['mor-1', 'site_mor', '曇った鏡。だれかの手が拭いたところだけ、磁器の顔が見えている。色は、ない。', 0.2, { args: { chapter: 1 }, dark: { sat: 0, halation: 0.3 } }],
  ['mor-2', 'site_mor', '色のない祭り。水のうえに提灯が並び、ひとつだけ、白く灯っている。', 0.2, { args: { chapter: 2 }, dark: { sat: 0, halation: 0.3 } }],
  ['mor-3', 'site_mor', '届かなかった手紙が、黒い水に浮いている。ひとつは、まだ封をされたまま。', 0.2, { args: { chapter: 3 }, dark: { sat: 0, halation: 0.3 } }],
  ['mor-4', 'site_mor', '黒い棚に鉢が四つ。ひとつだけ、あふれている。', 0.2, { args: { chapter: 4 }, dark: { sat: 0, halation: 0.3 } }],
  ['mor-5', 'site_mor', 'なにも書かれていない名札が、糸で吊られている。その下で、ひとしずくが落ちるのを待っている。', 0.2, { args: { chapter: 5 }, dark: { sat: 0, halation: 0.3 } }],
  ['videos', 'site_videos', '黒い硝子のコマが奥へ並ぶ。触れた一枚だけが、波のまま止まった朱で満ちている。', 0.2],
  ['testerplay', 'site_testerplay', '手すきの紙に、五本の試し塗り。名札はみな、裏返しのまま添えてある。', 0, { dark: { bloom: 0.2, halation: 0, sat: 1.02, vig: 0.1, ca: 0 } }],
  ['hack', 'site_hack', '罫線の紙が、上から下まで裂けている。裂け目のうしろに、赤い灯り。', 0.2],
  ['lmw', 'site_lmw', '黒い硝子の世界に、やぶれた巨大な紙が垂れている。そのまえに、ちいさな赤いだれかが立っている。', 0.2],
  ['tips', 'site_tips', '灯りのともる黒い壁龕に、ブラシが一本。毛先から、赤い粉がまだ降っている。', 0.2],
  ['ranking', 'site_ranking', '黒い漆の名札が、伏せたまま一列に並ぶ。手前の一枚だけが、指一本ぶん持ちあがっている。', 0.25],
  ['wishlist', 'site_wishlist', '消えかけた灯りの下に、口紅が一本、まだ待っている。', 0.5],
  ['barcode', 'site_barcode', '黒い漆の柱がバーコードのように立つ。そのすきまで、だれかが片目をあけた。', 0.25],
  ['myroom', 'site_myroom', '夜の部屋。灯りのともる棚が二十四、窓の下に机、まんなかに椅子がひとつ。', 0.75, { args: { var: 'night' } }],
  ['myroom-day', 'site_myroom', '朝の部屋。窓から白い光がさして、黒い棚と、椅子の影が床にのびている。', 1.1, { args: { var: 'day' } }],
];

// service pages: quiet ground, a breath of light along its edges
const SERVICE = [['faq', '黒い漆の布に、長いひだがふたつ。答えを待つ、静かな暗がり。'], ['test', '黒い漆の水面に、目を調べるときのような輪がふたつ、ひろがっている。']].flatMap(([site, alt]) => {
  const shared = { scene: 'scene_site_service', dark: { exposure: 0, bloom: 0.3, halation: 0 } };
  return [
    { id: `scene-${site}`, kind: 'scene', ...shared, args: { ...HERO, var: site }, widths: [390, 780], budget: 90, alt },
    { id: `scene-${site}-wide`, kind: 'scene-wide', ...shared, args: { ...WIDE, var: site }, widths: [390, 1200], tile: 20, coding: { from: 66 } },
  ];
});

export const rows = [...CAST.flatMap(([site, scene, alt, exposure, more = {}]) => {
  const dark = { exposure, ...more.dark }, shared = { scene: `scene_${scene}`, dark };
  const hero = { id: `scene-${site}`, kind: 'scene', ...shared, args: { ...HERO, ...more.args }, widths: [390, 780], budget: 90, alt };
  const wide = { id: `scene-${site.replace('mor-2', 'mor')}-wide`, kind: 'scene-wide', ...shared, args: { ...WIDE, ...more.args }, widths: [390, 1200], tile: 30, coding: { from: 66 } };
  return ONCE.has(site) ? [hero] : [hero, wide];
}), ...SERVICE];
