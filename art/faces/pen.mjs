// From points in the face's plane (cm, y up) to SVG path data in a 400 x 500 picture.
const SCALE = 14.0, round = (v) => Math.round(v * 10) / 10;

/** cm to picture units. */
export const place = ([x, y]) => [200 + x * SCALE, 236 - (y + 0.2) * SCALE];

const bezier = (q, close) => {
  const n = q.length, at = (i) => (close ? q[(i + n) % n] : q[Math.min(n - 1, Math.max(0, i))]);
  let d = `M${round(q[0][0])} ${round(q[0][1])}`;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${[b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6, c[0], c[1]].map(round).join(' ')}`;
  }
  return close ? d + 'Z' : d;
};

/** An open stroke through the points. */
export const curve = (points) => (points.length < 2 ? '' : bezier(points.map(place), false));
/** A closed shape through the points. */
export const closed = (points) => bezier(points.map(place), true);
/** Small filled discs of a radius in cm. */
export const dots = (points, r) => points.map((p) => { const [x, y] = place(p), q = r * SCALE; return `M${round(x - q)} ${round(y)}a${round(q)} ${round(q)} 0 1 0 ${round(2 * q)} 0a${round(q)} ${round(q)} 0 1 0 ${round(-2 * q)} 0Z`; }).join('');

/** A stroke with pressure: width(u) in cm on either side of the line. */
export function nib(points, width) {
  const n = points.length, left = [], right = [];
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)], b = points[Math.min(n - 1, i + 1)], l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, w = width(i / (n - 1));
    left.push([p[0] - ((b[1] - a[1]) / l) * w, p[1] + ((b[0] - a[0]) / l) * w]); right.unshift([p[0] + ((b[1] - a[1]) / l) * w, p[1] - ((b[0] - a[0]) / l) * w]);
  });
  return closed([...left, ...right]);
}

/** The piece of a polyline between two shares of its points, thinned for drawing. */
export function part(points, from, to) {
  const n = points.length - 1, a = Math.round(from * n), b = Math.round(to * n), out = points.slice(a, b + 1), step = Math.max(1, Math.floor(out.length / 9));
  return out.filter((_, i) => i % step === 0 || i === out.length - 1);
}

/** A hand's small unevenness, the same for the same name: numbers about 0, most within 1. */
export function hand(name) {
  let s = [...name].reduce((a, c) => (Math.imul(a, 31) + c.charCodeAt(0)) >>> 0, 7);
  const r = () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296; };
  return () => r() + r() - 1;
}
