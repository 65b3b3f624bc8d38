// Dark-electro loop + game/UI sounds, synthesised sample by sample (no samples, no dependencies).
// usage: node make-audio.mjs outDir   -> *.wav + loop.json; then encode.mjs
import fs from "node:fs";
import path from "node:path";
const OUT = process.argv[2] || ".";
fs.mkdirSync(OUT, { recursive: true });
const SR = 48000,
  TAU = Math.PI * 2;
let seed = 77;
const rnd = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 4294967296;
const nz = () => rnd() * 2 - 1;
const mtof = (m) => 440 * 2 ** ((m - 69) / 12);
const sat = (x, d = 1) => Math.tanh(x * d) / Math.tanh(d);
const clamp = (x, a, b) => Math.min(b, Math.max(a, x));
function wav(name, L, R) {
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
  fs.writeFileSync(path.join(OUT, name), b);
}
// state-variable filter
class SVF {
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
class Saw {
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
class Verb {
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

/* ============ LOOP: 112 BPM, 16 bars, D miyako-bushi (D Eb G A Bb) ============ */
const BPM = 112,
  beat = 60 / BPM,
  bars = 16,
  LEN = Math.round(bars * 4 * beat * SR),
  step = LEN / (bars * 16);
const bass = [0, -1, 0, 12, -1, 0, -1, 1, 0, -1, 0, -1, 12, -1, 7, -1],
  root = [38, 38, 38, 39, 38, 38, 34, 33, 38, 38, 38, 39, 43, 43, 34, 33];
const koto = {
  0: [
    [0, 74],
    [3, 75],
    [6, 79],
    [10, 74],
  ],
  1: [
    [4, 70],
    [6, 69],
    [12, 67],
  ],
  4: [
    [0, 74],
    [3, 75],
    [6, 81],
    [10, 79],
    [14, 75],
  ],
  5: [
    [2, 74],
    [8, 70],
  ],
  8: [
    [0, 86],
    [3, 87],
    [6, 82],
    [10, 81],
    [12, 79],
  ],
  9: [
    [0, 75],
    [6, 74],
  ],
  12: [
    [0, 79],
    [2, 81],
    [4, 82],
    [8, 87],
    [11, 86],
    [14, 82],
  ],
  13: [
    [0, 81],
    [4, 79],
    [8, 75],
    [12, 74],
  ],
};
const T0 = Date.now();
const pass = 2,
  N = LEN * pass,
  L = new Float32Array(N),
  R = new Float32Array(N),
  SND = new Float32Array(N),
  DK = new Float32Array(N).fill(1),
  dly = new Float32Array(N);
const put = (arr, at, n, fn) => {
  at = Math.round(at);
  for (let i = 0; i < n; i++) {
    const j = at + i;
    if (j >= N) return;
    arr[j] += fn(i / SR, i);
  }
};
const add = (at, dur, fn, pan = 0, send = 0, dl = 0) => {
  at = Math.round(at);
  const n = Math.round(dur * SR),
    l = Math.cos(((pan + 1) * Math.PI) / 4),
    r = Math.sin(((pan + 1) * Math.PI) / 4);
  for (let i = 0; i < n; i++) {
    const j = at + i;
    if (j >= N) break;
    const v = fn(i / SR, i / n);
    L[j] += v * l * 1.2;
    R[j] += v * r * 1.2;
    SND[j] += v * send;
    dly[j] += v * dl;
  }
};
for (let p = 0; p < pass; p++)
  for (let b = 0; b < bars; b++) {
    const o = p * LEN + b * 16 * step;
    seed = 1000 + b * 31;
    const full = b >= 2,
      brk = b === 7 || b === 15;
    for (let s = 0; s < 16; s++) {
      const at = o + s * step;
      const kick = brk ? s === 0 || s === 6 || s === 10 : s % 4 === 0 || (b % 4 === 3 && s === 14);
      if (kick) {
        let ph = 0;
        add(
          at,
          0.42,
          (t) => {
            const f = 46 + 210 * Math.exp(-t * 38) + 60 * Math.exp(-t * 9);
            ph += f / SR;
            return (
              0.95 *
              sat(Math.sin(TAU * ph) * Math.exp(-t * 7.2) + nz() * 0.25 * Math.exp(-t * 420), 2.2)
            );
          },
          0,
          0.02,
        );
        const n = Math.round(0.26 * SR);
        for (let i = 0; i < n; i++) {
          const j = Math.round(at) + i;
          if (j < N) DK[j] = Math.min(DK[j], 0.18 + 0.82 * Math.pow(i / n, 0.8));
        }
      }
      if (full && (s === 4 || s === 12)) {
        const f1 = new SVF(),
          f2 = new SVF();
        add(
          at,
          0.34,
          (t) => {
            const e = (t < 0.012 ? 0.7 : t < 0.024 ? 0.8 : 1) * Math.exp(-t * 15);
            f1.run(nz() * e, 1750, 1.1);
            f2.run(nz() * Math.exp(-t * 30), 240, 3);
            return 0.62 * sat(f1.bp * 1.7 + f2.bp * 0.8, 1.4);
          },
          0.05,
          0.42,
        );
      }
      if (b >= 1 && (s % 2 === 0 || (b % 2 && s === 15))) {
        const open = s % 4 === 2,
          f = new SVF();
        let q = 0;
        const g = open ? 0.17 : 0.09 + 0.04 * rnd();
        add(
          at,
          open ? 0.16 : 0.045,
          (t) => {
            q += 1 / SR;
            let x = 0;
            for (const h of [2.0, 3.0, 4.16, 5.43, 6.79, 8.21])
              x += Math.sin(TAU * 861 * h * q) > 0 ? 1 : -1;
            f.run(x / 6 + nz() * 0.6, 8200, 0.9);
            return g * f.hp * Math.exp(-t * (open ? 17 : 75));
          },
          s % 4 ? 0.25 : -0.2,
          0.06,
        );
      }
      if (b >= 4 && (s === 3 || s === 11 || (b % 4 === 2 && s === 14))) {
        const f = new SVF();
        let q = 0;
        const f0 = s === 11 ? 310 : 420;
        add(
          at,
          0.22,
          (t) => {
            q += (f0 * (1 + 1.5 * Math.exp(-t * 60))) / SR;
            f.run(
              Math.sin(TAU * q + 3.1 * Math.sin(TAU * q * 2.77)) * Math.exp(-t * 19),
              2600,
              0.8,
            );
            return 0.17 * f.lp;
          },
          s === 11 ? -0.55 : 0.55,
          0.5,
          0.3,
        );
      }
      const bn = bass[s];
      if (bn >= 0 && !(brk && s > 11)) {
        const m = root[b] + bn,
          f = mtof(m),
          a = new Saw(0.1),
          c = new Saw(0.6),
          fl = new SVF();
        let q = 0;
        const acc = s % 8 === 0 ? 1 : 0.75,
          op = 380 + 1500 * (0.5 - 0.5 * Math.cos((TAU * (b * 16 + s)) / 128));
        const d = (step / SR) * (bn === 12 ? 0.8 : 1.5);
        add(
          at,
          d,
          (t, u) => {
            q += f / SR;
            const e = Math.min(1, t * 400) * Math.exp(-t * 5.5) * Math.min(1, (1 - u) * 14);
            fl.run(
              0.55 * a.run(f * 1.004) +
                0.45 * c.run(f * 0.5 * 0.997) +
                0.35 * Math.sin(TAU * q + 2.4 * Math.exp(-t * 14) * Math.sin(TAU * q * 2)),
              70 + op * Math.exp(-t * 13) * acc,
              2.6,
            );
            return -0.0 + 0.52 * sat(fl.lp * e, 2.6);
          },
          0,
          0.015,
        );
      }
    }
    // sub
    {
      let q = 0;
      const f = mtof(root[b] - 12);
      add(o, (16 * step) / SR, (t, u) => {
        q += f / SR;
        return 0.26 * Math.sin(TAU * q) * Math.min(1, t * 60) * Math.min(1, (1 - u) * 60);
      });
    }
    // koto: Karplus-Strong, nail noise, slight bend
    for (const [s, m] of koto[b] || []) {
      const f = mtof(m),
        D = SR / f,
        buf = new Float32Array(Math.ceil(D) + 2);
      for (let i = 0; i < buf.length; i++) buf[i] = nz() * (i < D ? 1 : 0);
      let w = 0,
        lp = 0,
        n0 = buf.length;
      let prev = 0;
      add(
        o + s * step,
        1.7,
        (t) => {
          const rd = (w + n0 - D + n0) % n0,
            i0 = Math.floor(rd),
            fr = rd - i0;
          const x = buf[i0 % n0] * (1 - fr) + buf[(i0 + 1) % n0] * fr;
          lp = 0.58 * x + 0.42 * prev;
          prev = x;
          buf[w] = lp * 0.9965;
          w = (w + 1) % n0;
          return 0.36 * x * Math.min(1, t * 900) * Math.exp(-t * 1.3);
        },
        (s % 4) / 4 - 0.35,
        0.5,
        0.45,
      );
    }
  }
// pad: breathing cluster, whispers
{
  const chords = [
    [50, 57, 62, 63],
    [50, 58, 62, 67],
    [46, 58, 62, 69],
    [45, 57, 63, 67],
  ];
  const v = [];
  for (let k = 0; k < 4; k++)
    for (let d = 0; d < 3; d++)
      v.push([new Saw(k * 0.23 + d * 0.31), k, 1 + (d - 1) * 0.0045, d - 1]);
  const fl = new SVF(),
    fr = new SVF(),
    w1 = new SVF(),
    w2 = new SVF();
  let cur = chords[0].map(mtof);
  for (let i = 0; i < N; i++) {
    const u = (i % LEN) / LEN,
      ci = Math.floor(u * 8) % 4;
    const tg = chords[ci];
    for (let k = 0; k < 4; k++) cur[k] += (mtof(tg[k]) - cur[k]) * 0.0006;
    let a = 0,
      c = 0;
    for (const [s, k, d, p] of v) {
      const x = s.run(cur[k] * d);
      a += x * (p <= 0 ? 1 : 0.3);
      c += x * (p >= 0 ? 1 : 0.3);
    }
    const cut = 320 + 900 * (0.5 - 0.5 * Math.cos(TAU * u * 2)) + 260 * Math.sin(TAU * u * 16);
    const g = 0.02 * DK[i];
    fl.run(a, cut, 1.3);
    fr.run(c, cut * 1.06, 1.3);
    L[i] = L[i] * (0.55 + 0.45 * DK[i]) + fl.lp * g;
    R[i] = R[i] * (0.55 + 0.45 * DK[i]) + fr.lp * g;
    SND[i] += (fl.lp + fr.lp) * 0.006;
    const br = Math.pow(Math.max(0, Math.sin(TAU * u * 8)), 6);
    w1.run(nz() * br, 900 + 500 * Math.sin(TAU * u * 32), 9);
    w2.run(nz() * br, 2500 + 300 * Math.sin(TAU * u * 24), 10);
    SND[i] += (w1.bp + w2.bp) * 0.05;
  }
}
// the two passes are summed in place (kick must not be ducked by itself: it was written pre-duck, so re-add its punch)
{
  const dl = Math.round(step * 3),
    dr = Math.round(step * 4);
  const fb = new Float32Array(N),
    fb2 = new Float32Array(N);
  for (let i = 0; i < N; i++) {
    fb[i] = dly[i] + (i >= dl ? 0.42 * fb2[i - dl] : 0);
    fb2[i] = 0.7 * dly[i] * 0.4 + (i >= dr ? 0.42 * fb[i - dr] : 0);
    L[i] += 0.5 * fb2[i];
    R[i] += 0.42 * (i >= dl ? fb[i - dl] : 0);
  }
}
{
  const v = new Verb(1.25, 0.86, 0.42),
    h = new SVF();
  for (let i = 0; i < N; i++) {
    h.run(SND[i], 220, 0.7);
    v.run(h.hp);
    L[i] += 0.55 * v.L;
    R[i] += 0.55 * v.R;
  }
}
// master: high-pass 28 Hz, glue saturation, look-ahead limiter
{
  const a = new SVF(),
    b = new SVF();
  for (let i = 0; i < N; i++) {
    a.run(L[i], 28, 0.7);
    b.run(R[i], 28, 0.7);
    L[i] = sat(a.hp * 0.92, 1.25);
    R[i] = sat(b.hp * 0.92, 1.25);
  }
}
function limit(L, R, ceil = 0.89, circular = true) {
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
let mx = 0;
for (let i = LEN; i < N; i++) mx = Math.max(mx, Math.abs(L[i]), Math.abs(R[i]));
const GN = 0.5 / mx;
for (let i = 0; i < N; i++) {
  L[i] *= GN;
  R[i] *= GN;
}
limit(L, R);
// keep the second pass: all tails of the first are in it, so end meets start. Guard pads let any codec loop cleanly.
const PAD = Math.round(0.25 * SR),
  oL = new Float32Array(LEN + 2 * PAD),
  oR = new Float32Array(LEN + 2 * PAD);
for (let i = 0; i < oL.length; i++) {
  const j = LEN + ((((i - PAD) % LEN) + LEN) % LEN);
  oL[i] = L[j];
  oR[i] = R[j];
}
wav("bgm-night.wav", oL, oR);
// seam check: first difference across the seam against the running distribution of first differences
{
  const d = [];
  for (let i = LEN + 1; i < N; i++) d.push(Math.abs(L[i] - L[i - 1]));
  const seam = Math.abs(L[LEN] - L[N - 1]);
  const s = Float32Array.from(d).sort();
  let below = 0;
  for (const x of s) if (x < seam) below++;
  const rms = (a, b) => {
    let q = 0;
    for (let i = a; i < b; i++) q += L[i] * L[i];
    return Math.sqrt(q / (b - a));
  };
  const on = [];
  for (let b = 1; b < bars; b++) {
    const j = LEN + Math.round(b * 16 * step);
    on.push(Math.abs(L[j] - L[j - 1]), Math.abs(L[j + 1] - L[j]));
  }
  const rep = {
    otherDownbeatStepMax: +Math.max(...on).toFixed(5),
    bpm: BPM,
    bars,
    loopSeconds: LEN / SR,
    loopStart: PAD / SR,
    loopEnd: (PAD + LEN) / SR,
    seamStep: +seam.toFixed(5),
    seamPercentile: +((100 * below) / s.length).toFixed(1),
    medianStep: +s[s.length >> 1].toFixed(5),
    p99Step: +s[Math.floor(s.length * 0.99)].toFixed(5),
    rmsLast100ms: +rms(N - 4800, N).toFixed(4),
    rmsFirst100ms: +rms(LEN, LEN + 4800).toFixed(4),
  };
  fs.writeFileSync(path.join(OUT, "loop.json"), JSON.stringify(rep, null, 1));
  console.log(rep);
}

/* ============ SOUND EFFECTS ============ */
function sfx(name, dur, fn, { verb = 0, size = 0.7, dec = 0.7, peak = 0.8 } = {}) {
  seed = 5;
  const n = Math.round(dur * SR),
    l = new Float32Array(n),
    r = new Float32Array(n),
    v = new Verb(size, dec, 0.3),
    st = {};
  for (let i = 0; i < n; i++) {
    const t = i / SR,
      [a, b] = fn(t, st);
    const fade = Math.min(1, (n - i) / (0.03 * SR));
    v.run((a + b) * 0.5);
    l[i] = (a + v.L * verb) * fade;
    r[i] = (b + v.R * verb) * fade;
  }
  let m = 0;
  for (let i = 0; i < n; i++) m = Math.max(m, Math.abs(l[i]), Math.abs(r[i]));
  for (let i = 0; i < n; i++) {
    l[i] *= peak / m;
    r[i] *= peak / m;
  }
  wav(name + ".wav", l, r);
}
const F = (s, k) => (s[k] ||= new SVF());
// tap: lacquer click, like a cap edge on glass
sfx(
  "ui-tap",
  0.14,
  (t, s) => {
    F(s, "a").run(nz() * Math.exp(-t * 900), 3200, 2);
    const g =
      Math.sin(TAU * 2350 * t) * Math.exp(-t * 70) * 0.35 +
      Math.sin(TAU * 4130 * t) * Math.exp(-t * 110) * 0.2 +
      Math.sin(TAU * 190 * t) * Math.exp(-t * 60) * 0.5;
    const x = F(s, "a").bp * 1.4 + g;
    return [x, x * 0.9];
  },
  { verb: 0.12, peak: 0.6 },
);
// magnetic cap: two-stage snap with body
sfx(
  "cap-snap",
  0.5,
  (t, s) => {
    const hit = (t0, g, f) =>
      t < t0
        ? 0
        : g *
          (Math.sin(TAU * f * (t - t0)) * Math.exp(-(t - t0) * 85) +
            nz() * Math.exp(-(t - t0) * 500) * 0.8);
    const x = hit(0, 0.45, 620) + hit(0.055, 1, 240) + hit(0.055, 0.5, 1810);
    F(s, "a").run(x, 5200, 0.8);
    return [F(s, "a").lp, F(s, "a").lp * 0.95];
  },
  { verb: 0.22, size: 0.5, dec: 0.6 },
);
// transition: liquid whoosh with doppler and a sub drop
sfx(
  "zone-open",
  1.8,
  (t, s) => {
    const u = t / 1.8,
      e = Math.sin(Math.PI * Math.pow(u, 0.55)) ** 2;
    F(s, "a").run(nz(), 220 + 3600 * Math.sin(Math.PI * u) ** 2, 1.6);
    F(s, "b").run(nz(), 180 + 2900 * Math.sin(Math.PI * Math.min(1, u * 1.1)) ** 2, 1.6);
    s.q = (s.q || 0) + (30 + 90 * (1 - u)) / SR;
    const sub = Math.sin(TAU * s.q) * 0.6 * Math.exp(-Math.abs(t - 0.75) * 3);
    return [F(s, "a").bp * e + sub, F(s, "b").bp * e + sub];
  },
  { verb: 0.4, size: 1.3, dec: 0.85 },
);
// shot: rouge spit – pitched down FM zap with wet tail
sfx(
  "shot",
  0.38,
  (t, s) => {
    const f = 180 + 1500 * Math.exp(-t * 22);
    s.q = (s.q || 0) + f / SR;
    F(s, "a").run(nz() * Math.exp(-t * 26), 500 + 4500 * Math.exp(-t * 18), 3);
    const x = sat(
      Math.sin(TAU * s.q + 2.2 * Math.exp(-t * 16) * Math.sin(TAU * s.q * 1.51)) *
        Math.exp(-t * 13) +
        F(s, "a").bp * 0.9,
      1.8,
    );
    return [x, x * 0.92];
  },
  { verb: 0.14 },
);
// hit: lacquer splat – thud, burst of bubbles
sfx(
  "splat",
  0.6,
  (t, s) => {
    let x =
      sat(Math.sin(TAU * (70 * t + 3.2 * (1 - Math.exp(-t * 30)))) * Math.exp(-t * 16), 2) * 0.9;
    F(s, "n").run(nz() * Math.exp(-t * 22), 900 + 1200 * Math.exp(-t * 30), 1.2);
    x += F(s, "n").lp * 0.9;
    s.b ||= Array.from({ length: 14 }, () => ({
      t: 0.02 + 0.34 * rnd() ** 1.4,
      f: 380 + 1100 * rnd(),
      p: rnd() * 2 - 1,
      g: 0.12 + 0.22 * rnd(),
    }));
    let l = x,
      r = x;
    for (const b of s.b)
      if (t > b.t) {
        const q = t - b.t,
          y =
            b.g *
            Math.sin(TAU * (b.f * q + b.f * 2.4 * q * q)) *
            Math.exp(-q * 48) *
            Math.min(1, q * 700);
        l += y * (1 - b.p);
        r += y * (1 + b.p);
      }
    return [l, r];
  },
  { verb: 0.1, size: 0.5, dec: 0.5 },
);
// catch: monster kissed – miyako-bushi bell run and a low purr
sfx(
  "capture",
  1.9,
  (t, s) => {
    let l = 0,
      r = 0;
    [74, 75, 79, 81, 86].forEach((m, k) => {
      const t0 = k * 0.085;
      if (t > t0) {
        const q = t - t0,
          f = mtof(m),
          y =
            0.3 *
            Math.sin(TAU * f * q + 1.6 * Math.exp(-q * 7) * Math.sin(TAU * f * 3.01 * q)) *
            Math.exp(-q * 3.4);
        l += y * (1 - 0.15 * (k - 2));
        r += y * (1 + 0.15 * (k - 2));
      }
    });
    const pr =
      0.28 *
      sat(Math.sin(TAU * 55 * t) * (0.5 + 0.5 * Math.sin(TAU * 24 * t)), 2) *
      Math.min(1, t * 8) *
      Math.exp(-Math.max(0, t - 0.5) * 3.5);
    return [l + pr, r + pr];
  },
  { verb: 0.38, size: 1.1, dec: 0.82 },
);
// monster voice: formant growl-giggle
sfx(
  "monster-giggle",
  1.1,
  (t, s) => {
    const syl = Math.floor(t / 0.17),
      q = t - syl * 0.17,
      up = syl < 5 ? 1 : 0;
    const f =
      (150 + 46 * syl) * (1 + 0.35 * Math.exp(-q * 18)) * (1 + 0.03 * Math.sin(TAU * 31 * t));
    s.q = (s.q || 0) + f / SR;
    const src = (2 * (s.q % 1) - 1) * 0.7 + nz() * 0.12;
    const e = up * Math.min(1, q * 120) * Math.exp(-q * 15);
    const v = [
      [820, 1250, 2600],
      [420, 1900, 2700],
    ][syl % 2];
    const x =
      F(s, "a").run(src * e, v[0], 7) * 0 +
      F(s, "a").bp * 1.2 +
      (F(s, "b").run(src * e, v[1], 9), F(s, "b").bp * 0.8) +
      (F(s, "c").run(src * e, v[2], 9), F(s, "c").bp * 0.35);
    return [sat(x, 2), sat(x * 0.97, 2)];
  },
  { verb: 0.2, size: 0.8, dec: 0.7 },
);
// lottery: drum-roll glass spin resolving to a gong
sfx(
  "jackpot",
  2.6,
  (t, s) => {
    let x = 0;
    const spin = t < 1.1;
    if (spin) {
      const rate = 26 - 16 * t;
      s.k = (s.k || 0) + rate / SR;
      const ph = s.k % 1;
      x +=
        Math.sin((TAU * (1700 + 500 * Math.floor(s.k % 3)) * ph) / rate) *
        Math.exp((-ph / rate) * 90) *
        0.4;
    } else {
      const q = t - 1.1;
      for (const [h, g, d] of [
        [1, 0.6, 1.4],
        [1.48, 0.3, 2],
        [2.04, 0.35, 2.4],
        [2.77, 0.2, 3.2],
        [4.1, 0.16, 4.4],
        [5.3, 0.1, 6],
      ])
        x += g * Math.sin(TAU * 147 * h * q) * Math.exp(-q * d);
      x += nz() * Math.exp(-q * 40) * 0.3;
    }
    return [x, x * 0.96];
  },
  { verb: 0.42, size: 1.4, dec: 0.88 },
);
console.log("sfx done", (Date.now() - T0) / 1000);
