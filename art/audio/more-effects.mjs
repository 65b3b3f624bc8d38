// Further sounds of objects: paper, powder, a moon in a well, a candle. Same rules as effects.mjs.
import { SR, TAU, mtof, nz, rnd, sat } from "./synth.mjs";
import { band, sfx } from "./render-effect.mjs";

/** A struck thing: partials [ratio, gain, decay] over a base, with a little noise at the hit. */
const struck = (t, hz, partials, noise = 0) =>
  partials.reduce((x, [ratio, gain, decay]) => x + gain * Math.sin(TAU * hz * ratio * t) * Math.exp(-t * decay), 0) +
  nz() * noise * Math.exp(-t * 300);
const after = (t, from) => Math.max(0, t - from);

export const moreEffects = {
  // a rule is torn: fibres give way one after another
  "paper-tear": () =>
    sfx(0.9, (t, s) => {
      s.next ??= 0;
      if (t >= s.next) [s.next, s.grain] = [t + 0.004 + 0.02 * rnd(), 0.4 + 0.6 * rnd()];
      const e = Math.min(1, t * 30) * Math.exp(-after(t, 0.5) * 9);
      const x = band(s, "a", nz() * s.grain * e, 2400 + 1800 * t, 1.1) + 0.4 * band(s, "b", nz() * e, 700, 1.4);
      return [x, band(s, "c", x, 3000, 0.7) * 0.4 + x * 0.7];
    }, { verb: 0.08, size: 0.5, dec: 0.5 }),
  // a powder is pressed: thud and crumbs
  "powder-press": () =>
    sfx(0.5, (t, s) => {
      const thud = sat(Math.sin(TAU * (58 * t + 1.8 * (1 - Math.exp(-t * 40)))) * Math.exp(-t * 18), 2);
      const crumbs = band(s, "a", nz() * (rnd() < 0.02 ? 1 : 0.05) * Math.exp(-t * 9), 4200, 2) * 1.5;
      return [thud + crumbs, thud + crumbs * 0.7];
    }, { verb: 0.1, size: 0.5, dec: 0.5 }),
  // six hundred bristles pass over a card
  "brush-stroke": () =>
    sfx(0.6, (t, s) => {
      const e = Math.sin(Math.PI * Math.min(1, t / 0.55)) ** 1.5 * (0.7 + 0.3 * Math.sin(TAU * 47 * t));
      const x = band(s, "a", nz() * e, 3600 + 1500 * Math.sin(TAU * 1.6 * t), 0.9);
      return [x * (1.1 - t), x * (0.6 + t)];
    }, { verb: 0.06, size: 0.4, dec: 0.4, peak: 0.55 }),
  // one bubble bursts
  bubble: () =>
    sfx(0.22, (t) => {
      const x = Math.sin(TAU * (420 * t + 1900 * t * t)) * Math.exp(-t * 30) * Math.min(1, t * 400);
      return [x, x * 0.9];
    }, { verb: 0.18, size: 0.5, dec: 0.5, peak: 0.6 }),
  // a lid rises: wet, very near
  "eye-open": () =>
    sfx(0.7, (t, s) => {
      const wet = band(s, "a", nz() * Math.exp(-after(t, 0.05) * 14) * Math.min(1, t * 60), 1500 + 900 * t, 4);
      const glow = 0.25 * Math.sin(TAU * (mtof(57) + 9 * t) * t) * Math.min(1, t * 5) * Math.exp(-after(t, 0.3) * 8);
      return [wet + glow, wet * 0.7 + glow];
    }, { verb: 0.3, size: 0.9, dec: 0.75, peak: 0.6 }),
  // 「遠くで鈴」
  "far-bell": () =>
    sfx(2.2, (t, s) => {
      const x = struck(t, mtof(86), [[1, 0.4, 2.2], [2.76, 0.22, 3.4], [5.4, 0.12, 6], [8.9, 0.05, 9]], 0.05);
      const far = band(s, "a", x, 2200, 0.6);
      return [far, far * 0.8];
    }, { verb: 0.7, size: 1.5, dec: 0.88, peak: 0.5 }),
  // the silver seal of a letter gives way
  "seal-break": () =>
    sfx(0.8, (t) => {
      const snap = struck(t, 940, [[1, 0.5, 40], [1.52, 0.4, 52], [3.1, 0.2, 70]], 0.9);
      const leaf = after(t, 0.09) > 0 ? nz() * 0.18 * Math.exp(-after(t, 0.09) * 12) : 0;
      return [snap + leaf, snap * 0.85 + leaf];
    }, { verb: 0.3, size: 0.8, dec: 0.7 }),
  // a light is blown out
  "blow-out": () =>
    sfx(1.1, (t, s) => {
      const e = Math.min(1, t * 14) * Math.exp(-after(t, 0.28) * 6);
      const breath = band(s, "a", nz() * e, 640 + 500 * Math.exp(-t * 5), 1.1);
      const smoke = 0.12 * band(s, "b", nz() * Math.exp(-after(t, 0.4) * 4) * Math.min(1, t * 3), 5200, 1);
      return [breath + smoke, breath * 0.92 + smoke * 1.2];
    }, { verb: 0.2, size: 0.9, dec: 0.7, peak: 0.6 }),
  // one of the lacquer doors
  "door-open": () =>
    sfx(1.6, (t, s) => {
      const latch = struck(t, 310, [[1, 0.5, 30], [2.4, 0.3, 45]], 0.7);
      const creak = 0.16 * Math.sin(TAU * (92 + 30 * Math.sin(t * 5)) * t) * Math.min(1, after(t, 0.15) * 5) * Math.exp(-after(t, 0.9) * 5);
      const air = 0.3 * band(s, "a", nz() * Math.sin(Math.PI * Math.min(1, t / 1.5)), 420, 0.8);
      return [latch + creak + air, latch * 0.9 + creak + air * 1.1];
    }, { verb: 0.35, size: 1.2, dec: 0.82 }),
  // the print of a lip on paper
  "lip-print": () =>
    sfx(0.34, (t, s) => {
      const press = 0.5 * Math.sin(TAU * 120 * t) * Math.exp(-t * 34);
      const part = after(t, 0.12) > 0 ? band(s, "a", nz() * Math.exp(-after(t, 0.12) * 60), 2500, 2.4) * 1.3 : 0;
      return [press + part, press + part * 0.8];
    }, { verb: 0.1, size: 0.4, dec: 0.4, peak: 0.6 }),
  // one is hit oneself
  hurt: () =>
    sfx(0.5, (t, s) => {
      s.q = (s.q ?? 0) + (210 * Math.exp(-t * 5)) / SR;
      const x = sat(Math.sin(TAU * s.q) * Math.exp(-t * 9) + band(s, "a", nz() * Math.exp(-t * 30), 900, 1.2), 2.4);
      return [x, x * 0.95];
    }, { verb: 0.12 }),
  // a drop of pigment is taken in
  "power-up": () =>
    sfx(0.9, (t) => {
      const x = [74, 79, 86].reduce((sum, note, i) => {
        const q = after(t, i * 0.07);
        return sum + (q > 0 ? 0.4 * Math.sin(TAU * mtof(note) * q + 1.2 * Math.exp(-q * 9) * Math.sin(TAU * mtof(note) * 2 * q)) * Math.exp(-q * 6) : 0);
      }, 0);
      return [x, x * 0.94];
    }, { verb: 0.3, size: 0.9, dec: 0.75, peak: 0.65 }),
  // a word passes by a hair
  graze: () =>
    sfx(0.16, (t, s) => {
      const x = band(s, "a", nz() * Math.exp(-t * 38) * Math.min(1, t * 300), 5200 - 9000 * t, 3);
      return [x, x * 0.8];
    }, { peak: 0.4 }),
  // a Rule stamps its word
  "boss-stamp": () =>
    sfx(1.2, (t, s) => {
      const thud = sat(Math.sin(TAU * (44 * t + 2.6 * (1 - Math.exp(-t * 34)))) * Math.exp(-t * 6), 2.6);
      const wood = struck(t, 168, [[1, 0.4, 18], [2.3, 0.25, 26]], 0.8);
      const dust = 0.2 * band(s, "a", nz() * Math.exp(-after(t, 0.05) * 5), 3000, 0.8);
      return [thud + wood + dust, thud + wood * 0.9 + dust];
    }, { verb: 0.3, size: 1.1, dec: 0.8 }),
  // in the lost and found, something beats
  heartbeat: () =>
    sfx(1.0, (t) => {
      const beat = (from, gain) => {
        const q = after(t, from);
        return q > 0 ? gain * sat(Math.sin(TAU * (52 * q + 1.4 * (1 - Math.exp(-q * 40)))) * Math.exp(-q * 15), 1.6) : 0;
      };
      const x = beat(0, 0.9) + beat(0.23, 0.6);
      return [x, x];
    }, { verb: 0.14, size: 0.7, dec: 0.6 }),
  // a drop falls into black water
  "water-drop": () =>
    sfx(1.1, (t, s) => {
      const drop = Math.sin(TAU * (760 * t + 1500 * t * t)) * Math.exp(-t * 24) * Math.min(1, t * 500);
      const ring = 0.2 * band(s, "a", nz() * Math.exp(-after(t, 0.06) * 10), 1100, 5);
      return [drop + ring, drop * 0.9 + ring * 1.2];
    }, { verb: 0.55, size: 1.3, dec: 0.84, peak: 0.6 }),
  // a card is turned
  "card-turn": () =>
    sfx(0.24, (t, s) => {
      const x = band(s, "a", nz() * Math.sin(Math.PI * Math.min(1, t / 0.14)) ** 2, 2600 + 5000 * t, 1.2) + 0.5 * struck(after(t, 0.13), 420, [[1, t > 0.13 ? 0.4 : 0, 60]]);
      return [x, x * 0.88];
    }, { verb: 0.08, size: 0.4, dec: 0.4, peak: 0.5 }),
  // content, with its eyes half shut
  purr: () =>
    sfx(1.4, (t, s) => {
      const throb = 0.55 + 0.45 * Math.sin(TAU * 23 * t);
      const e = Math.min(1, t * 5) * Math.exp(-after(t, 1.0) * 8);
      const x = band(s, "a", (2 * ((t * 62) % 1) - 1) * throb * e, 260, 1.1) + 0.15 * band(s, "b", nz() * throb * e, 900, 1.5);
      return [x, x * 0.96];
    }, { verb: 0.1, size: 0.6, dec: 0.5, peak: 0.55 }),
};
