// Eight line-drawn faces, one per face type: feature curves of the morphed mesh, smoothed and broken the way a hand breaks them.
// Each is an SVG (bone lines, no ground) and, in its metadata, the same paths by group and the areas how-to steps paint.
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { hair } from './hair-lines.mjs';
import { areas } from './areas.mjs';
import { closed, curve, dots, hand, nib, part } from './pen.mjs';

export const sources = ['faces/lines.mjs', 'faces/hair-lines.mjs', 'faces/pen.mjs', 'faces/areas.mjs', 'faces/looks.json',
  'blender/face_points.py', 'blender/face_morph.py', 'blender/face_mesh.py', 'blender/face_head.py', 'blender/face_canon.py'];

const BONE = '#f3ebe6';
const OUTLINE = [127, 234, 93, 132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361, 323, 454, 356];
const UPPER_LIP = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291], LOWER_LIP = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291];
const MEET = [[78, 78], [191, 95], [80, 88], [81, 178], [82, 87], [13, 14], [312, 317], [311, 402], [310, 318], [415, 324], [308, 308]];

/** Everything known of a face in its plane (cm), from the same code that shapes the renders. */
function shape(look, art) {
  return JSON.parse(execFileSync('/usr/bin/python3', [path.join(art, 'blender/face_points.py'), JSON.stringify(look)], { encoding: 'utf8', maxBuffer: 1 << 24 }));
}

const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const smooth = (points, rounds = 2) => {
  let out = points;
  for (let k = 0; k < rounds; k++) out = out.map((p, i) => (i && i < out.length - 1 ? mix(p, mix(out[i - 1], out[i + 1], 0.5), 0.5) : p));
  return out;
};
const flip = (points) => points.map(([x, y]) => [-x, y]);
const both = (side) => [side((p) => p), side(flip)];

function eye({ curves }, look, side) {
  const up = curves.lashUp, low = curves.lashLow, n = up.length, paths = [];
  const outer = up[0], wing = [outer[0] - 0.34, outer[1] + 0.16];
  paths.push(nib(side([wing, ...up.filter((_, i) => i % 4 === 0 || i === n - 1)]), (u) => 0.012 + 0.10 * Math.sin(Math.PI * Math.min(1, u * 0.86 + 0.1)) * (1 - 0.55 * u)));
  paths.push(curve(side(part(low, 0.34, 0.97))));                                              // open towards the nose
  const lashes = [];
  for (let k = 0; k < 11; k++) {
    const u = 0.02 + k * 0.062, i = Math.round(u * (n - 1)), [x, y] = up[i], lean = -0.55 + u * 0.95, long = 0.42 - u * 0.2;
    lashes.push(curve(side([[x, y + 0.03], [x + lean * long * 0.35, y + long * 0.42], [x + lean * long, y + long * 0.92]])));
  }
  for (let k = 0; k < 5; k++) {
    const i = Math.round((0.62 + k * 0.075) * (low.length - 1)), [x, y] = low[i];
    lashes.push(curve(side([[x, y - 0.02], [x - 0.05 - k * 0.02, y - 0.17]])));
  }
  const fold = look.foldDepth > 0.3 ? [curve(side(part(smooth(curves.fold, 3), 0.07, 0.9)))] : [curve(side(part(smooth(curves.fold, 3), 0.05, 0.3)))];
  // iris: a circle, cut by both lids
  const middle = [(up[0][0] * 0.5 + up[n - 1][0] * 0.5) * 0.97 - 0.06, (up[Math.round(n / 2)][1] + low[Math.round(low.length / 2)][1]) / 2 + 0.07], r = 0.61;
  const edge = (line, x) => { for (let i = 1; i < line.length; i++) { const [a, b] = [line[i - 1], line[i]]; if ((a[0] - x) * (b[0] - x) <= 0) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1); } return NaN; };
  const ring = Array.from({ length: 61 }, (_, k) => { const a = Math.PI / 2 + (k / 60) * 2 * Math.PI; return [middle[0] + r * Math.cos(a), middle[1] + r * Math.sin(a)]; });
  const arcs = []; let run = [];
  for (const p of ring) { if (p[1] < edge(up, p[0]) - 0.02 && p[1] > edge(low, p[0]) + 0.015) run.push(p); else { if (run.length > 3) arcs.push(run); run = []; } }
  if (run.length > 3) arcs.push(run);
  const pupil = Array.from({ length: 16 }, (_, k) => { const a = (k / 16) * 2 * Math.PI; return [middle[0] + 0.24 * Math.cos(a), middle[1] + 0.24 * Math.sin(a)]; });
  const light = dots(side([[middle[0] + (side === flip ? 0.16 : -0.16), middle[1] + 0.17]]), 0.1);
  return { paths, lashes, fold, iris: arcs.map((a) => curve(side(a.filter((_, i) => i % 3 === 0 || i === a.length - 1)))), pupil: closed(side(pupil)), light };
}

function brow({ plane: P }, side, rnd) {
  const low = [46, 53, 52, 65, 55].map((i) => P[i]), top = [70, 63, 105, 66, 107].map((i) => P[i]), spine = smooth(low.map((p, i) => mix(p, top[i], 0.5)), 1);
  const at = (u) => { const k = Math.min(3.999, u * 4), i = Math.floor(k); return mix(spine[i], spine[i + 1], k - i); };
  const out = [];
  for (let k = 0; k < 30; k++) {
    const u = k / 29, p = at(1 - u * 0.99), q = at(Math.max(0, 1 - u * 0.99 - 0.05)), a = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const half = 0.40 * (0.6 + 0.5 * Math.sin(Math.PI * Math.min(1, u * 0.9 + 0.12))) * (1 - 0.8 * Math.max(0, u - 0.45) / 0.55), lean = (1.0 - 0.85 * Math.min(1, u * 1.9)) + rnd() * 0.12;
    const long = (0.62 - 0.14 * u) * (0.86 + rnd() * 0.3), turn = Math.cos(a) < 0 ? -lean : lean, dir = [Math.cos(a + turn), Math.sin(a + turn)], off = (k % 3) / 2 - 0.75, s = [p[0] + Math.sin(a) * half * off * -1, p[1] + Math.cos(a) * half * off * (Math.cos(a) < 0 ? -1 : 1)];
    out.push(curve(side([s, [s[0] + dir[0] * long * 0.5 - 0.0, s[1] + dir[1] * long * 0.5], [s[0] + dir[0] * long * 0.72 + Math.cos(a) * long * 0.28, s[1] + dir[1] * long * 0.72 + Math.sin(a) * long * 0.28]])));
  }
  return out;
}

/** Groups of path data for one look. */
export function draw(look, art) {
  const S = shape(look, art), P = S.plane, rnd = hand(look.type), eyes = both((side) => eye(S, look, side));
  const outline = smooth(OUTLINE.map((i) => P[i]), 2), n = outline.length;
  const upper = UPPER_LIP.map((i) => P[i]), lower = LOWER_LIP.map((i) => P[i]), meet = MEET.map(([a, b]) => mix(P[a], P[b], 0.5));
  const wing = (side) => side === flip ? [279, 358, 294, 327].map((i) => P[i]) : [49, 129, 64, 98].map((i) => P[i]);
  const strands = hair(look, P, rnd);
  return {
    hair: strands.lines, hairFine: strands.fine,
    outline: [curve(strands.coversTemple ? outline.slice(1, n - 1) : outline)],
    ears: strands.ears ? both((side) => [curve(side([[-7.75, 2.7], [-8.35, 3.35], [-8.95, 2.9], [-8.95, 1.4], [-8.45, -0.3], [-8.05, -1.5], [-7.65, -1.75]])), curve(side([[-8.45, 2.5], [-8.6, 1.6], [-8.3, 0.6], [-8.1, 0]]))]).flat() : [],
    brows: both((side) => brow(S, side, rnd)).flat(),
    lids: eyes.flatMap((e) => e.fold), lashLine: eyes.map((e) => e.paths[0]), lowerLid: eyes.map((e) => e.paths[1]), lashes: eyes.flatMap((e) => e.lashes),
    iris: eyes.flatMap((e) => e.iris), pupil: eyes.map((e) => e.pupil), light: eyes.map((e) => e.light),
    nose: [
      curve([[1.32, 4.35], [0.98, 3.75], [0.84, 3.0], [0.86, 2.3]]),
      ...both((side) => curve(smooth([mix(wing(side)[0], wing(side)[1], -0.4), ...wing(side)], 1))),
      ...both((side) => nib(side([[-1.12, P[2][1] + 0.28], [-0.78, P[2][1] + 0.52], [-0.36, P[2][1] + 0.34]]), (u) => 0.085 * Math.sin(Math.PI * u))),
      curve([[-0.28, P[2][1] - 0.02], [0, P[2][1] - 0.1], [0.28, P[2][1] - 0.02]]),
    ],
    lips: [curve(part(upper, 0.08, 0.92)), curve(part(smooth(lower, 1), 0.16, 0.84)), curve([[-0.62, P[17][1] - 0.5], [0, P[17][1] - 0.6], [0.66, P[17][1] - 0.48]])],
    mouth: [curve([[P[61][0] - 0.12, P[61][1] + 0.02], ...smooth(meet, 1).slice(1, -1), [P[291][0] + 0.12, P[291][1] + 0.02]])],
    cheeks: both((side) => [0, 1, 2, 3].map((k) => curve(side([[-5.5 + k * 0.44, 0.5 - k * 0.13], [-5.08 + k * 0.44, -0.24 - k * 0.13]])))).flat(),
    neck: [curve([[-4.75, -8.3], [-4.75, -11.2], [-5.5, -13.1], ...(strands.shoulders ? [[-6.9, -14.2]] : [[-8.2, -14.9], [-13.6, -16.6]])]), curve([[4.75, -8.5], [4.8, -11.4], [5.6, -13.3], ...(strands.shoulders ? [[7.0, -14.4]] : [[8.4, -15.1], [13.6, -16.9]])]),
      ...(strands.shoulders ? [curve([[-9.7, -15.5], [-13.6, -16.6]]), curve([[9.7, -15.6], [13.6, -16.9]])] : []), curve([[-1.2, -17.0], [-3.4, -16.3], [-7.4, -16.1]]), curve([[1.5, -17.1], [3.6, -16.4], [7.2, -16.3]]), curve([[2.7, -12.4], [1.9, -14.8], [1.05, -16.8]])],
    areas: areas(S, look),
  };
}

const FILL = new Set(['lashLine', 'pupil']), THIN = new Set(['lashes', 'hairFine', 'brows', 'iris']);
const GROUPS = { hair: ['hair', 'hairFine'], face: ['outline', 'ears', 'nose', 'neck'], brows: ['brows'], lids: ['lids', 'lashLine', 'lowerLid', 'lashes', 'iris', 'pupil', 'light'], cheeks: ['cheeks'], lips: ['lips', 'mouth'] };

function svg(look, g) {
  const one = (key) => {
    const d = g[key].filter(Boolean); if (!d.length) return '';
    if (key === 'light') return `<path d="${d.join('')}" fill="#050304"/>`;
    if (FILL.has(key)) return `<path d="${d.join('')}" fill="${BONE}" stroke="none"/>`;
    if (key === 'nose') return `<path d="${d.filter((p) => !p.endsWith('Z')).join('')}"/><path d="${d.filter((p) => p.endsWith('Z')).join('')}" fill="${BONE}" stroke="none"/>`;
    return `<path d="${d.join('')}"${THIN.has(key) ? ' stroke-width="1.1"' : ''}/>`;
  };
  const groups = Object.entries(GROUPS).map(([id, keys]) => `<g id="${id}">${keys.map(one).join('')}</g>`).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500" fill="none" stroke="${BONE}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">\n${groups}\n</svg>\n`;
}

/** Maker of one row: `face` names the look. */
export async function make(row, { out, work, hash8, art }) {
  const look = JSON.parse(fs.readFileSync(path.join(art, 'faces/looks.json'), 'utf8'))[row.face], g = draw(look, art), text = svg(look, g);
  const temp = path.join(work, `${row.id}.svg`); fs.writeFileSync(temp, text);
  const hash = hash8(temp), file = `${hash}/${row.id}.svg`;
  fs.mkdirSync(path.join(out, hash), { recursive: true }); fs.copyFileSync(temp, path.join(out, file));
  const lines = Object.fromEntries(Object.entries(GROUPS).map(([id, keys]) => [id, keys.flatMap((k) => g[k].filter(Boolean).map((d) => ({ d, ...(FILL.has(k) || d.endsWith('Z') ? { fill: k === 'light' ? 'ink' : 'bone' } : { width: THIN.has(k) ? 1.1 : 1.6 }) })))]));
  const joined = Object.fromEntries(Object.entries(lines).map(([id, list]) => {
    const by = new Map(); for (const { d, ...how } of list) { const key = JSON.stringify(how); by.set(key, (by.get(key) ?? '') + d); }
    return [id, [...by].map(([how, d]) => ({ d, ...JSON.parse(how) }))];
  }));
  return { hash, files: { [file]: Buffer.byteLength(text) }, meta: { width: 400, height: 500, type: look.type, file, lines: joined, areas: g.areas } };
}
