// The areas a how-to step paints, as closed paths in the same picture as the lines: both sides in one path.
import { closed } from './pen.mjs';

const flip = (points) => points.map(([x, y]) => [-x, y]);
const pair = (points) => closed(points) + closed(flip(points));
const every = (points, k) => points.filter((_, i) => i % k === 0 || i === points.length - 1);

/** lid, crease, lashLine, underEye, cheek, contour, lips of one face. */
export function areas({ curves, plane: P }, look) {
  const up = every(curves.lashUp, 6), fold = every(curves.fold, 6), low = every(curves.lashLow, 6), lift = (points, f) => points.map(([x, y], i) => [x, y + f(i / (points.length - 1))]);
  const top = look.foldDepth > 0.3 ? fold : lift(fold, (u) => 0.35 * Math.sin(Math.PI * u));
  const hump = (h) => (u) => h * Math.sin(Math.PI * Math.min(1, Math.max(0, u)));
  const oval = (c, a, b, turn) => Array.from({ length: 12 }, (_, k) => { const t = (k / 12) * 2 * Math.PI, x = a * Math.cos(t), y = b * Math.sin(t); return [c[0] + x * Math.cos(turn) - y * Math.sin(turn), c[1] + x * Math.sin(turn) + y * Math.cos(turn)]; });
  const jaw = [234, 93, 132, 58, 172, 136].map((i) => P[i]);
  return {
    lid: pair([...up, ...top.toReversed()]),
    crease: pair([...lift(top, hump(-0.08)), ...lift(top.toReversed(), hump(0.62))]),
    lashLine: pair([[up[0][0] - 0.4, up[0][1] + 0.2], ...up, ...lift(up.toReversed(), hump(0.16))]),
    underEye: pair([...lift(low, () => -0.1), ...lift(low.toReversed(), (u) => -0.12 - 0.85 * Math.sin(Math.PI * u))]),
    cheek: pair(oval([-4.7, P[50][1] * 0.5 + 0.1], 1.95, 1.15, -0.5)),
    contour: pair([...jaw, ...jaw.toReversed().map(([x, y], i) => [x + 0.5 + 0.95 * Math.sin((Math.PI * (i + 0.4)) / jaw.length), y + 0.15])]),
    lips: closed([61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146].map((i) => P[i])),
  };
}
