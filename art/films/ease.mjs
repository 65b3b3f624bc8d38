// The motion tokens of the house, as functions of 0 to 1.
export const clamp = (x, a = 0, b = 1) => Math.min(b, Math.max(a, x));
/** How much of the way from a to b has gone at t. */
export const span = (t, a, b) => clamp((t - a) / (b - a));
export const soft = (u) => u * u * (3 - 2 * u);
export const mix = (a, b, u) => a + (b - a) * u;

/** A CSS cubic-bezier. */
export function bezier(x1, y1, x2, y2) {
  const at = (p, q, s) => 3 * p * s * (1 - s) ** 2 + 3 * q * s * s * (1 - s) + s ** 3;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let lo = 0, hi = 1;
    for (let i = 0; i < 22; i++) { const s = (lo + hi) / 2; if (at(x1, x2, s) < x) lo = s; else hi = s; }
    return at(y1, y2, (lo + hi) / 2);
  };
}

export const cap = bezier(0.2, 0.9, 0.1, 1);
export const pour = bezier(0.65, 0, 0.05, 1);

/** Values between keys [[time, value or list], …], each passage poured; before the first and after the last it rests. */
export function keys(t, list, ease = pour) {
  let i = 0;
  while (i < list.length - 1 && t >= list[i + 1][0]) i++;
  const [t0, a] = list[i], next = list[i + 1];
  if (!next || t <= t0) return a;
  const u = ease(span(t, t0, next[0]));
  return Array.isArray(a) ? a.map((v, k) => mix(v, next[1][k], u)) : mix(a, next[1], u);
}
