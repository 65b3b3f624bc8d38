// Shows every delivered model face to the real engine, writes content/faces/<id>.json and the score sheet.
//   FACE_MODEL_FILE=<face_landmarker.task> node faces/detect.mjs [id …]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { rows as table } from '../tables/faces.mjs';
import { faceEngine } from './engine.mjs';

const ART = path.dirname(import.meta.dirname), ROOT = path.dirname(ART);
const TONES = { porcelain: 'light', fair: 'fair', beige: 'medium', olive: 'olive', brown: 'brown', deep: 'deep' };
const CODES = ['REISUI', 'SUICHUKA', 'ONTO', 'TSUYUDAMA', 'KOTO', 'RITO', 'KOUKA', 'KIKA'];

/** Ratios and axis scores of an engine's points in picture pixels, by the art tools' own program: the tests compare the app's with them. */
const measure = (points) => JSON.parse(execFileSync('/usr/bin/python3', [path.join(ART, 'blender/face_points.py'), '--measure'], { input: JSON.stringify(points), encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } }));

const asked = process.argv.slice(2), faces = table.filter(({ id, kind }) => kind === 'face' && (!asked.length || asked.includes(id)));
const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'faces-')), engine = await faceEngine(), lines = [];
for (const { id, picture, look } of faces) {
  const { hash, widths } = JSON.parse(fs.readFileSync(path.join(ROOT, `app/kits/ui/pictures/${id}.json`), 'utf8')), file = path.join(temp, `${id}.png`);
  await sharp(path.join(ROOT, `public/assets/v/${hash}/${id}@${Math.max(...widths)}.avif`)).png().toFile(file);
  const found = await engine.look(file);
  if (found.faces !== 1) throw new Error(`${id}: ${found.faces} faces found`);
  const { ratios, scores: { type, line, depth, ratio } } = measure(found.landmarks.map(([x, y]) => [x * found.width, y * found.height])), round = (v) => Math.round(v * 1e5) / 1e5;
  fs.writeFileSync(path.join(ROOT, `content/faces/${id}.json`), JSON.stringify({
    id, picture: id, width: found.width, height: found.height, skinTone: TONES[look.tone], expression: picture, faceType: CODES[type], measured: { line, depth, ratio }, ratios,
    engine: 'tasks-vision 0.10.35, face_landmarker float16/1', landmarks: found.landmarks.map((p) => p.map(round)),
  }) + '\n');
  lines.push(`| ${id} | ${CODES[type]} | ${[line, depth, ratio].map((v) => v.toFixed(2)).join(' | ')} | ${TONES[look.tone]} | ${found.detection[0].toFixed(3)} | ${found.presence.toFixed(4)} |`);
  console.log(lines.at(-1));
}
await engine.close();
fs.rmSync(temp, { recursive: true });
if (!asked.length) fs.writeFileSync(path.join(import.meta.dirname, 'SCORES.md'), `# Model faces before the real engine

tasks-vision 0.10.35 with face_landmarker float16/1. Detection: score of the short-range detector. Presence: the confidence at which the landmarker still accepts the face.
LINE, DEPTH, RATIO: from the engine's points, in sd. Written by \`detect.mjs\`.

| face | reads as | LINE | DEPTH | RATIO | skin | detection | presence |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`);
