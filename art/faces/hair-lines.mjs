// Hair of the line drawings: few long strokes per cut, in the face's plane (cm). Left is drawn, right is its freer twin.
import { curve } from './pen.mjs';

const CROWN = 13.4;
/** A stroke from three or four points, moved a little by the hand. */
const stroke = (points, rnd, k = 0.12) => curve(points.map(([x, y], i) => (i ? [x + rnd() * k, y + rnd() * k] : [x, y])));
const sides = (make) => [-1, 1].flatMap((s) => make(s));
const range = (n) => Array.from({ length: n }, (_, i) => (n > 1 ? i / (n - 1) : 0));

/** Parted at x, laid down to both temples and tied behind; wave bends the strokes. */
function parted(x, rnd, wave = 0) {
  const outline = [[-8.1, 2.4], [-8.75, 5.4], [-7.9, 9.3], [-5.2, 12.3], [x - 0.7, CROWN]], twin = [[8.1, 2.4], [8.75, 5.4], [7.9, 9.3], [5.2, 12.3], [x + 0.7, CROWN]];
  const fine = sides((s) => range(8).map((t) => {
    const y = 9.0 + t * 4.1, end = [s * (8.15 - t * 0.1), 2.9 + t * 2.4 - 0.3], mid = s * (4.1 + t * 0.9), b = wave * Math.sin(t * 3);
    return stroke([[x + s * 0.08, y], [x * 0.6 + mid * 0.55, y + 0.25 - b], [s * (6.2 + t * 0.9), y - 2.2 + t * 0.3 + b], end], rnd, 0.1 + wave * 0.2);
  }));
  const line = sides((s) => [stroke([[x + s * 0.1, 8.85], [x * 0.5 + s * 3.4, 8.55], [s * 5.9, 6.9], [s * 7.0, 4.4], [s * 7.35, 2.6]], rnd, 0.05)]);
  return { lines: [curve(outline), curve(twin), curve([[x, 8.9], [x + 0.03, 11], [x, CROWN - 0.05]]), ...line], fine, ears: true };
}

const CUTS = {
  knot: (rnd) => parted(0, rnd),
  waves: (rnd) => parted(2.6, rnd, 0.55),
  side: (rnd) => parted(-2.2, rnd),
  back(rnd) {
    const edge = range(21).map((t) => { const a = -1 + 2 * t; return [a * 7.0, 8.7 - 5.0 * Math.abs(a) ** 3.4 - 0.2 * Math.cos(a * 9)]; });
    const fine = edge.map(([x, y], i) => { const l = i % 2 ? 0.62 : 1; return stroke([[x, y], [x * 1.10, y + 1.5 * l], [x * (1.16 - 0.1 * l), Math.min(CROWN + 0.5 - x * x * 0.055, y + 5.4 * l)]], rnd, 0.12); });
    return { lines: [curve(edge), curve([[-8.1, 2.4], [-8.9, 5.6], [-8.2, 9.6], [-5.6, 12.9], [-0.4, 14.1], [5.2, 13.0], [8.1, 9.7], [8.9, 5.5], [8.1, 2.4]])], fine, ears: true };
  },
  bob(rnd) {
    const lines = [curve([[-0.6, CROWN], [-5.6, 12.4], [-8.9, 8.2], [-9.6, 2], [-9.7, -3.6], [-8.9, -7.5]]), curve([[0.4, CROWN], [5.6, 12.4], [8.9, 8.1], [9.7, 2], [9.6, -3.8], [9.0, -7.6]]),
      ...sides((s) => [stroke([[s * 6.9, 6.2], [s * 7.75, 2.6], [s * 7.9, -1.4], [s * 7.2, -7.2]], rnd, 0.05), stroke([[s * 7.2, -7.2], [s * 8.1, -7.6], [s * 9.0, -7.5]], rnd, 0.03)]), stroke([[-6.9, 6.1], [-3.4, 6.35], [0, 6.4], [3.4, 6.3], [6.9, 6.15]], rnd, 0.06)];
    const fine = [...range(13).map((t) => { const a = -1 + 2 * t; return stroke([[a * 2.6, 12.6 - a * a], [a * 5.0, 10.2], [a * 6.3, 6.55]], rnd, 0.14); }), ...sides((s) => range(4).map((t) => stroke([[s * (6.4 + t * 1.6), 9.4 - t], [s * (8.1 + t * 0.45), 3], [s * (8.1 + t * 0.42), -2.5], [s * (7.5 + t * 0.42), -7.1]], rnd, 0.1)))];
    return { lines, fine, ears: false, coversTemple: true };
  },
  long(rnd) {
    const fine = sides((s) => range(7).map((t) => stroke([[s * 0.1, 9.2 + t * 3.9], [s * (4.6 + t * 0.8), 9.5 + t * 2.2], [s * (7.4 + t * 0.9), 4.5], [s * (7.7 + t * 1.15), -4], [s * (7.9 + t * 1.0), -11], [s * (7.3 + t * 1.1), -16.5 - t]], rnd, 0.12)));
    return { lines: [curve([[-0.6, CROWN], [-5.4, 12.5], [-8.9, 8.6], [-9.6, 2], [-9.8, -6], [-9.4, -17.6]]), curve([[0.6, CROWN], [5.4, 12.5], [8.9, 8.6], [9.6, 2], [9.8, -6], [9.5, -17.8]]), curve([[0, 8.9], [0.03, 11], [0, CROWN]]), ...sides((s) => [stroke([[s * 0.1, 8.85], [s * 3.6, 8.4], [s * 6.4, 6.2], [s * 7.45, 2], [s * 7.6, -4], [s * 7.2, -15.8]], rnd, 0.06)])], fine, ears: false, coversTemple: true, shoulders: true };
  },
  lob(rnd) {
    const x = 2.2, fine = sides((s) => range(6).map((t) => stroke([[x + s * 0.1, 9.3 + t * 3.7], [s * (4.9 + t * 0.7), 9.3 + t * 2.2], [s * (7.5 + t * 0.9), 4.2], [s * (7.8 + t * 1.1), -3], [s * (7.2 + t * 1.2), -10.1]], rnd, 0.12)));
    return { lines: [curve([[x - 0.6, CROWN], [-5.2, 12.6], [-8.9, 8.6], [-9.6, 2], [-9.6, -5], [-8.6, -10.4]]), curve([[x + 0.6, CROWN], [6.0, 12.2], [8.9, 8.6], [9.6, 2], [9.6, -5], [8.7, -10.5]]), curve([[x, 8.8], [x, 11], [x - 0.05, CROWN]]), ...sides((s) => [stroke([[x + s * 0.1, 8.8], [s * 4.4, 8.0], [s * 6.6, 5.8], [s * 7.5, 1.6], [s * 7.6, -3], [s * 6.9, -9.8]], rnd, 0.06), stroke([[s * 6.9, -9.8], [s * 7.8, -10.4], [s * 8.65, -10.4]], rnd, 0.03)])], fine, ears: false, coversTemple: true };
  },
  crop(rnd) {
    const fine = range(60).map((t) => { const ring = Math.floor(t * 3.999), a = ((t * 4) % 1) * 2 - 1, y = [8.9, 10.2, 11.5, 12.6][ring] - [5.0, 3.6, 2.6, 1.6][ring] * Math.abs(a) ** 3, x = a * [6.9, 6.9, 6.2, 4.6][ring]; return stroke([[x + rnd() * 0.3, y + rnd() * 0.3], [x * 1.03 + 0.05, y + 0.5 + rnd() * 0.15]], rnd, 0.08); });
    const edge = range(24).map((t) => { const a = -1 + 2 * t; return stroke([[a * 6.95, 8.6 - 5.2 * Math.abs(a) ** 4], [a * 7.0, 9.0 - 5.2 * Math.abs(a) ** 4]], rnd, 0.06); });
    return { lines: [curve([[-7.9, 2.4], [-8.3, 5.4], [-7.6, 9.2], [-5.0, 12.2], [0, 13.5], [5.0, 12.2], [7.6, 9.2], [8.3, 5.4], [7.9, 2.4]])], fine: [...fine, ...edge], ears: true };
  },
};
const BY_TYPE = { REISUI: 'knot', SUICHUKA: 'side', ONTO: 'long', TSUYUDAMA: 'bob', KOTO: 'back', RITO: 'lob', KOUKA: 'waves', KIKA: 'crop' };

/** Lines of the cut that goes with a face type: strokes, finer strokes, whether ears show. */
export const hair = (look, _plane, rnd) => CUTS[BY_TYPE[look.type]](rnd);
