// One effect from a function of time: a plate behind it, a short fade, a peak.
import { setSeed, SR, SVF, Verb } from "./synth.mjs";

/** Renders `fn(t, state) -> [left, right]` for `dur` seconds, with a plate behind it, to a peak. */
export function sfx(dur, fn, { verb = 0, size = 0.7, dec = 0.7, peak = 0.8 } = {}) {
  setSeed(5);
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
  return [l, r];
}

/** A band of `x` around `hz`; the filter is kept in the effect's state under `key`. */
export function band(state, key, x, hz, q) {
  const filter = (state[key] ||= new SVF());
  filter.run(x, hz, q);
  return filter.bp;
}
