// The sounds of objects: lacquer, a magnetic cap, liquid, a purr. Each entry renders one, when it is asked for.
import { SR, TAU, nz, mtof, rnd, sat, SVF } from "./synth.mjs";
import { sfx } from "./render-effect.mjs";

const F = (s, k) => (s[k] ||= new SVF());

/** By name: a function that returns the two channels. */
export const effects = {
  // tap: lacquer click, like a cap edge on glass
  "ui-tap": () =>
    sfx(0.14,
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
),
  // magnetic cap: two-stage snap with body
  "cap-snap": () =>
    sfx(0.5,
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
),
  // transition: liquid whoosh with doppler and a sub drop
  "zone-open": () =>
    sfx(1.8,
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
),
  // shot: rouge spit – pitched down FM zap with wet tail
  "shot": () =>
    sfx(0.38,
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
),
  // hit: lacquer splat – thud, burst of bubbles
  "splat": () =>
    sfx(0.6,
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
),
  // catch: monster kissed – miyako-bushi bell run and a low purr
  "capture": () =>
    sfx(1.9,
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
),
  // monster voice: formant growl-giggle
  "monster-giggle": () =>
    sfx(1.1,
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
),
  // lottery: drum-roll glass spin resolving to a gong
  "jackpot": () =>
    sfx(2.6,
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
),
};
