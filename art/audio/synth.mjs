// What every sound is made of: oscillators, filters, a plate, a limiter, and the way to disk. No samples, no dependencies.
import fs from "node:fs";
export const SR = 48000,
  TAU = Math.PI * 2;
let seed = 77;
/** Sets the dice: the same seed gives the same sound. */
export const setSeed = (value) => (seed = value);
export const rnd = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;
export const nz = () => rnd() * 2 - 1;
export const mtof = (m) => 440 * 2 ** ((m - 69) / 12);
export const sat = (x, d = 1) => Math.tanh(x * d) / Math.tanh(d);
export const clamp = (x, a, b) => Math.min(b, Math.max(a, x));
export function wav(file, L, R) {
  const n = L.length,
    b = Buffer.alloc(44 + n * 4);
  b.write("RIFF", 0);
  b.writeUInt32LE(36 + n * 4, 4);
  b.write("WAVEfmt ", 8);
  b.writeUInt32LE(16, 16);
  b.writeUInt16LE(1, 20);
  b.writeUInt16LE(2, 22);
  b.writeUInt32LE(SR, 24);
  b.writeUInt32LE(SR * 4, 28);
  b.writeUInt16LE(4, 32);
  b.writeUInt16LE(16, 34);
  b.write("data", 36);
  b.writeUInt32LE(n * 4, 40);
  for (let i = 0; i < n; i++) {
    const d = (rnd() - rnd()) / 32768;
    b.writeInt16LE(Math.round(clamp(L[i] + d, -1, 1) * 32767), 44 + i * 4);
    b.writeInt16LE(Math.round(clamp(R[i] + d, -1, 1) * 32767), 46 + i * 4);
  }
  fs.writeFileSync(file, b);
}
// state-variable filter
export class SVF {
  constructor() {
    this.a = 0;
    this.b = 0;
  }
  run(x, f, q) {
    const g = Math.tan((Math.PI * Math.min(f, SR * 0.45)) / SR),
      k = 1 / q,
      a1 = 1 / (1 + g * (g + k)),
      v3 = x - this.b,
      v1 = a1 * this.a + a1 * g * v3,
      v2 = this.b + g * v1;
    this.a = 2 * v1 - this.a;
    this.b = 2 * v2 - this.b;
    this.lp = v2;
    this.bp = v1;
    this.hp = x - k * v1 - v2;
    return v2;
  }
}
// polyBLEP saw
export class Saw {
  constructor(p = rnd()) {
    this.p = p;
  }
  run(f) {
    const dt = f / SR;
    this.p += dt;
    if (this.p >= 1) this.p -= 1;
    let v = 2 * this.p - 1,
      t = this.p;
    if (t < dt) {
      t /= dt;
      v -= t + t - t * t - 1;
    } else if (t > 1 - dt) {
      t = (t - 1) / dt;
      v -= t * t + t + t + 1;
    }
    return v;
  }
}
// plate-like reverb: 8-line FDN with damping and slow modulation
export class Verb {
  constructor(size = 1, decay = 0.82, damp = 0.35) {
    this.d = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797].map((x) => Math.round(x * size));
    this.buf = this.d.map((x) => new Float32Array(x + 64));
    this.i = 0;
    this.lp = new Float32Array(8);
    this.g = decay;
    this.damp = damp;
    this.pre = new Float32Array(Math.round(0.018 * SR));
    this.pi = 0;
  }
}
Verb.prototype.run = function (x) {
  const p = this.pre[this.pi];
  this.pre[this.pi] = x;
  this.pi = (this.pi + 1) % this.pre.length;
  let s = 0;
  const o = this.o || (this.o = new Float32Array(8));
  const idx = this.idx || (this.idx = new Int32Array(8));
  for (let k = 0; k < 8; k++) {
    this.lp[k] += (this.buf[k][idx[k]] - this.lp[k]) * (1 - this.damp);
    o[k] = this.lp[k];
    s += o[k];
  }
  s *= 0.25;
  for (let k = 0; k < 8; k++) {
    this.buf[k][idx[k]] = p * (k & 1 ? -0.5 : 0.5) + (o[k] - s) * this.g;
    if (++idx[k] >= this.d[k]) idx[k] = 0;
  }
  this.L = o[0] - o[2] + o[4] - o[6];
  this.R = o[1] - o[3] + o[5] - o[7];
};

/** Look-ahead limiter, as a ring: the end of a loop sees its start. */
export function limit(L, R, ceil = 0.89, circular = true) {
  const n = L.length,
    la = 240,
    g = new Float32Array(n);
  let e = 1;
  for (let i = 0; i < n; i++) {
    let pk = 0;
    for (let k = 0; k <= la; k += 24) {
      const j = (i + k) % n;
      pk = Math.max(pk, Math.abs(L[j]), Math.abs(R[j]));
    }
    const t = pk > ceil ? ceil / pk : 1;
    e = t < e ? t : e + (t - e) * 0.00035;
    g[i] = e;
  }
  for (let i = 0; i < n; i++) {
    L[i] = clamp(L[i] * g[i], -ceil, ceil);
    R[i] = clamp(R[i] * g[i], -ceil, ceil);
  }
}
