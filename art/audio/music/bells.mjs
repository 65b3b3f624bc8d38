// What rings: glass, porcelain, metal, wood with a tone. Modes from books on percussion, in ratios to the lowest.
import { SR, TAU } from '../synth.mjs';
import { addModes, filter, mix, seconds, shape, white } from './tones.mjs';

const struck = (durS, hz, modes, vel, dice, tickHz = 4200, tick = 0.12) => {
  const x = new Float32Array(seconds(durS));
  addModes(x, hz, modes);
  return shape(mix(x, shape(filter(white(seconds(0.008), dice), 'bp', tickHz, 1), 0.0003, 0.006), tick * vel), 0.0008, 0.15);
};

export const celesta = ({ hz, vel, dice }) => struck(1.7, hz, [[1, 0.8, 1.6], [2, 0.06, 0.9], [4.02, 0.2 * vel, 0.5], [6.7, 0.06 * vel, 0.22]], vel, dice, 3000, 0.1);
export const musicBox = ({ hz, vel, dice }) => struck(1.9, hz, [[1, 0.7, 1.9], [2.006, 0.1, 1], [5.4, 0.14 * vel, 0.5], [9.1, 0.05 * vel, 0.2]], vel, dice, 5200, 0.22);
export const kalimba = ({ hz, vel, dice }) => struck(1.2, hz, [[1, 0.9, 1], [2.02, 0.08, 0.4], [5.9, 0.12 * vel, 0.11], [0.5, 0.1, 0.3]], vel, dice, 1500, 0.25);
export const marimba = ({ hz, vel, dice }) => struck(0.9, hz, [[1, 0.95, 0.55 + 90 / hz], [3.93, 0.2 * vel, 0.16], [9.2, 0.06 * vel, 0.06]], vel, dice, 1100, 0.2);
/** Porcelain: tea cups, teeth. */
export const porcelain = ({ hz, vel, dice }) => struck(0.8, hz, [[1, 0.5, 0.5], [2.31, 0.34, 0.34], [3.89, 0.24 * vel, 0.2], [5.62, 0.16 * vel, 0.13]], vel, dice, 6000, 0.2);
/** A small gong of a gamelan, beating against its twin. */
export const gamelan = ({ hz, vel, dice }) => struck(2.6, hz, [[1, 0.5, 2.2], [1.008, 0.42, 2.2], [1.52, 0.12, 1.2], [2.41, 0.2 * vel, 0.9], [3.6, 0.12 * vel, 0.5], [5.1, 0.07 * vel, 0.3]], vel, dice, 1800, 0.2);
/** A singing bowl, touched. */
export const bowl = ({ hz, vel, dice }) => shape(struck(5, hz, [[1, 0.6, 5], [1.0035, 0.5, 5], [2.76, 0.24, 3], [2.77, 0.2, 3], [5.2, 0.1 * vel, 1.6]], vel, dice, 1200, 0.05), 0.012, 0.8);
/** A large gong. */
export const gong = ({ hz, vel, dice }) => shape(mix(struck(5, hz, [[1, 0.6, 5], [1.19, 0.3, 4], [1.48, 0.34, 3.6], [2.04, 0.3, 3], [2.77, 0.2, 2.4], [3.5, 0.16 * vel, 2], [4.7, 0.12 * vel, 1.4], [6.1, 0.08 * vel, 1]], vel, dice, 500, 0.3), shape(filter(white(seconds(2), dice), 'bp', 2600, 0.8), 0.25, 1.2), 0.03 * vel), 0.01, 0.8);
/** The bell of the station, the store, the shrine: frequency modulation, long. */
export function fmBell({ hz, vel, dice }) {
  const n = seconds(2.4), x = new Float32Array(n), wobble = 0.9 + 0.2 * dice.next();
  for (let i = 0; i < n; i++) {
    const t = i / SR, a = TAU * hz * t;
    x[i] = 0.6 * Math.exp(-2.6 * t) * Math.sin(a + 2.1 * vel * Math.exp(-4 * t) * Math.sin(a * 3.503) + 0.5 * Math.exp(-9 * t) * Math.sin(a * 7.1 * wobble));
  }
  return shape(x, 0.001, 0.3);
}
/** A vibraphone with its fans turning. */
export function vibraphone({ hz, durS, vel, dice }) {
  const x = struck(Math.min(3.2, durS + 1), hz, [[1, 0.8, 3], [3.98, 0.13 * vel, 0.8], [9.9, 0.04 * vel, 0.2]], vel, dice, 900, 0.12), phase = dice.next() * TAU;
  for (let i = 0; i < x.length; i++) x[i] *= 0.82 + 0.18 * Math.sin((TAU * 4.7 * i) / SR + phase);
  return shape(x, 0.001, 0.35);
}
/** Glass that is rubbed, not struck: it comes slowly and is nearly a sine. */
export function glass({ hz, durS, vel, dice }) {
  const n = seconds(durS + 1.1), x = new Float32Array(n), slow = TAU * (0.3 + 0.3 * dice.next()), d = dice.next() * TAU;
  for (let i = 0; i < n; i++) {
    const t = i / SR, a = TAU * hz * t + 0.02 * Math.sin(TAU * 5.1 * t);
    x[i] = 0.5 * (Math.sin(a) + 0.14 * Math.sin(2.003 * a) + 0.09 * vel * Math.sin(3.01 * a)) * (0.84 + 0.16 * Math.sin(slow * t + d));
  }
  mix(x, filter(white(n, dice), 'bp', Math.min(9000, hz * 4), 6), 0.02);
  return shape(x, Math.min(0.35, durS * 0.4), 0.9);
}
/** Two tines of an electric piano. */
export function tines({ hz, durS, vel }) {
  const n = seconds(Math.min(3, durS + 0.5)), x = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const t = i / SR, a = TAU * hz * t;
    x[i] = 0.6 * Math.exp(-1.5 * t) * Math.sin(a + (0.25 + 1.1 * vel) * Math.exp(-3.2 * t) * Math.sin(a) + 0.34 * vel * Math.exp(-18 * t) * Math.sin(a * 14));
  }
  return shape(x, 0.002, 0.25);
}
