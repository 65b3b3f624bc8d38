// One loop from a score: drums, filtered bass, plucked strings, breathing pad, whispers; two passes, of which the second,
// with all tails of the first in it, is kept, so that the end meets the start.
import { SR, TAU, nz, mtof, rnd, sat, Saw, setSeed, SVF, Verb, limit } from "./synth.mjs";

/** Returns both channels with a quarter of a second of guard on each side, and the report of the seam. */
export function renderLoop(score) {
const { bpm: BPM, bars } = score;
const beat = 60 / BPM,
  LEN = Math.round(bars * 4 * beat * SR),
  step = LEN / (bars * 16);
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
    setSeed(1000 + b * 31);
    for (let s = 0; s < 16; s++) {
      const at = o + s * step;
      const kick = score.kick(b, s);
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
              kick *
              sat(Math.sin(TAU * ph) * Math.exp(-t * 7.2) + nz() * 0.25 * Math.exp(-t * 420), 2.2)
            );
          },
          0,
          0.02,
        );
        const n = Math.round(0.26 * SR);
        for (let i = 0; i < n; i++) {
          const j = Math.round(at) + i;
          if (j < N) DK[j] = Math.min(DK[j], 1 - kick * 0.82 * (1 - Math.pow(i / n, 0.8)));
        }
      }
      if (score.snare(b, s)) {
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
      const hat = score.hat(b, s);
      if (hat) {
        const open = hat === "open",
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
      const ping = score.ping(b, s);
      if (ping) {
        const f = new SVF();
        let q = 0;
        const f0 = ping;
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
      const bn = score.bass(b, s);
      if (bn >= 0) {
        const m = score.root[b] + bn,
          f = mtof(m),
          a = new Saw(0.1),
          c = new Saw(0.6),
          fl = new SVF();
        let q = 0;
        const acc = s % 8 === 0 ? 1 : 0.75,
          op = 380 + 1500 * (0.5 - 0.5 * Math.cos((TAU * (b * 16 + s)) / 128));
        const d = (step / SR) * (bn === 12 ? 0.8 : 1.5) * score.bassLength;
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
            return 0.52 * score.bassGain * sat(fl.lp * e, 2.6);
          },
          0,
          0.015,
        );
      }
    }
    // sub
    {
      let q = 0;
      const f = mtof(score.root[b] - 12);
      add(o, (16 * step) / SR, (t, u) => {
        q += f / SR;
        return 0.26 * score.subGain * Math.sin(TAU * q) * Math.min(1, t * 60) * Math.min(1, (1 - u) * 60);
      });
    }
    // koto: Karplus-Strong, nail noise, slight bend
    for (const [s, m] of score.koto[b] || []) {
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
  const { chords } = score;
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
    const cut = score.padCut + 900 * score.padSwing * (0.5 - 0.5 * Math.cos(TAU * u * 2)) + 260 * Math.sin(TAU * u * 16);
    const g = 0.02 * score.padGain * DK[i];
    fl.run(a, cut, 1.3);
    fr.run(c, cut * 1.06, 1.3);
    L[i] = L[i] * (0.55 + 0.45 * DK[i]) + fl.lp * g;
    R[i] = R[i] * (0.55 + 0.45 * DK[i]) + fr.lp * g;
    SND[i] += (fl.lp + fr.lp) * 0.006;
    const br = Math.pow(Math.max(0, Math.sin(TAU * u * 8)), 6);
    w1.run(nz() * br, 900 + 500 * Math.sin(TAU * u * 32), 9);
    w2.run(nz() * br, 2500 + 300 * Math.sin(TAU * u * 24), 10);
    SND[i] += (w1.bp + w2.bp) * 0.05 * score.whisper;
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
// The pad's phases do not return with the bars: over its last moments the loop passes into the end of the first pass,
// which flows into the start of the second by itself.
const FADE = Math.round(0.5 * SR);
for (const X of [L, R])
  for (let j = LEN - FADE; j < LEN; j++) {
    const w = (j - (LEN - FADE)) / FADE;
    X[LEN + j] = X[LEN + j] * (1 - w) + X[j] * w;
  }
for (let i = 0; i < oL.length; i++) {
  const j = LEN + ((((i - PAD) % LEN) + LEN) % LEN);
  oL[i] = L[j];
  oR[i] = R[j];
}

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
  const seamReport = {
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
return { left: oL, right: oR, report: seamReport };
}
