// Shows every delivered model face to the real engine, writes content/faces/<id>.json and the score sheet.
//   FACE_MODEL_FILE=<face_landmarker.task> node faces/detect.mjs [id …]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { faceEngine } from './engine.mjs';

const ART = path.dirname(import.meta.dirname), ROOT = path.dirname(ART);
const looks = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'looks.json'), 'utf8'));
const SMILE = 1.35; // as in tables/faces.mjs
const python = (args, input) => JSON.parse(execFileSync('/usr/bin/python3', [path.join(ART, 'blender/face_points.py'), ...args], { input, encoding: 'utf8', maxBuffer: 1 << 24 }));
const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;
const OVAL = new Set([10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109]);
const EYES = [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7, 263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249];
const LIPS = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
const CODES = ['REISUI', 'SUICHUKA', 'ONTO', 'TSUYUDAMA', 'KOTO', 'RITO', 'KOUKA', 'KIKA'];

/** Distance of the engine's points from the mesh that was rendered, in % of the distance between the pupils. */
function error(found, known) {
  const { width: w, height: h, landmarks: p } = found, pupils = Math.hypot((p[468][0] - p[473][0]) * w, (p[468][1] - p[473][1]) * h);
  const d = known.points.map((k, i) => (100 * Math.hypot((k[0] - p[i][0]) * w, (k[1] - p[i][1]) * h)) / pupils);
  return { all: mean(d), inner: mean(d.filter((_, i) => !OVAL.has(i))), eyes: mean(EYES.map((i) => d[i])), lips: mean(LIPS.map((i) => d[i])) };
}

const every = [...Object.keys(looks), 'face-1-smile'].filter((id) => fs.existsSync(path.join(ROOT, `app/kits/ui/pictures/${id}.json`)));
const asked = process.argv.slice(2), ids = asked.length ? asked : every;
const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'faces-')), engine = await faceEngine(), rows = [], tiles = [];
fs.mkdirSync(path.join(ROOT, 'content/faces'), { recursive: true });
for (const id of ids) {
  const { hash } = JSON.parse(fs.readFileSync(path.join(ROOT, `app/kits/ui/pictures/${id}.json`), 'utf8')), file = path.join(temp, `${id}.png`);
  await sharp(path.join(ROOT, `public/assets/v/${hash}/${id}@1080.avif`)).png().toFile(file);
  const found = await engine.look(file), look = looks[id.replace('-smile', '')], smiling = id.endsWith('-smile');
  if (found.faces !== 1) throw new Error(`${id}: ${found.faces} faces found`);
  const known = python([JSON.stringify(look), ...(smiling ? [String(SMILE)] : [])]), off = error(found, known);
  const { ratios, scores } = python(['--measure'], JSON.stringify(found.landmarks.map(([x, y]) => [x * found.width, y * found.height])));
  rows.push({ id, look, detection: found.detection[0], presence: found.presence, off, scores, made: known.scores, smile: (found.shapes.mouthSmileLeft + found.shapes.mouthSmileRight) / 2 });
  const round = (v) => Math.round(v * 1e5) / 1e5;
  fs.writeFileSync(path.join(ROOT, `content/faces/${id}.json`), JSON.stringify({
    id, picture: id, width: found.width, height: found.height, skinTone: look.skinTone, expression: smiling ? 'smile' : 'neutral', faceType: look.type,
    measured: { type: CODES[scores.type], line: scores.line, depth: scores.depth, ratio: scores.ratio }, ratios,
    engine: 'tasks-vision 0.10.35, face_landmarker float16/1', landmarks: found.landmarks.map((p) => p.map(round)),
  }) + '\n');
  const dots = found.landmarks.map(([x, y]) => `<circle cx="${x * 360}" cy="${y * 450}" r=".9"/>`).join('');
  const text = `${id} ${look.type} → ${CODES[scores.type]}  det ${found.detection[0].toFixed(3)}  pres ${found.presence.toFixed(4)}  err ${off.inner.toFixed(2)}%`;
  tiles.push(await sharp(file).resize(360, 450).composite([{ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="450"><g fill="#9fe8ff" fill-opacity=".75">${dots}</g><text x="8" y="440" font-family="sans-serif" font-size="11" fill="#fff">${text}</text></svg>`) }]).png().toBuffer());
  console.log(text);
}
await engine.close();
fs.rmSync(temp, { recursive: true });
if (!asked.length) {
  const cols = 5, high = Math.ceil(tiles.length / cols) * 450;
  await sharp({ create: { width: cols * 360, height: high, channels: 3, background: '#050304' } }).composite(tiles.map((input, i) => ({ input, left: (i % cols) * 360, top: Math.floor(i / cols) * 450 }))).png().toFile(path.join(ART, '.work/faces-sheet.png'));
  const f = (v, n = 2) => v.toFixed(n);
  fs.writeFileSync(path.join(import.meta.dirname, 'SCORES.md'), `# Model faces before the real engine

tasks-vision 0.10.35 with face_landmarker float16/1. Detection: score of the short-range detector. Presence: the confidence at which the landmarker still accepts the face.
Error: mean distance of the engine's points from the rendered mesh, % of pupil distance (face oval apart: its points slide along the outline). LINE, DEPTH, RATIO: from the engine's points, in sd.
Written by \`detect.mjs\`.

| face | made for | reads as | LINE | DEPTH | RATIO | skin | detection | presence | error inner | eyes | lips | all |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map((r) => `| ${r.id} | ${r.look.type} | ${CODES[r.scores.type]} | ${f(r.scores.line)} | ${f(r.scores.depth)} | ${f(r.scores.ratio)} | ${r.look.skinTone} | ${f(r.detection, 3)} | ${f(r.presence, 4)} | ${f(r.off.inner)} | ${f(r.off.eyes)} | ${f(r.off.lips)} | ${f(r.off.all)} |`).join('\n')}
`);
}
