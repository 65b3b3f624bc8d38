// A ground is not stale when a creature on it was rendered anew: raise its take to make it again.
// Grounds of the share pictures, one for each floor and each site. What is read later hangs at x 305 to 865: the layers stand at the edges.
import fs from 'node:fs';
import path from 'node:path';

const ground = (name, layers, alt, veil, take) => ({
  id: `share-ground-${name}`, kind: 'share', maker: './share/ground.mjs', layers, ...(veil ? { veil } : {}), ...(take ? { take } : {}), width: 1200, height: 630, budget: 130, alt,
});

/* ---------- pieces ---------- */
const BONE = '#f3ebe6', INK = '#050304';
const scene = (pic, more = {}) => ({ pic, x: 620, y: -360, w: 640, ...more });
const toRight = 'linear-gradient(90deg,transparent,#000 38%)', toLeft = 'linear-gradient(270deg,transparent,#000 38%)';
const glow = (x, y, r, hex, alpha = 0.6) => ({
  svg: `<defs><radialGradient id="g${x}${y}"><stop offset="0" stop-color="${hex}" stop-opacity="${alpha}"/><stop offset=".55" stop-color="${hex}" stop-opacity="${alpha * 0.28}"/><stop offset="1" stop-color="${hex}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#g${x}${y})"/>`,
});

/** The lines of a line-drawn face, and its areas filled; placed by a transform of its 400 x 500 picture. */
function drawn(type, transform, { areas = {}, groups = ['hair', 'face', 'brows', 'lids', 'cheeks', 'lips'], line = BONE, weight = 1 } = {}) {
  const face = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, `../../app/kits/ui/pictures/line-face-${type}.json`), 'utf8'));
  const paint = Object.entries(areas).map(([name, hex]) => `<path d="${face.areas[name]}" fill="${hex}"/>`).join('');
  const lines = groups.flatMap((name) => face.lines[name]).map(({ d, width, fill }) => (fill
    ? `<path d="${d}" fill="${fill === 'ink' ? INK : line}"/>` : `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width * weight}" stroke-linecap="round"/>`)).join('');
  return { svg: `<g transform="${transform}">${paint}${lines}</g>` };
}

const lips = (ids, x, step, y, w, more = {}) => ids.map((id, i) => ({ pic: `product-${id}-cut`, x: x + i * step, y, w, ...more }));

/* bars of a code, the same for everybody: nothing is read from them */
const bars = (x, y, h, widths, fill) => { let at = x; return widths.map((w, i) => { const b = i % 2 ? '' : `<rect x="${at}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`; at += w; return b; }).join(''); };
const CODE = [4, 6, 3, 4, 10, 5, 3, 8, 6, 4, 12, 6, 3, 5, 7, 4, 3, 9, 10, 4, 4, 5, 13, 6, 3, 4, 8, 7, 3, 5, 4];

/** A torn edge of paper, the same tear each time. */
function torn(x, top, bottom, right, fill) {
  let s = 9, d = `M${right} ${top}`;
  const r = () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296 - 0.5; };
  for (let y = top, at = x; y <= bottom; y += 9) { at += r() * 20 + (x - at) * 0.12; d += `L${(at + (y - top) * 0.16).toFixed(1)} ${y}`; }
  return `<path d="${d}L${right} ${bottom}Z" fill="${fill}"/>`;
}

/* ---------- floors ---------- */
const floors = [
  ground('1', [scene('zone1-gate', { w: 700, y: -560 }), scene('zone1-gate', { w: 700, y: -560, x: -520, flip: true, light: 0.5 })], '黒い漆の回廊の奥で、濡れた赤い唇がひらいている。'),
  ground('2', [scene('zone2-mirror', { x: 690, w: 660, y: -360, light: 1.15, mask: toRight })], '黒い硝子の広間。目をとじた磁器の顔。'),
  ground('3', [scene('zone3-water-lit', { x: 590, w: 700, y: -500 })], '黒い水に、目がいくつも浮かんでいる。'),
  ground('4', [scene('zone4-bench-risen', { x: 700, w: 620, y: -270, mask: toRight, light: 1.15 })], '作業灯の下、押したばかりの赤い粉。'),
  ground('5', [scene('zone5-horizon', { x: 380, w: 900, y: -650 }), scene('zone5-horizon', { x: -500, w: 900, y: -650, flip: true, light: 0.7 })], '黒い空の下、口紅の赤が地平まで流れている。'),
];

/* ---------- sites ---------- */
const sites = [
  ground('zones', [{ pic: 'town-map', x: 800, y: -60, w: 420, light: 1.3, mask: toRight }, { pic: 'zone1-gate', x: -210, y: -320, w: 520, light: 0.8, mask: toLeft }],
    '真夜中の町の断面。階ごとに灯りがともり、左で赤い唇がひらいている。', 'thin'),
  ground('campaign', [
    ...[1, 5, 4, 3, 2].map((n, i) => ({ pic: `closed-door-${n}`, x: 700 + i * 118, y: -110 + (i % 2) * 30, w: 360, light: 1.9 - i * 0.12, mask: 'linear-gradient(90deg,#000 40%,transparent 84%)' })).toReversed(),
    { pic: 'closed-door-3', x: -120, y: -110, w: 360, light: 1.3 },
  ], '黒い漆の扉がいくつも並び、一枚の縁から灯りがもれている。', 'thin'),
  ground('mor', [
    { pic: 'zone5-horizon', x: 380, w: 900, y: -640, sat: 0, light: 0.62 }, { pic: 'zone5-horizon', x: -500, w: 900, y: -640, flip: true, sat: 0, light: 0.4 },
    glow(1010, 250, 120, '#e0001b', 0.7), { svg: '<path d="M1010 186c20 34 34 52 34 76a34 34 0 0 1-68 0c0-24 14-42 34-76Z" fill="#c4000f"/><path d="M996 250c-3 10-2 22 5 30" stroke="#ffd9d6" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>' },
  ], '色の消えた地平に、赤がひと粒だけ灯っている。'),
  ground('myroom', [
    { pic: 'closed-door-4', x: 760, y: -230, w: 440, light: 1.25, mask: toRight }, { pic: 'product-lip-12-cut', x: 955, y: 320, w: 230 },
  ], '灯りのもれる部屋の扉の前に、口紅が一本立っている。', 'thin'),
  ground('test', [
    { svg: [0, 1, 2, 3, 4].map((k) => `<g transform="translate(${1020 + (k % 2) * 70} ${96 + k * 108}) scale(${1 - k * 0.05})"><path d="M-96 0Q0 ${[-64, -50, -34, -16, 2][k]} 96 0Q0 ${[64, 52, 36, 22, 16][k]} -96 0Z" fill="#0d090b" stroke="${BONE}" stroke-width="3"/>${k < 4 ? `<circle r="${[27, 23, 17, 8][k]}" fill="#ffb02e"/><path d="M0 ${-[26, 22, 16, 7][k]}Q${[9, 8, 6, 3][k]} 0 0 ${[26, 22, 16, 7][k]}Q${-[9, 8, 6, 3][k]} 0 0 ${-[26, 22, 16, 7][k]}Z" fill="${INK}"/>` : ''}</g>`).join('') },
  ], '五つの目が、上からひとつずつまばたきしていく。'),
  ground('scan', [
    { pic: 'face-1', x: 650, y: -30, w: 640, mask: 'linear-gradient(90deg,transparent 49.8%,#000 50.2%)', light: 0.92 },
    { ...drawn('REISUI', 'translate(526 -178) scale(2.22)', { line: '#d9d2cf' }), mask: 'linear-gradient(90deg,#000 80.6%,transparent 80.9%)' },
  ], '半分は細い線、半分は人の肌。まんなかで出会う、ひとつの顔。', 'thin'),
  ground('personalmakeup', [
    { ...drawn('ONTO', 'translate(780 20) scale(1.24)', { areas: { lid: '#b36d32', cheek: 'rgba(240,122,106,.5)', lips: '#AE0D29' }, weight: 1.1 }) },
    { pic: 'product-shadow-028-cut', x: -30, y: 60, w: 250, turn: -8, light: 0.85 }, { pic: 'product-mascara-01-cut', x: 40, y: 290, w: 240, light: 0.9 },
  ], '線で描いた顔の、まぶたと頬と唇にだけ色がある。手前にその道具。', 'thin'),
  ground('hack', [
    { ...drawn('KOUKA', 'translate(800 -20) scale(1.3)', { areas: { lashLine: '#D31240' } }) },
    { svg: `<g>${torn(1010, -10, 640, 1210, '#e7ded8')}</g><g opacity=".5">${torn(1022, -10, 640, 1210, '#d5c9c2')}</g>` },
  ], '紙がななめに破れ、その裏から線で描いた顔がのぞく。', 'thin'),
  ground('tips', [
    drawn('TSUYUDAMA', 'translate(-92 -590) scale(4.3)', { groups: ['brows', 'lids'], weight: 0.7, areas: { lid: 'rgba(201,163,207,.55)' } }),
  ], '線で描いた大きな片目。まぶたに、ひとはけの光。', 'thin'),
  ground('faq', [
    { svg: `<rect x="0" y="0" width="1200" height="630" fill="#0d090b"/><path d="M930 96h210M930 202h210M930 308h210M930 414h210M930 520h210" stroke="rgba(243,235,230,.42)" stroke-width="2"/><path d="M930 90v12M930 196v12" stroke="${BONE}" stroke-width="6"/><path d="M964 96h120" stroke="${BONE}" stroke-width="6"/><path d="M60 96v440" stroke="rgba(243,235,230,.42)" stroke-width="2"/><path d="M60 96v76" stroke="${BONE}" stroke-width="6"/>` },
  ], '煤けた地に、細い罫線と骨色のしるしだけ。'),
  ground('lmw', [
    { pic: 'monster-01-cut', x: 760, y: 60, w: 470 }, glow(1000, 520, 340, '#c4000f', 0.35), { pic: 'monster-17-cut', x: -150, y: -20, w: 430, light: 0.9 },
    { smear: 'gloss', hex: '#DE5038', x: 660, y: 430, w: 620, turn: -6 },
  ], '朱色の金魚の怪物と、塗りたての一筆。', 'thin', 2),
  ground('lmp', [
    { svg: `<defs><radialGradient id="moon"><stop offset="0" stop-color="#e9eef2"/><stop offset=".72" stop-color="#aeb9c2"/><stop offset="1" stop-color="#5c6770"/></radialGradient><radialGradient id="halo"><stop offset=".3" stop-color="#c3d2dc" stop-opacity=".35"/><stop offset="1" stop-color="#c3d2dc" stop-opacity="0"/></radialGradient></defs><circle cx="1020" cy="230" r="330" fill="url(#halo)"/><circle cx="1020" cy="230" r="106" fill="url(#moon)"/>${[0, 1, 2, 3, 4, 5].map((k) => `<ellipse cx="1020" cy="${470 + k * 22}" rx="${90 + k * 44}" ry="${7 + k * 4}" fill="none" stroke="#c3d2dc" stroke-width="${3 - k * 0.35}" opacity="${0.7 - k * 0.1}"/>`).join('')}<path d="M1000 474q20-9 40 0q-20 12-40 0Z" fill="#e9eef2" opacity=".9"/>` },
  ], '冷たい月と、水面にひろがる銀の輪。'),
  ground('lmv', [
    { pic: 'monster-11-cut', x: 830, y: 70, w: 430 }, { pic: 'monster-03-cut', x: -140, y: 40, w: 430 }, glow(1050, 460, 300, '#c4000f', 0.3),
    { svg: '<path d="M926 -10C906 130 948 250 922 380C908 470 940 560 924 640" stroke="#c4000f" stroke-width="7" fill="none"/><path d="M923 -10C903 130 945 250 919 380C905 470 937 560 921 640" stroke="#ff8a8d" stroke-width="1.6" fill="none" opacity=".8"/>' },
  ], '濡れた赤い線をはさんで、ふたりの怪物がこちらを見ていない。', 'thin', 2),
  ground('lmk', [{ pic: 'closed-door-3', x: 800, y: -190, w: 430, light: 1.3, mask: toRight }], '黒い水に立つ扉。隙間の奥で、琥珀色の目がふたつ。', 'thin'),
  ground('mcm', [
    { pic: 'product-mascara-04-cut', x: 610, y: -250, w: 760, turn: 12, light: 1.15 }, { pic: 'product-mascara-05-cut', x: -170, y: 40, w: 420, turn: -14, light: 0.9 },
  ], '黒い筒から抜いた一本のブラシ。毛先に液が光る。', 'thin'),
  ground('yoku', [
    ...['019', '038', '067', '013'].map((n, i) => ({ pic: `product-shadow-${n}-cut`, x: 868 + (i % 2) * 176, y: 40 + Math.floor(i / 2) * 226, w: 196 })),
    ...['055', '089'].map((n, i) => ({ pic: `product-shadow-${n}-cut`, x: -40, y: 40 + i * 226, w: 196, light: 0.8 })),
  ], '四つの粉が、まだ蓋のないまま並んでいる。', 'thin'),
  ground('virtual-tester', [
    { svg: '<rect x="905" width="295" height="630" fill="#2a2827"/>' },
    ...[['gloss', '#AE0D29'], ['satin', '#F07A6A'], ['matte', '#5B2A4F'], ['satin', '#C9A08C'], ['gloss', '#D2236F']].map(([smear, hex], i) => ({ smear, hex, x: 930, y: 18 + i * 120, w: 250 })),
    { pic: 'product-lip-03-cut', x: -80, y: 130, w: 360, light: 0.95 },
  ], '灰色の地に、五色の試し塗り。', 'thin'),
  ground('testerplay', [
    { smear: 'gloss', hex: '#D31240', x: 720, y: -10, w: 560, turn: 24 }, { smear: 'satin', hex: '#F09A55', x: 800, y: 220, w: 470, turn: -18 }, { smear: 'matte', hex: '#6E4560', x: 850, y: 390, w: 420, turn: 8 },
    { smear: 'glitter', hex: '#BF8040', x: -200, y: 60, w: 430, turn: -32 }, { smear: 'satin', hex: '#F07A6A', x: -190, y: 330, w: 440, turn: 14 },
  ], '名前を隠した筆あとが、ばらばらの向きに五つ。', 'thin'),
  ground('style', [
    { pic: 'face-8', x: 700, y: -40, w: 600, light: 1.02, mask: 'linear-gradient(90deg,#000 49.6%,transparent 50%)', sat: 0.9 },
    { pic: 'face-8', x: 700, y: -40, w: 600, light: 0.42, sat: 1.3, mask: 'linear-gradient(90deg,transparent 49.6%,#000 50%)' },
    { svg: '<rect x="1000" width="200" height="630" fill="#7b0712" opacity=".42" style="mix-blend-mode:screen"/><path d="M1000 -10C994 160 1007 300 998 460C994 530 1004 580 1000 640" stroke="#c4000f" stroke-width="9" fill="none"/><path d="M997 -10C991 160 1004 300 995 460" stroke="#ff9a9c" stroke-width="2" fill="none" opacity=".8"/>' },
  ], 'ひとつの顔が、朝の光と夜の赤に分かれている。境目は口紅の線。', 'thin'),
  ground('chameleon', [
    ...['lip-01', 'lip-10', 'lip-19', 'lip-17'].map((id, i) => ({ pic: `product-${id}-cut`, x: 780 + i * 96, y: 40 + i * 96, w: 290, sat: i === 1 ? 1 : 0, light: i === 1 ? 1 : 0.8 })),
    ...['shadow-032', 'shadow-058'].map((id, i) => ({ pic: `product-${id}-cut`, x: -30, y: 70 + i * 240, w: 240, sat: 0, light: 0.8 })),
  ], '灰色の口紅のなかで、一本だけ色が残っている。', 'thin'),
  ground('ucp', [
    { smear: 'matte', hex: '#AE0D29', x: 640, y: 20, w: 720, turn: 28 }, { smear: 'satin', hex: '#F0A9A6', x: 760, y: 300, w: 520, turn: -12 }, { smear: 'matte', hex: '#BF5921', x: -260, y: 200, w: 520, turn: 30 },
    { svg: Array.from({ length: 46 }, (_, k) => { const a = k * 2.399, r = 30 + (k % 9) * 24; return `<rect x="${(1030 + Math.cos(a) * r).toFixed(0)}" y="${(470 + Math.sin(a) * r * 0.5).toFixed(0)}" width="${3 + (k % 4) * 3}" height="${3 + (k % 3) * 3}" transform="rotate(${k * 37} 1030 470)" fill="${['#AE0D29', '#F0A9A6', '#BF5921', '#7B1712'][k % 4]}"/>`; }).join('') },
  ], '砕けた口紅が絵の具になって、壁に太くのびている。', 'thin'),
  ground('all-products', [
    ...lips(['lip-01', 'lip-13', 'lip-03'], 840, 112, 20, 250), ...lips(['lip-19', 'lip-10', 'lip-12'], 840, 112, 300, 250), ...lips(['lip-11', 'lip-17'], -90, 120, 160, 260, { light: 0.85 }),
  ], '口紅が棚に並び、色だけがちがう。', 'thin'),
  ground('ranking', [
    { svg: [1, 2, 3].map((n, i) => `<text x="${[1040, 900, 1120][i]}" y="${[420, 610, 640][i]}" font-family="Archivo" font-weight="900" font-size="${[430, 250, 210][i]}" style="font-stretch:75%" fill="none" stroke="${BONE}" stroke-width="2" opacity="${[0.75, 0.4, 0.4][i]}" text-anchor="middle">${n}</text>`).join('') },
    { pic: 'product-lip-03-cut', x: 905, y: 90, w: 320 }, { pic: 'product-tint-01-cut', x: -60, y: 150, w: 300, light: 0.85 },
  ], '輪郭だけの大きな数字の前に、口紅が一本。', 'thin'),
  ground('wishlist', [
    ...[['lip-06', 1.1], ['tint-06', 0.66], ['lip-21', 0.38], ['mascara-04', 0.2]].map(([id, light], i) => ({ pic: `product-${id}-cut`, x: 770 + i * 104, y: 150 - i * 10, w: 300, light })).toReversed(),
    glow(880, 470, 260, '#b86b74', 0.4), { pic: 'product-lip-16-cut', x: -90, y: 170, w: 300, light: 0.25 },
  ], '並んだ品物の灯りが、右へいくほど細くなる。', 'thin'),
  ground('barcode', [
    { svg: `${bars(872, -10, 650, CODE.map((w) => w * 1.85), '#e9e1db')}` }, { pic: 'monster-01-cut', x: 790, y: 120, w: 430 },
    { svg: bars(1046, -10, 650, [7.4, 11, 5.6, 7.4], '#e9e1db') },
  ], '白く光る縞のすき間から、朱色の怪物がよじ登ってくる。', 'thin', 2),
  ground('review', [
    { pic: 'zone5-horizon', x: 300, w: 1000, y: -940, light: 1.1, mask: toRight }, { pic: 'zone5-horizon', x: -420, w: 1000, y: -940, flip: true, light: 0.8, mask: toRight },
    { svg: [0, 1, 2, 3].map((k) => `<ellipse cx="1030" cy="350" rx="${40 + k * 52}" ry="${9 + k * 12}" fill="none" stroke="#ffb9b4" stroke-width="${3 - k * 0.6}" opacity="${0.8 - k * 0.17}"/>`).join('') },
  ], '口紅の赤い水面に、声の落ちた輪がひろがる。', 'thin'),
  ground('videos', [
    { pic: 'monster-11', x: 840, y: -40, w: 580, light: 1.1 }, { svg: `<rect x="828" y="-10" width="12" height="650" fill="${INK}"/><rect x="0" y="0" width="240" height="630" fill="#C9A08C"/><path d="M240 0v630" stroke="${BONE}" stroke-width="2"/><path d="M928 566h232" stroke="rgba(243,235,230,.42)" stroke-width="3"/><path d="M928 566h96" stroke="${BONE}" stroke-width="6"/>` },
  ], '止まった一こまと、その色で満ちた面。', 'thin'),
];

export const rows = [...floors, ...sites];
