// A piece of music end to end: played, mastered, cut into segments, encoded, measured as delivered. A row names a `piece`.
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { measurePiece } from './measure.mjs';
import { master } from './music/master.mjs';
import { pieces } from './music/pieces.mjs';
import { layers, renderPiece } from './music/render-piece.mjs';
import { SR, setSeed, wav } from './synth.mjs';
import { note } from './note.mjs';

const SHARED = ['bells', 'dice', 'drums', 'harmony', 'loudness', 'master', 'notation', 'render-piece', 'score', 'strings', 'tones', 'winds'].map((f) => `audio/music/${f}.mjs`);

/** What a row depends on: what all pieces are played with, its own score, and the scores that this one quotes. */
export function sources({ piece }) {
  const folder = path.join(import.meta.dirname, 'music/pieces'), read = (file) => fs.readFileSync(path.join(folder, file), 'utf8'), seen = new Set();
  const add = (file) => { if (!seen.has(file)) { seen.add(file); for (const [, name] of read(file).matchAll(/from '\.\/([\w-]+\.mjs)'/g)) add(name); } };
  add(fs.readdirSync(folder).find((file) => file === `${piece}.mjs` || read(file).includes(`export function ${piece}(`)));
  return [...SHARED, 'audio/measure.mjs', 'audio/synth.mjs', ...[...seen].sort().map((file) => `audio/music/pieces/${file}`)];
}

const GUARD_S = 0.12;                      // of the music on either side of a segment: codecs may wake and fall asleep in it
const RATES = { base: 44, rise: 32 };      // kbit/s, Opus
const CEILINGS = [0.64, 0.57, 0.5, 0.44]; // a codec rounds peaks up; the next one is tried when the delivered peak is too high
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
export const LIMITS = { lufs: [-17, -15], peakDb: -1 };

export async function make(row, { work, out, art, say }) {
  const folder = path.join(out, '../sound/music', row.piece), score = pieces[row.piece]();
  fs.mkdirSync(folder, { recursive: true });
  const played = renderPiece(score), names = layers.filter((name) => played[name]);
  for (const ceiling of CEILINGS) {
    const made = Object.fromEntries(names.map((name) => [name, played[name].map((side) => side.slice())]));
    master(made, ceiling);
    const facts = deliver(score, made, played.lengthS, folder, work), levels = Object.fromEntries([['base', ['base']], ...(made.rise ? [['both', names]] : [])].map(([key, list]) => [key, measurePiece(folder, facts, list)]));
    say(`  ${row.piece} under ${ceiling}: ${JSON.stringify(levels)}`);
    if (Object.values(levels).some(({ peakDb }) => peakDb > LIMITS.peakDb)) continue;
    note(path.join(art, 'audio/pieces.json'), row.piece, { ...levels, ...seam(made.base), lengthS: played.lengthS });
    note(path.join(art, '../app/kits/sound/pieces.json'), row.piece, facts);
    return ledger(row.piece, folder, facts, names);
  }
  throw new Error(`${row.id}: too loud under every ceiling`);
}

function deliver(score, made, lengthS, folder, work) {
  const segmentCount = score.segments(), segmentS = lengthS / segmentCount, n = made.base[0].length;
  for (const [name, sides] of Object.entries(made)) for (let k = 0; k < segmentCount; k++) {
    const from = Math.round((k * segmentS - GUARD_S) * SR), length = Math.round((segmentS + 2 * GUARD_S) * SR), file = path.join(work, 'segment.wav');
    setSeed(77 + k);
    wav(file, ...sides.map((side) => Float32Array.from({ length }, (_, i) => side[(((from + i) % n) + n) % n])));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', file, ...EXACT, '-c:a', 'libopus', '-b:a', `${RATES[name]}k`, '-vbr', 'constrained', path.join(folder, `${name}-${k}.ogg`)]);
  }
  const { steps, stepsPerBeat, bpm, stepTimesS } = score;
  return { segmentCount, segmentS: round(segmentS), guardS: GUARD_S, hasRise: Boolean(made.rise), ...(stepTimesS ? {} : { beatS: round(60 / bpm), beatsPerBar: steps / stepsPerBeat }) };
}

const round = (s) => Math.round(s * 1e6) / 1e6;

/** The step across the end of the ring, beside those that are made everywhere. */
function seam([left]) {
  const steps = Float32Array.from(left, (v, i) => Math.abs(v - left.at(i - 1))), seamStep = steps[0];
  steps.sort();
  return { seamStep: +seamStep.toFixed(5), p99Step: +steps[Math.floor(steps.length * 0.99)].toFixed(5) };
}

function ledger(piece, folder, { segmentCount }, names) {
  const files = {}, hash = createHash('sha256');
  for (const name of names) for (let k = 0; k < segmentCount; k++) {
    const bytes = fs.readFileSync(path.join(folder, `${name}-${k}.ogg`));
    hash.update(bytes);
    files[`../sound/music/${piece}/${name}-${k}.ogg`] = bytes.length;
  }
  return { hash: hash.digest('hex').slice(0, 8), files, meta: null };
}
