// What is blown or breathed: bamboo, reeds, voices; and the pads, which breathe too.
import { SR, TAU } from '../synth.mjs';
import { addSaw, addSine, bands, drive, filter, mix, seconds, shape, white } from './tones.mjs';

/** Bamboo: the tone is bent into, air is always in it. */
export function shakuhachi({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.12), x = new Float32Array(n), rate = 4.3 + dice.next(), scoop = 0.03 + 0.03 * dice.next();
  const f = (i) => hz * (1 - scoop * Math.exp(-i / (0.05 * SR)) + 0.006 * Math.min(1, Math.max(0, i / SR - 0.35) * 1.6) * Math.sin((TAU * rate * i) / SR));
  addSine(x, f, [0.62, 0.16 + 0.12 * vel, 0.09 * vel, 0.03]);
  const air = white(n, dice), near = filter(air.slice(), 'bp', hz * 1.02, 7), high = filter(air, 'bp', 3100, 0.8);
  mix(x, near, 0.34); mix(x, high, 0.035 + 0.03 * vel);
  mix(x, shape(filter(white(seconds(0.09), dice), 'bp', hz * 2.1, 2), 0.006, 0.07), 0.45 * vel);
  return shape(x, 0.05, 0.14);
}

/** An owl of clay. */
export function ocarina({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.06), x = new Float32Array(n);
  addSine(x, (i) => hz * (1 - 0.02 * Math.exp(-i / (0.03 * SR)) + 0.004 * Math.sin((TAU * 5 * i) / SR)), [0.7, 0.05, 0.05 * vel]);
  mix(x, filter(white(n, dice), 'bp', hz, 5), 0.16);
  return shape(x, 0.028, 0.09);
}

/** Two reeds that are not quite tuned to each other. */
export function accordion({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.08), x = new Float32Array(n);
  for (const cents of [-5, 6]) addSaw(x, () => hz * 2 ** (cents / 1200), 0.34, dice.next());
  addSaw(x, () => hz * 0.5, 0.16, dice.next());
  filter(x, 'lp', (i) => Math.min(6000, hz * (3.4 + 3 * vel)) * (0.75 + 0.25 * Math.min(1, i / (0.12 * SR))), 0.8);
  return shape(mix(x.map((v) => v * 0.6), bands(x, [[650, 0.4, 2], [1500, 0.3, 2.5]])), 0.03, 0.08);
}

/** A dark single reed. */
export function clarinet({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.08), x = new Float32Array(n), wide = 0.0035;
  addSine(x, (i) => hz * (1 + wide * Math.min(1, i / (0.5 * SR)) * Math.sin((TAU * 5 * i) / SR)), [0.6, 0.02, 0.3 * (0.5 + vel), 0.015, 0.14 * vel, 0.01, 0.07 * vel]);
  mix(x, filter(white(n, dice), 'bp', 1800, 0.8), 0.02);
  return shape(x, 0.035, 0.09);
}

/** The mouth organ of the court: every pipe at once. */
export function sho({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.5), x = new Float32Array(n);
  addSine(x, () => hz * (1 + dice.noise() * 0.0002), [0.4, 0.24, 0.2, 0.14, 0.1, 0.07]);
  mix(x, filter(white(n, dice), 'bp', hz * 3, 3), 0.05);
  for (let i = 0; i < n; i++) x[i] *= 0.9 + 0.1 * Math.sin((TAU * 5.6 * i) / SR);
  return shape(filter(x, 'lp', 3600 + 1600 * vel), Math.min(0.9, durS * 0.4), 0.5);
}

const vowels = { a: [[760, 1, 7], [1220, 0.6, 9], [2600, 0.25, 9]], o: [[430, 1, 7], [820, 0.5, 9], [2500, 0.12, 9]], u: [[320, 1, 6], [720, 0.32, 8], [2300, 0.06, 9]] };
const voices = (vowel) => ({ hz, durS, vel, dice }) => {
  const n = seconds(durS + 0.4), x = new Float32Array(n);
  for (let k = 0; k < 4; k++) {
    const rate = 4.6 + dice.next(), late = dice.next() * TAU, off = 2 ** (dice.noise() * 11 / 1200);
    addSaw(x, (i) => hz * off * (1 + 0.005 * Math.min(1, i / (0.7 * SR)) * Math.sin((TAU * rate * i) / SR + late)), 0.24, dice.next());
  }
  mix(x, white(n, dice), 0.05);
  const y = bands(x, vowels[vowel]);
  mix(y, filter(x, 'lp', hz * 1.6), 0.22);
  return shape(y, Math.min(0.3, durS * 0.4), 0.36 - 0.1 * vel);
};
export const choirA = voices('a');
export const choirO = voices('o');
export const choirU = voices('u');

/** Nobody's word: breath through a mouth. */
export function whisper({ durS, vel, dice }) {
  const n = seconds(durS), air = white(n, dice), a = 500 + 500 * dice.next(), b = 1500 + 1300 * dice.next();
  const x = mix(filter(air.slice(), 'bp', (i) => a + (300 * i) / n, 4), filter(air, 'bp', (i) => b - (500 * i) / n, 5), 0.8);
  return shape(x.map((v) => v * (0.5 + 0.4 * vel)), durS * 0.35, durS * 0.5);
}

/** Wind or water far away: noise in a wandering band. */
export function wind({ hz, durS, vel, dice }) {
  const n = seconds(durS), w = 0.1 + 0.15 * dice.next(), p = dice.next() * TAU;
  const x = filter(white(n, dice), 'bp', (i) => hz * (1 + 0.45 * Math.sin((TAU * w * i) / SR + p)), 1.6);
  return shape(x.map((v) => v * (0.4 + 0.4 * vel)), durS * 0.4, durS * 0.45);
}

const saws = ({ hz, durS, vel, dice }, cents, cut, q) => {
  const n = seconds(durS + 0.7), x = new Float32Array(n), turn = 0.11 + 0.1 * dice.next(), p = dice.next() * TAU;
  for (const c of cents) addSaw(x, () => hz * 2 ** (c / 1200), 0.8 / cents.length, dice.next());
  filter(x, 'lp', (i) => cut * (0.7 + 0.5 * vel) * (1 + 0.3 * Math.sin((TAU * turn * i) / SR + p)), q);
  return shape(x, Math.min(0.7, durS * 0.35), 0.65);
};
/** Warm and without a face. */
export const pad = (note) => saws(note, [-8, 0.5, 9], Math.min(1900, 420 + note.hz * 1.6), 0.7);
/** The same from an old tape: its pitch wanders. */
export function tapePad(note) {
  const x = saws(note, [-5, 5], Math.min(1500, 360 + note.hz * 1.5), 0.8), y = new Float32Array(x.length), p = note.dice.next() * TAU;
  let pos = 0;
  for (let i = 0; i < y.length && pos < x.length - 1; i++) { const k = pos | 0; y[i] = x[k] + (x[k + 1] - x[k]) * (pos - k); pos += 1 + 0.0022 * Math.sin((TAU * 0.7 * i) / SR + p) + 0.0007 * Math.sin((TAU * 6.3 * i) / SR); }
  return shape(drive(y, 1.3), 0.03, 0.2);
}
/** Pipes of an organ in a department store. */
export function organ({ hz, durS, vel }) {
  const n = seconds(durS + 0.06), x = new Float32Array(n);
  addSine(x, (i) => hz * (1 + 0.0028 * Math.sin((TAU * 6.2 * i) / SR)), [0.4, 0.26, 0.12, 0.14, 0.02, 0.07 * vel]);
  return shape(drive(x, 1.2), 0.012, 0.05);
}

/** A bass that is bitten off: saw and sine through a filter that closes. */
export function synthBass({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.03), x = new Float32Array(n);
  addSaw(x, () => hz, 0.5, 0.1); addSaw(x, () => hz * 1.004, 0.3, dice.next()); addSine(x, () => hz, [0.35]);
  filter(x, 'lp', (i) => 110 + (500 + 1900 * vel) * Math.exp(-i / (0.09 * SR)), 1.9);
  return shape(drive(x, 1.9), 0.003, 0.035, Math.max(0.5, durS * 3));
}
/** Felt more than heard. */
export function sub({ hz, durS }) {
  const x = new Float32Array(seconds(durS + 0.05));
  addSine(x, () => hz, [0.75, 0.14, 0.05]);
  return shape(x, 0.012, 0.06);
}
/** A line with an edge, for what stands in the way: detuned saws, one sliding in. */
export function lead({ hz, durS, vel, dice }) {
  const n = seconds(durS + 0.05), x = new Float32Array(n);
  for (const c of [-9, 8]) addSaw(x, (i) => hz * 2 ** (c / 1200) * (1 - 0.03 * Math.exp(-i / (0.018 * SR)) + 0.004 * Math.min(1, i / (0.4 * SR)) * Math.sin((TAU * 5.4 * i) / SR)), 0.36, dice.next());
  filter(x, 'lp', (i) => 900 + (1600 + 1500 * vel) * Math.exp(-i / (0.3 * SR)), 1.1);
  return shape(drive(x, 1.3), 0.006, 0.05);
}
