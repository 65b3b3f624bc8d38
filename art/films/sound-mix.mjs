// The sound of a film: one of our loops as bed, effects on their moments, brought to one loudness.
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { effects } from '../audio/effects.mjs';
import { moreEffects } from '../audio/more-effects.mjs';
import { renderLoop } from '../audio/render-loop.mjs';
import { scores } from '../audio/scores.mjs';
import { SR, limit, wav } from '../audio/synth.mjs';

export const LOUDNESS = -15; // LUFS, integrated; the law of films is −16 to −14
const MADE_OF = crypto.createHash('sha256').update(['scores', 'render-loop', 'synth'].map((f) => fs.readFileSync(path.join(import.meta.dirname, `../audio/${f}.mjs`))).join('')).digest('hex').slice(0, 8);
const SILENT = { kick: () => 0, snare: () => false, hat: () => null, ping: () => 0, bass: () => -1 };

/** A loop's two channels from its own start, without the guard; kept in the work folder by what it was made of. */
function bed({ loop, mute = [] }, work) {
  const file = path.join(work, `bed-${loop}-${mute.join('-')}-${MADE_OF}.f32`);
  if (!fs.existsSync(file)) {
    const { left, right, report } = renderLoop({ ...scores[loop], ...Object.fromEntries(mute.map((part) => [part, SILENT[part]])) });
    const from = Math.round(report.loopStart * SR), to = Math.round(report.loopEnd * SR);
    const both = new Float32Array(2 * (to - from));
    both.set(left.subarray(from, to)); both.set(right.subarray(from, to), to - from);
    fs.writeFileSync(file + '.part', Buffer.from(both.buffer));
    fs.renameSync(file + '.part', file);
  }
  const bytes = fs.readFileSync(file), both = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return [both.subarray(0, both.length / 2), both.subarray(both.length / 2)];
}

/**
 * Writes the mix of a script's `sound` ({ loop, mute, from (s into the loop), music (gain), cues: [[second, effect, gain]] }) as WAV.
 * Returns its loudness and true peak as ffmpeg hears them.
 */
export function mixSound({ sound, seconds }, file, work) {
  const n = Math.round(seconds * SR), out = [new Float32Array(n), new Float32Array(n)], duck = new Float32Array(n).fill(1);
  const heard = sound.cues.filter(([at]) => at < seconds - 0.1).map(([at, name, gain = 0.6]) => {
    const make = effects[name] ?? moreEffects[name];
    if (!make) throw new Error(`no effect is called ${name}`);
    return { start: Math.round(at * SR), gain, channels: make() };
  });
  for (const { start, channels } of heard) {
    const length = channels[0].length, release = Math.round(0.5 * SR);
    for (let i = -Math.round(0.05 * SR); i < length + release; i++) {
      const j = start + i;
      if (j < 0 || j >= n) continue;
      const depth = i < 0 ? 1 + i / (0.05 * SR) : i < length ? 1 : 1 - (i - length) / release;
      duck[j] = Math.min(duck[j], 1 - 0.42 * depth);
    }
  }
  const music = bed(sound, work), shift = Math.round((sound.from ?? 0) * SR);
  for (const [k, channel] of out.entries()) {
    for (let i = 0; i < n; i++) {
      const fade = Math.min(1, i / (0.8 * SR)) * Math.min(1, (n - i) / (1.6 * SR));
      channel[i] = music[k][(i + shift) % music[k].length] * (sound.music ?? 0.7) * duck[i] * fade;
    }
    for (const { start, gain, channels } of heard) for (let i = 0; i < channels[k].length && start + i < n; i++) channel[start + i] += channels[k][i] * gain;
    for (let i = 0; i < SR * 0.4; i++) channel[n - 1 - i] *= i / (SR * 0.4);
  }
  for (let round = 0; ; round++) {
    wav(file, ...out.map((channel) => channel.slice()));
    const level = measure(file), wrong = LOUDNESS - level.lufs;
    if (Math.abs(wrong) < 0.25 || round === 4) return level;
    const gain = 10 ** (wrong / 20);
    for (const channel of out) for (let i = 0; i < n; i++) channel[i] *= gain;
    limit(out[0], out[1], 0.78, false);
  }
}

/** Integrated loudness (LUFS) and true peak (dB). */
export function measure(file) {
  const { stderr } = spawnSync('ffmpeg', ['-nostats', '-i', file, '-vn', '-af', 'ebur128=peak=true', '-f', 'null', '-'], { encoding: 'utf8' });
  const end = stderr.slice(stderr.lastIndexOf('Summary:')), number = (pattern) => Number(pattern.exec(end)?.[1] ?? NaN);
  return { lufs: number(/I:\s+(-?[\d.]+) LUFS/), peakDb: number(/Peak:\s+(-?[\d.]+) dBFS/) };
}
