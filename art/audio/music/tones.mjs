// What instruments are made of: ringing modes, plucked lines, band-limited saws, formants, noise in bands. Each function
// fills an array and knows nothing of notes.
import { SR, TAU } from '../synth.mjs';

export const seconds = (s) => Math.max(1, Math.round(s * SR));

/** Adds ringing modes [ratio, gain, decay in s]; the cheapest tone there is: two multiplications a sample. */
export function addModes(out, hz, modes, gain = 1, from = 0) {
  for (const [ratio, level, decayS] of modes) {
    const f = hz * ratio;
    if (f > SR * 0.42) continue;
    const w = (TAU * f) / SR, r = Math.exp(-6.91 / (decayS * SR)), c = 2 * r * Math.cos(w), r2 = r * r;
    let y2 = 0, y1 = gain * level * Math.sin(w);
    const n = Math.min(out.length, from + seconds(decayS * 1.15));
    for (let i = from; i < n; i++) { out[i] += y2; const y = c * y1 - r2 * y2; y2 = y1; y1 = y; }
  }
  return out;
}

/** A plucked line (Karplus–Strong with a tuned all-pass). `bright` 0 to 1, `decayS` to −60 dB, `at`: where along the string. */
export function pluck(durS, hz, { bright = 0.5, decayS = 2, at = 0.13, dice, bend = 0 }) {
  const n = seconds(durS), out = new Float32Array(n);
  const damp = 0.5 * (1 - bright) * 0.9, delay = SR / hz - damp - 0.5, whole = Math.floor(delay), part = delay - whole;
  const tune = (1 - part) / (1 + part), line = new Float32Array(whole + 1);
  const g = Math.pow(10, -3 / (decayS * hz)), comb = Math.max(1, Math.round(whole * at));
  const raw = new Float32Array(whole + 1);
  let smooth = 0;
  for (let i = 0; i <= whole; i++) { smooth += (dice.noise() - smooth) * (0.25 + 0.75 * bright); raw[i] = smooth; }
  for (let i = 0; i <= whole; i++) line[i] = raw[i] - raw[(i + whole + 1 - comb) % (whole + 1)];
  let p = 0, last = 0, apX = 0, apY = 0;
  const size = whole + 1;
  for (let i = 0; i < n; i++) {
    const x = line[p], low = x * (1 - damp) + last * damp;
    last = x;
    const y = tune * (low - apY) + apX;
    apX = low; apY = y;
    line[p] = y * g;
    out[i] = x;
    if (++p >= size) p = 0;
  }
  if (!bend) return out;
  // A string that is struck hard sounds a little sharp at first.
  const bent = new Float32Array(n);
  let pos = 0;
  for (let i = 0; i < n && pos < n - 1; i++) { const k = pos | 0; bent[i] = out[k] + (out[k + 1] - out[k]) * (pos - k); pos += 1 + bend * Math.exp(-i / (0.06 * SR)); }
  return bent;
}

/** One band-limited saw; `f(i)` gives Hz at a sample. */
export function addSaw(out, f, gain, phase) {
  let p = phase;
  for (let i = 0; i < out.length; i++) {
    const dt = f(i) / SR;
    p += dt;
    if (p >= 1) p -= 1;
    let v = 2 * p - 1;
    if (p < dt) { const t = p / dt; v -= t + t - t * t - 1; } else if (p > 1 - dt) { const t = (p - 1) / dt; v -= t * t + t + t + 1; }
    out[i] += v * gain;
  }
  return out;
}

/** A sine with harmonics [gain of the 1st, 2nd …]; `f(i)` gives Hz. */
export function addSine(out, f, gains) {
  let p = 0;
  for (let i = 0; i < out.length; i++) {
    p += f(i) / SR;
    const a = TAU * p;
    let v = 0;
    for (let k = 0; k < gains.length; k++) v += gains[k] * Math.sin(a * (k + 1));
    out[i] += v;
  }
  return out;
}

export function white(n, dice) {
  const x = new Float32Array(n);
  for (let i = 0; i < n; i++) x[i] = dice.noise();
  return x;
}

/** A filter in place (state variable, trapezoid): kind "lp", "hp" or "bp"; `hz` a number or a function of the sample. */
export function filter(x, kind, hz, q = 0.707) {
  let a = 0, b = 0, g = 0, a1 = 0;
  const moving = typeof hz === 'function', k = 1 / q;
  const set = (f) => { g = Math.tan((Math.PI * Math.min(Math.max(f, 10), SR * 0.45)) / SR); a1 = 1 / (1 + g * (g + k)); };
  if (!moving) set(hz);
  for (let i = 0; i < x.length; i++) {
    if (moving && (i & 15) === 0) set(hz(i));
    const v3 = x[i] - b, v1 = a1 * (a + g * v3), v2 = b + g * v1;
    a = 2 * v1 - a; b = 2 * v2 - b;
    x[i] = kind === 'lp' ? v2 : kind === 'bp' ? v1 * k : x[i] - k * v1 - v2;
  }
  return x;
}

/** An envelope in place: attack, then full, release at the end; `decayS` falls meanwhile (0: not). */
export function shape(x, attackS, releaseS, decayS = 0) {
  const n = x.length, a = Math.max(1, attackS * SR), r = Math.max(1, releaseS * SR);
  for (let i = 0; i < n; i++) {
    let e = decayS ? Math.exp((-3 * i) / (decayS * SR)) : 1;
    if (i < a) e *= 0.5 - 0.5 * Math.cos((Math.PI * i) / a);
    if (n - i < r) e *= 0.5 - 0.5 * Math.cos((Math.PI * (n - i)) / r);
    x[i] *= e;
  }
  return x;
}

export function mix(into, from, gain = 1, offset = 0) {
  const n = Math.min(into.length - offset, from.length);
  for (let i = 0; i < n; i++) into[i + offset] += from[i] * gain;
  return into;
}

/** Bands that stand out, as a body or a mouth has them: [Hz, gain, q]. */
export function bands(x, list) {
  const out = new Float32Array(x.length);
  for (const [hz, gain, q] of list) mix(out, filter(x.slice(), 'bp', hz, q), gain);
  return out;
}

export function drive(x, amount) {
  const k = 1 / Math.tanh(amount);
  for (let i = 0; i < x.length; i++) x[i] = Math.tanh(x[i] * amount) * k;
  return x;
}
