// One model person, end to end: Blender -> denoised light -> darkroom -> PNG master below .work/people.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { denoiseLight } from '../develop/person/denoise-light.mjs';
import { look } from './people.mjs';

const ART = path.dirname(import.meta.dirname), SIZE = { h: 1440, light: 400, spp: 16, lightSpp: 30, threads: 1 };

/** What a person's picture depends on, below art/; the row of the person itself comes with `look`. */
export const sources = ['blender/scene_person.py', ...fs.readdirSync(path.join(ART, 'blender')).filter((file) => /^person_\w+\.py$/.test(file)).sort().map((file) => `blender/${file}`),
  'develop/person', 'develop/denoise.mjs', 'faces/make-person.mjs', 'faces/people.mjs'];

function render(base, sheet, options) {
  if (!process.env.ART_FACE_MODEL) throw new Error('set ART_FACE_MODEL to ict-face.npz');
  const size = { ...SIZE, ...options }, flags = Object.entries(size).flatMap(([k, v]) => ['--' + k, String(v)]);
  execFileSync('nice', ['-n', '12', 'blender', '-b', '-t', String(size.threads), '--factory-startup', '--python-exit-code', '1', '-P', path.join(ART, 'blender/scene_person.py'), '--', '--look', sheet, '--out', base, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 });
}

async function print(base, sheet) {
  await denoiseLight(`${base}.light.raw`);
  execFileSync('/usr/bin/python3', [path.join(ART, 'develop/person/develop.py'), base, sheet, `${base}.png`], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' } });
}

/** The master's path without its ending, and how long each step took. `steps`: "render", "print" or both. */
export async function makePerson(id, picture, { out = path.join(ART, '.work/people'), steps = 'render print', ...options } = {}) {
  fs.mkdirSync(out, { recursive: true });
  const base = path.join(out, `${id}-${picture}`), sheet = `${base}.json`, seconds = {};
  fs.writeFileSync(sheet, JSON.stringify(look(id, picture)));
  for (const [name, step] of [['render', () => render(base, sheet, options)], ['print', () => print(base, sheet)]]) {
    if (!steps.includes(name)) continue;
    const from = Date.now();
    await step();
    seconds[name] = Math.round((Date.now() - from) / 1000);
  }
  return { base, seconds };
}

/** What a master was made from: all sources and all that is said of the person. */
function keyOf(id, picture, options) {
  const files = sources.flatMap((source) => {
    const full = path.join(ART, source);
    return fs.statSync(full).isDirectory() ? fs.readdirSync(full).filter((file) => /\.(mjs|py)$/.test(file)).sort().map((file) => path.join(full, file)) : [full];
  });
  return crypto.createHash('sha256').update(JSON.stringify([look(id, picture), options ?? {}, ...files.map((file) => fs.readFileSync(file, 'utf8'))])).digest('hex');
}

/** The master of a person, made unless it is there from today's sources. */
export async function personMaster(id, picture, options) {
  const key = keyOf(id, picture, options), png = path.join(ART, '.work/people', `${id}-${picture}.png`), stamp = `${png}.key`;
  if (fs.existsSync(png) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return png;
  await makePerson(id, picture, { threads: 2, ...options });
  fs.writeFileSync(stamp, key);
  return png;
}
