// The hub's own pictures: five floors, the opening, closed doors, the town map, share pictures, icons.
const HERO = { w: 1080, h: 2340, spp: 24 };
const PHONE = [390, 780, 1080];

const gate = {
  id: 'zone1-gate', scene: 'scene_gate', args: { ...HERO, part: 1 }, dark: { exposure: 0.2 },
  widths: PHONE, budget: 90,
  alt: '黒い漆の回廊の奥で、濡れた赤い唇がひらいている。歯のむこうに、夜の町の灯り。',
};

// the opening: the same camera, the lips not yet open; they lie under the gate pixel for pixel
const parts = [
  [0, '黒い漆の回廊の奥で、濡れた赤い唇が閉じている。'],
  [0.3, '唇がわずかにひらき、細い灯りがもれる。'],
  [0.55, '唇のあいだに、町の灯りが見えはじめる。'],
  [0.8, '唇がひらききる手前。歯のむこうに、夜の町。'],
].map(([part, alt], i) => ({
  ...gate, id: `zone1-gate-part-${i}`, args: { w: 780, h: 1690, spp: 16, part }, widths: [390, 780], budget: 60, alt,
}));

const doors = [
  ['入口の階。閉じた黒い漆の扉。縁から、回廊の赤い灯りがもれている。', { exposure: 0.2 }],
  ['素の階。磁器のような白い光が、閉じた黒い扉の片側だけをなでている。', { exposure: 0 }],
  ['怪の階。黒い水に立つ閉じた扉。隙間の奥で、琥珀色の目がふたつ、こちらを見ていない。', { exposure: 0.45 }],
  ['造の階。作業灯がひとつ、閉じた黒い扉と、こぼれた粉のかけらを照らしている。', { exposure: 0.3 }],
  ['声の階。閉じた扉の足もとに、口紅の色の地平が低く光っている。', { exposure: 0.25 }],
].map(([alt, dark], i) => ({
  id: `closed-door-${i + 1}`, scene: 'scene_closed_door', args: { w: 1080, h: 2337, spp: 24, floor: i + 1 }, dark,
  widths: PHONE, budget: 60, alt,
}));

// zone 3: the lit one lies over the dark one, the page shows parts of it where it is touched; both must be rendered at one size
const water = ['zone3-water', 'zone3-water-lit'].map((id, lit) => ({
  id, scene: 'scene_water', args: { ...HERO, lit }, dark: { exposure: 0.2 }, widths: PHONE, budget: 90,
  alt: [
    '黒い水に、目がいくつも浮かんでいる。半分とじたまま、どれもこちらを見ていない。',
    '灯りに触れて、水の怪物たちが自分の色を思い出す。まぶたが、すこし上がる。',
  ][lit],
}));

// zone 4: one camera, the page cross-fades from the plinth that is down to the one that has come up
const bench = ['zone4-bench', 'zone4-bench-risen'].map((id, risen) => ({
  id, scene: 'scene_bench', args: { ...HERO, risen }, dark: { exposure: 0.25, halation: 0.6 }, widths: PHONE, budget: 90,
  alt: [
    '作業灯の下、プレス機のあいだで赤い粉が待っている。手前の丸い台は、まだ空いている。',
    '台がせり上がってきた。押したばかりの赤い粉に、唇のかたちが残っている。',
  ][risen],
}));

const horizon = {
  id: 'zone5-horizon', scene: 'scene_horizon', args: { ...HERO }, dark: { exposure: 0.2 }, widths: PHONE, budget: 90,
  alt: '黒い空の下、口紅の赤が地平まで流れている。声が落ちたところから、輪が五つひろがる。',
};

// zone 2: only what the pane shows differs between the two; the page fades to the second half a beat late
const mirror = ['zone2-mirror', 'zone2-mirror-late'].map((id, late) => ({
  id, scene: 'scene_mirror', args: { ...HERO, late }, dark: { exposure: 0 }, widths: PHONE, budget: 90,
  alt: [
    '黒い硝子の広間。目をとじた磁器の顔が、半分だけ光のなかにある。となりの映りは、うっすら目をあけている。',
    '顔は動いていない。硝子のなかの顔だけが、すこし向きを変え、唇をひらきかけている。',
  ][late],
}));

const town = {
  id: 'town-map', scene: 'scene_town', args: { w: 1080, h: 2160, spp: 24 }, dark: { exposure: 0.25 }, widths: PHONE, budget: 90,
  alt: '真夜中の町の断面。下から、唇の入口、磁器の素、目のいる水路、灯りのともる仕事場、屋根の上に口紅の地平。階段が五つをつないでいる。',
};

export const rows = [
  gate,
  ...parts,
  ...doors,
  ...mirror,
  ...water,
  ...bench,
  horizon,
  town,
  { id: 'share-gate', scene: 'scene_gate', args: { w: 1200, h: 630, spp: 28, part: 1, crop: 'wide' }, dark: { exposure: 0.2 }, widths: [] }, // only for the share picture
  { id: 'share-default', page: 'share-default', needs: ['share-gate'], width: 1200, height: 630, budget: 300, alt: '決めつけの外側に、町がある。KATE ZONE' },
  { id: 'icons', icons: true },
];
