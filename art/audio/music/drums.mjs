// Skins, wood, metal, paper, cloth: nothing here has a note to play. { vel, dice }; hits differ a little each time.
import { SR, TAU } from '../synth.mjs';
import { addModes, drive, filter, mix, seconds, shape, white } from './tones.mjs';

function membrane(durS, hz, dropHz, decayS, noiseHz, noiseGain, vel, dice) {
  const n = seconds(durS), x = new Float32Array(n), f0 = hz * (1 + 0.02 * dice.noise());
  let p = 0;
  for (let i = 0; i < n; i++) { const t = i / SR; p += (f0 + dropHz * vel * Math.exp(-t * 26)) / SR; x[i] = Math.sin(TAU * p) * Math.exp((-3.2 * t) / decayS); }
  addModes(x, f0, [[1.59, 0.3 * vel, decayS * 0.5], [2.14, 0.2 * vel, decayS * 0.4], [2.65, 0.12 * vel, decayS * 0.3]]);
  mix(x, shape(filter(white(seconds(0.09), dice), 'bp', noiseHz * (0.9 + 0.3 * vel), 0.8), 0.0005, 0.08, 0.05), noiseGain * vel);
  return shape(drive(x.map((v) => v * (0.35 + 0.65 * vel)), 1.4), 0.001, 0.06);
}
const taiko = ({ vel, dice }) => membrane(1.1, 72, 46, 0.75, 900, 1.1, vel, dice);
const odaiko = ({ vel, dice }) => membrane(2, 52, 34, 1.5, 420, 0.9, vel, dice);
const shime = ({ vel, dice }) => filter(membrane(0.3, 310, 90, 0.16, 2500, 1.3, vel, dice), 'hp', 180);
/** The hand drum whose cords are pulled as it sounds: pon. */
function tsuzumi({ vel, dice }) {
  const n = seconds(0.5), x = new Float32Array(n);
  let p = 0;
  for (let i = 0; i < n; i++) { const t = i / SR; p += (215 + 95 * (1 - Math.exp(-t * 11))) / SR; x[i] = Math.sin(TAU * p) * Math.exp(-8.5 * t); }
  mix(x, shape(filter(white(seconds(0.03), dice), 'bp', 1600, 1), 0.0004, 0.026), 0.7);
  return shape(x.map((v) => v * (0.3 + 0.6 * vel)), 0.002, 0.05);
}
function kick({ vel, dice }) {
  const n = seconds(0.36), x = new Float32Array(n);
  let p = 0;
  for (let i = 0; i < n; i++) { const t = i / SR; p += (47 + 190 * Math.exp(-t * 40) + 40 * Math.exp(-t * 9)) / SR; x[i] = Math.sin(TAU * p) * Math.exp(-8 * t); }
  mix(x, shape(filter(white(seconds(0.008), dice), 'bp', 2800, 1), 0.0003, 0.007), 0.4 * vel);
  return shape(drive(x.map((v) => v * (0.4 + 0.6 * vel)), 1.7), 0.0008, 0.05);
}
/** A foot on a soft pedal. */
const soft = ({ vel, dice }) => filter(membrane(0.4, 58, 30, 0.3, 300, 0.4, vel, dice), 'lp', 700);
function snare({ vel, dice }) {
  const n = seconds(0.26), x = filter(white(n, dice), 'bp', 2100, 0.6);
  for (let i = 0; i < n; i++) x[i] *= Math.exp((-i / SR) * 19);
  addModes(x, 188 * (1 + 0.02 * dice.noise()), [[1, 0.6, 0.16], [1.7, 0.35, 0.1]]);
  return shape(drive(x.map((v) => v * (0.3 + 0.7 * vel)), 1.5), 0.0006, 0.04);
}
function clap({ vel, dice }) {
  const n = seconds(0.24), x = filter(white(n, dice), 'bp', 1350, 1.1), at = [0, 0.011 + 0.003 * dice.next(), 0.023];
  for (let i = 0; i < n; i++) { const t = i / SR; let e = 0; for (const s of at) if (t >= s) e = Math.max(e, Math.exp(-(t - s) * (s === 0.023 ? 17 : 130))); x[i] *= e; }
  return shape(x.map((v) => v * (0.5 + 0.7 * vel)), 0.0005, 0.04);
}
/** Wire on a skin: tapped, or drawn in a circle. */
const brush = ({ vel, dice }) => shape(filter(filter(white(seconds(0.13), dice), 'bp', 3300 + 500 * dice.noise(), 0.5), 'hp', 900), 0.004, 0.1, 0.12).map((v) => v * (0.25 + 0.5 * vel));
const swirl = ({ vel, dice, durS }) => shape(filter(white(seconds(Math.max(0.3, durS)), dice), 'bp', (i) => 2600 + 900 * Math.sin(i / 5200), 0.7), durS * 0.4, durS * 0.5).map((v) => v * (0.1 + 0.2 * vel));
function metal(durS, decay, hpHz) {
  return ({ vel, dice }) => {
    const n = seconds(durS), x = new Float32Array(n), off = 1 + 0.01 * dice.noise();
    for (let i = 0; i < n; i++) { const t = i / SR; let v = 0; for (const h of [2, 3, 4.16, 5.43, 6.79, 8.21]) v += (t * 843 * off * h) % 1 > 0.5 ? 1 : -1; x[i] = (v / 7 + dice.noise() * 0.5) * Math.exp(-t * decay); }
    return shape(filter(x, 'hp', hpHz, 0.8).map((v) => v * (0.15 + 0.35 * vel)), 0.0006, 0.02);
  };
}
const hat = metal(0.07, 62, 8600), open = metal(0.32, 11, 7600), ride = metal(0.9, 4.4, 6400);
const shaker = ({ vel, dice }) => shape(filter(white(seconds(0.09), dice), 'bp', 6200 + 900 * dice.noise(), 0.8), 0.02, 0.05).map((v) => v * (0.2 + 0.4 * vel));
const modal = (durS, hz, modes) => ({ vel, dice }) => shape(addModes(new Float32Array(seconds(durS)), hz * (1 + 0.008 * dice.noise()), modes, 0.35 + 0.65 * vel), 0.0006, 0.05);
const wood = modal(0.2, 830, [[1, 0.8, 0.09], [2.5, 0.35, 0.05], [4.2, 0.15, 0.03]]);
const block = modal(0.25, 430, [[1, 0.9, 0.13], [2.6, 0.3, 0.06]]);
/** Two square sticks before the curtain opens. */
const hyoshigi = modal(0.3, 1720, [[1, 0.8, 0.12], [1.51, 0.5, 0.1], [2.9, 0.3, 0.06]]);
const tick = modal(0.08, 2600, [[1, 0.5, 0.03], [1.9, 0.4, 0.02], [3.1, 0.2, 0.012]]);
const tock = modal(0.1, 1750, [[1, 0.6, 0.04], [1.9, 0.35, 0.025]]);
const rim = modal(0.12, 520, [[1, 0.5, 0.05], [3.2, 0.6, 0.03], [5.3, 0.3, 0.02]]);
const kane = modal(0.9, 1180, [[1, 0.4, 0.6], [1.53, 0.36, 0.7], [2.4, 0.3, 0.4], [3.7, 0.2, 0.3]]);
const stamp = ({ vel, dice }) => membrane(0.3, 96, 60, 0.16, 1500, 1.8, vel, dice);
/** A page that turns. */
const paper = ({ vel, dice }) => { const n = seconds(0.22), x = filter(white(n, dice), 'hp', 2300); for (let i = 0; i < n; i++) x[i] *= (0.25 + 0.75 * Math.abs(Math.sin(i / (190 + 150 * Math.sin(i / 900))))) * 0.32; return shape(x.map((v) => v * (0.4 + 0.6 * vel)), 0.05, 0.1); };
const crash = ({ vel, dice }) => { const x = filter(white(seconds(1.8), dice), 'hp', 3400); mix(x, ride({ vel, dice }), 1.2); return shape(x.map((v) => v * (0.12 + 0.2 * vel)), 0.002, 0.8, 1.3); };
/** What a bubble leaves. */
function drop({ vel, dice }) {
  const n = seconds(0.16), x = new Float32Array(n), f = 480 + 700 * dice.next();
  let p = 0;
  for (let i = 0; i < n; i++) { const t = i / SR; p += (f * (1 + 5 * t)) / SR; x[i] = Math.sin(TAU * p) * Math.exp(-26 * t); }
  return shape(x.map((v) => v * (0.3 + 0.4 * vel)), 0.003, 0.03);
}
const heart = ({ vel, dice }) => filter(membrane(0.5, 49, 16, 0.26, 140, 0.5, vel, dice), 'lp', 260);
const rain = ({ vel, dice }) => shape(filter(white(seconds(0.02), dice), 'bp', 4200 + 2600 * dice.noise(), 2.5), 0.0005, 0.017).map((v) => v * (0.2 + 0.5 * vel));
const scratch = ({ vel, dice }) => shape(filter(white(seconds(0.2), dice), 'bp', (i) => 3600 + i * 0.14, 2), 0.03, 0.12).map((v) => v * (0.2 + 0.4 * vel));

/** By the name that a pattern uses. */
export const drums = { taiko, odaiko, shime, tsuzumi, kick, soft, snare, clap, brush, swirl, hat, open, ride, shaker, wood, block, hyoshigi, tick, tock, rim, kane, stamp, paper, crash, drop, heart, rain, scratch };
