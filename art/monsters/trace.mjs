/**
 * Outlines of a mask as SVG path data.
 * @param {Uint8Array} mask alpha 0..255, row by row
 * Marching squares with interpolated edges at alpha 110.5 (between two values, so that no point falls on a corner), rings under 9 px² dropped, then Douglas-Peucker to 0.45 px.
 */
export function trace(mask, width, height, level = 110.5, tolerance = 0.45) {
  const at = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : mask[y * width + x]);
  const cut = (a, b) => (level - a) / (b - a), next = new Map();   // a point is known by the grid edge it lies on
  for (let y = -1; y < height; y++) for (let x = -1; x < width; x++) {
    const a = at(x, y), b = at(x + 1, y), c = at(x + 1, y + 1), d = at(x, y + 1);
    const top = () => [x + cut(a, b), y, `${x},${y}h`], right = () => [x + 1, y + cut(b, c), `${x + 1},${y}v`];
    const low = () => [x + cut(d, c), y + 1, `${x},${y + 1}h`], left = () => [x, y + cut(a, d), `${x},${y}v`];
    const link = (p, q) => next.set(p()[2], q());
    switch ((a >= level) | ((b >= level) << 1) | ((c >= level) << 2) | ((d >= level) << 3)) {   // inside lies on the right hand
      case 1: link(left, top); break;
      case 2: link(top, right); break;
      case 3: link(left, right); break;
      case 4: link(right, low); break;
      case 5: link(left, top); link(right, low); break;
      case 6: link(top, low); break;
      case 7: link(left, low); break;
      case 8: link(low, left); break;
      case 9: link(low, top); break;
      case 10: link(top, right); link(low, left); break;
      case 11: link(low, right); break;
      case 12: link(right, left); break;
      case 13: link(right, top); break;
      case 14: link(top, left); break;
      default:
    }
  }
  const rings = [];
  while (next.size) {
    const ring = [];
    for (let k = next.keys().next().value; next.has(k);) { const p = next.get(k); next.delete(k); ring.push(p); [, , k] = p; }
    if (Math.abs(area(ring)) > 9) rings.push(simplify(ring, tolerance));
  }
  const n = (v) => String(Math.round(v * 10) / 10);
  return rings.filter((r) => r.length > 2).map((r) => `M${r.map((p) => `${n(p[0] + 0.5)} ${n(p[1] + 0.5)}`).join('L')}Z`).join('');
}

const area = (r) => r.reduce((s, [x, y], i) => { const [u, v] = r[(i + 1) % r.length]; return s + x * v - u * y; }, 0) / 2;

function simplify(points, tolerance) {
  if (points.length < 4) return points;
  const keep = new Uint8Array(points.length), half = points.length >> 1, stack = [[0, half], [half, points.length - 1]];
  keep[0] = keep[half] = keep[points.length - 1] = 1;
  while (stack.length) {
    const [i, j] = stack.pop(), [ax, ay] = points[i], [bx, by] = points[j], len = Math.hypot(bx - ax, by - ay) || 1;
    let worst = 0, k = -1;
    for (let m = i + 1; m < j; m++) {
      const dist = Math.abs((points[m][0] - ax) * (by - ay) - (points[m][1] - ay) * (bx - ax)) / len;
      if (dist > worst) { worst = dist; k = m; }
    }
    if (worst > tolerance) { keep[k] = 1; stack.push([i, k], [k, j]); }
  }
  return points.filter((_, i) => keep[i]);
}
