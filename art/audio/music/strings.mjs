// Strings: plucked, struck and bowed. A note is { hz, durS, vel, dice }; each returns one channel from its onset on.
import { SR, TAU } from '../synth.mjs';
import { addModes, addSaw, bands, drive, filter, mix, pluck, seconds, shape, white } from './tones.mjs';

/** Thirteen silk strings under ivory nails. */
export function koto({ hz, vel, dice }) {
  const decay = Math.min(3.4, 1.1 + 500 / hz), x = pluck(decay * 0.9, hz, { bright: 0.42 + 0.4 * vel, decayS: decay, at: 0.11 + 0.03 * dice.next(), dice, bend: 0.006 * vel });
  mix(x, shape(filter(white(seconds(0.012), dice), 'bp', 3400, 1.2), 0.0004, 0.009), 0.3 * vel);
  return shape(mix(x, bands(x, [[320, 0.3, 2], [1150, 0.16, 3]])), 0.0006, 0.25);
}

/** Three strings over skin; the lowest buzzes against the neck. */
export function shamisen({ hz, vel, dice }) {
  const x = pluck(0.9, hz, { bright: 0.72, decayS: 0.75 + 60 / hz, at: 0.07, dice, bend: 0.012 * vel });
  drive(x, 1.2 + 1.6 * vel);
  const skin = shape(filter(white(seconds(0.07), dice), 'bp', 420, 1.4), 0.0004, 0.06, 0.05);
  mix(x, skin, 1.1 * vel);
  return shape(filter(bands(x, [[480, 0.9, 0.8], [1700, 0.8, 1.1], [3100, 0.35, 1.5]]), 'hp', 130), 0.0005, 0.12);
}

/** A harp, or a guitar with nylon on it: round, long. */
export function harp({ hz, vel, dice }) {
  const decay = Math.min(4.5, 1.6 + 700 / hz);
  return shape(pluck(decay * 0.85, hz, { bright: 0.16 + 0.26 * vel, decayS: decay, at: 0.34, dice }), 0.0015, 0.4);
}

/** A short pluck of a whole string section. */
export function pizzicato({ hz, vel, dice }) {
  const x = new Float32Array(seconds(0.55));
  for (const cents of [-7, 0, 6]) mix(x, pluck(0.55, hz * 2 ** (cents / 1200), { bright: 0.12 + 0.25 * vel, decayS: 0.34 + 35 / hz, at: 0.24, dice }), 0.5, seconds(0.006 * dice.next()));
  return shape(mix(x, bands(x, [[270, 0.6, 1.5], [620, 0.3, 2]])), 0.001, 0.1);
}

/** An upright bass, the finger audible. */
export function upright({ hz, durS, vel, dice }) {
  const x = pluck(Math.min(2.2, durS + 0.18), hz, { bright: 0.16 + 0.2 * vel, decayS: 2.4, at: 0.21, dice, bend: 0.004 });
  mix(x, shape(filter(white(seconds(0.03), dice), 'bp', 900, 1), 0.001, 0.02), 0.2 * vel);
  const low = new Float32Array(x.length);
  addModes(low, hz, [[1, 0.9, Math.min(1.8, durS + 0.4)]]);
  return shape(filter(mix(mix(x.map((v) => v * 0.9), low, 0.5), bands(x, [[110, 0.5, 1.2], [230, 0.25, 2]])), 'lp', 1900), 0.003, 0.09);
}

/** A piano whose hammers have felt between them and the strings. */
export function felt({ hz, durS, vel, dice }) {
  const ring = Math.min(5, 1.3 + 620 / hz), n = seconds(Math.min(ring, durS + 0.9)), x = new Float32Array(n), soft = 1.5 - vel * 0.75;
  for (let k = 1; k <= 10; k++) {
    const ratio = k * Math.sqrt(1 + 0.00042 * k * k), level = Math.exp(-soft * 0.62 * (k - 1)) * (k === 7 ? 0.3 : 1) / (1 + 0.12 * k);
    for (const cents of [-0.9, 1.1]) addModes(x, hz * 2 ** (cents / 1200), [[ratio, 0.5 * level, ring / (1 + 0.28 * (k - 1))]]);
  }
  mix(x, shape(filter(white(seconds(0.06), dice), 'lp', 340), 0.003, 0.05), 0.9 * vel);
  mix(x, shape(filter(white(seconds(0.02), dice), 'bp', 1300, 1), 0.002, 0.015), 0.08);
  return shape(x, 0.004, Math.min(0.5, n / SR / 2));
}

/** One bowed string, as cello, viola or violin by its height; the bow takes a moment, the vibrato a longer one. */
export function bowed({ hz, durS, vel, dice, short = false }) {
  const n = seconds(durS + (short ? 0.06 : 0.16)), x = new Float32Array(n), rate = 4.9 + 0.7 * dice.next(), drift = dice.noise() * 0.0012, deep = short ? 0 : 0.0042;
  const f = (i) => hz * (1 + drift + deep * Math.min(1, i / (0.55 * SR)) * Math.sin((TAU * rate * i) / SR) - 0.012 * Math.exp(-i / (0.035 * SR)));
  addSaw(x, f, 0.6, dice.next());
  const bow = filter(white(n, dice), 'bp', Math.min(5200, hz * 6), 0.7);
  mix(x, bow, 0.1);
  filter(x, 'lp', (i) => Math.min(5200, hz * (2.2 + 3.6 * vel * (0.55 + 0.45 * Math.min(1, i / (0.2 * SR))))), 0.7);
  const y = mix(x.map((v) => v * 0.55), bands(x, [[290, 0.34, 2.4], [480, 0.26, 3], [1050, 0.3, 2.4], [2300, 0.14, 2]]));
  return shape(y, short ? 0.012 : 0.05 + 0.08 * (1 - vel), short ? 0.07 : 0.2);
}

/** The same bow, thrown on and taken off. */
export const staccato = (note) => bowed({ ...note, durS: Math.min(note.durS, 0.16), short: true });

/** A section: four bows that are not quite together. */
export function section({ hz, durS, vel, dice }) {
  const out = new Float32Array(seconds(durS + 0.5));
  for (const cents of [-9, -3, 4, 10]) mix(out, bowed({ hz: hz * 2 ** (cents / 1200), durS, vel: vel * 0.85, dice }), 0.42, seconds(0.03 * dice.next()));
  return shape(out, 0.16, 0.3);
}

/** A harpsichord: quill, no dynamics to speak of. */
export function harpsichord({ hz, durS, vel, dice }) {
  const x = pluck(Math.min(1.9, durS + 0.5), hz, { bright: 0.9, decayS: 1.5, at: 0.06, dice });
  mix(x, pluck(Math.min(1.2, durS + 0.3), hz * 2.002, { bright: 0.85, decayS: 0.9, at: 0.09, dice }), 0.35);
  return shape(filter(x.map((v) => v * (0.5 + 0.2 * vel)), 'hp', 180), 0.0005, 0.1);
}
