// Whom a how-to is shown on: a line-drawn face or a model face. Both stand under a camera and know their areas.
import { BONE, GREY, INK } from './stage.mjs';
import { clamp, pour, soft, span } from './ease.mjs';
import { Paint, flatLayer, litLayer } from './paint.mjs';

const svgPath = (d) => { const p = document.createElementNS('http://www.w3.org/2000/svg', 'path'); p.setAttribute('d', d); return p; };
const parted = (d) => d.match(/M[^M]+/g) ?? [];
const boxOf = (d) => { const p = svgPath(d), svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.append(p); document.body.append(svg); const { x, y, width, height } = p.getBBox(); svg.remove(); return { x, y, w: width, h: height }; };

class Subject {
  constructor(stage) { this.stage = stage; this.view = { scale: 1, cx: 200, cy: 250, ax: 0.5, ay: 0.5 }; }

  /** The camera: the subject's point (cx, cy) stands at the share (ax, ay) of the frame, so many pixels to a unit. */
  look([scale, cx, cy, ax = 0.5, ay = 0.5]) { this.view = { scale, cx, cy, ax, ay }; }

  toScreen([x, y]) { const { scale, cx, cy, ax, ay } = this.view; return [this.stage.W * ax + (x - cx) * scale, this.stage.H * ay + (y - cy) * scale]; }

  under(draw) {
    const { g } = this.stage, { scale } = this.view, [x, y] = this.toScreen([0, 0]);
    g.save(); g.translate(x, y); g.scale(scale, scale); draw(g, scale); g.restore();
  }

  put({ image, left, top, width, height }, alpha = 1, blend = 'source-over') {
    this.under((g) => { g.globalAlpha = alpha; g.globalCompositeOperation = blend; g.drawImage(image, left, top, width, height); });
  }
}

/** Lines that draw themselves, areas painted flat. Units: the 400 x 500 picture. */
export class LineFace extends Subject {
  constructor(stage, type) {
    super(stage);
    this.data = stage.assets.lines[type];
    this.strokes = stage.keep(`strokes ${type}`, () => Object.entries(this.data.lines).flatMap(([group, list]) => list.flatMap(({ d, width, fill }) => (fill
      ? [{ group, path: new Path2D(d), fill: fill === 'ink' ? INK : BONE }]
      : parted(d).map((part) => ({ group, path: new Path2D(part), d: part, length: svgPath(part).getTotalLength(), width }))))));
  }

  /** progress 0 to 1 draws all lines one after the other; `tone` by group dims (0 to 1). */
  lines(progress, tone = {}, groups = undefined, fade = 1) {
    const shown = this.strokes.filter(({ group }) => !groups || groups.includes(group)), n = shown.length, window = 0.22;
    this.under((g, scale) => {
      g.lineCap = 'round'; g.lineJoin = 'round';
      shown.forEach((stroke, i) => {
        const u = pour(span(progress, (i / n) * (1 - window), (i / n) * (1 - window) + window)), alpha = (tone[stroke.group] ?? 1) * fade;
        if (u <= 0 || alpha <= 0) return;
        g.globalAlpha = alpha * (stroke.fill ? soft(u) : 1);
        if (stroke.fill) { g.fillStyle = stroke.fill; return g.fill(stroke.path); }
        g.strokeStyle = BONE; g.lineWidth = stroke.width * scale ** -0.42;
        g.setLineDash(u < 1 ? [stroke.length * u, stroke.length] : []);
        g.stroke(stroke.path);
      });
      g.setLineDash([]);
    });
  }

  /** Hairs of one brow in a colour, one after the other; dy lifts them. side: 'left' or 'right' as seen. */
  brow(side, progress, hex, { dy = 0, from = 0, to = 1, width = 1.5, turn = 0 } = {}) {
    const hairs = this.strokes.filter(({ group, d }) => group === 'brows' && (Number(/M([\d.]+)/.exec(d)[1]) < 200) === (side === 'left'));
    const some = hairs.slice(Math.floor(hairs.length * from), Math.ceil(hairs.length * to));
    let tip = null;
    this.under((g, scale) => {
      g.lineCap = 'round'; g.translate(0, dy);
      if (turn) { const x = side === 'left' ? 150 : 250; g.translate(x, 175); g.rotate(turn); g.translate(-x, -175); }
      some.forEach((hair, i) => {
        const u = clamp((progress * (some.length + 3) - i) / 3);
        if (u <= 0) return;
        g.strokeStyle = hex; g.lineWidth = width * scale ** -0.3; g.setLineDash(u < 1 ? [hair.length * u, hair.length] : []); g.stroke(hair.path);
        if (u < 1 || i === some.length - 1) { const p = svgPath(hair.d).getPointAtLength(hair.length * u); tip = [p.x, p.y + dy]; }
      });
      g.setLineDash([]);
    });
    return tip;
  }

  /** One side ('left', 'right') or both of an area, as a list of paints. */
  paints({ area, side, hex, alpha = 0.92, feather = 1.4, finish, way, n, wide, stretch = [1, 1], shift = [0, 0] }) {
    const parts = parted(this.data.areas[area]).map((d) => ({ d, box: boxOf(d) })).filter(({ box }) => !side || (box.x + box.w / 2 < 200) === (side === 'left') || box.w > 60 && area === 'lips');
    return parts.map(({ d, box }) => {
      const k = 4, margin = 10, mirrored = box.x + box.w / 2 > 200;
      const key = JSON.stringify(['flat', this.data.type, d.slice(0, 30), hex, alpha, feather, finish, way, n, wide]);
      return this.stage.keep(key, () => new Paint({ box, margin, k, layer: flatLayer({ d, box, margin, k, hex, alpha, feather, finish }), way, n, wide, mirrored, stretch, shift }));
    });
  }

  /** The ground of a drawing: soot with a little grey light behind the face. */
  ground(t) {
    const { stage } = this, [x, y] = this.toScreen([200, 220]), r = Math.max(stage.W, stage.H) * 0.75, f = stage.g.createRadialGradient(x, y, 0, x, y, r);
    f.addColorStop(0, '#211e1e'); f.addColorStop(0.5, '#100d0e'); f.addColorStop(1, INK);
    stage.g.fillStyle = f; stage.g.fillRect(0, 0, stage.W, stage.H);
    stage.smoke(t, '#6d6462', 0.16, { top: 0, bottom: 1 });
  }
}

const RIGHT = { upper: [33, 246, 161, 160, 159, 158, 157, 173, 133], lower: [33, 7, 163, 144, 145, 153, 154, 155, 133], brow: [46, 53, 52, 65, 55], cheek: [50, 205, 187] };
const LEFT = { upper: [263, 466, 388, 387, 386, 385, 384, 398, 362], lower: [263, 249, 390, 373, 374, 380, 381, 382, 362], brow: [276, 283, 282, 295, 285], cheek: [280, 425, 411] };
const LIPS = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146];
const MOUTH = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95];

/** How a portrait stands on the 1080 x 1350 units that scripts count in: eyes and mouth where those of the drawing are, and room around for the camera. */
const ON_UNITS = { left: 151, top: 181, width: 778, height: 972 }, EDGE = 70;

/** A rendered portrait with its landmarks; it fades at its edges into what lies behind it. Units: see ON_UNITS. */
export class ModelFace extends Subject {
  constructor(stage, id) {
    super(stage);
    this.id = id; this.img = stage.pic(id); this.size = [1080, 1350];
    const { landmarks } = stage.assets.faces[id];
    this.points = landmarks.map(([x, y]) => [ON_UNITS.left + x * ON_UNITS.width, ON_UNITS.top + y * ON_UNITS.height]);
    this.faded = stage.keep(`faded ${id}`, () => this.#placed(true));
  }

  ground(t, alpha = 1) {
    const { stage } = this;
    if (alpha <= 0) return;
    const { g, W, H } = stage;
    g.save(); g.globalAlpha = alpha; g.fillStyle = GREY; g.fillRect(0, 0, W, H); g.restore();
    stage.cover(stage.blurred(this.id, this.img, 24), { zoom: 1.06, size: this.img, alpha });
    this.under((own) => { own.globalAlpha = alpha; own.drawImage(this.faded, 0, 0, 1080, 1350); });
  }

  /** The portrait on its units: half as fine again and with soft edges, or as it is. */
  #placed(faded, fine = faded ? 1.5 : 1) {
    const { left, top, width, height } = ON_UNITS, c = new OffscreenCanvas(1080 * fine, 1350 * fine), g = c.getContext('2d', { willReadFrequently: !faded });
    g.scale(fine, fine); g.imageSmoothingQuality = 'high'; g.drawImage(this.img, left, top, width, height);
    if (!faded) return c;
    g.globalCompositeOperation = 'destination-in'; g.filter = `blur(${EDGE * fine * 0.5}px)`; g.fillRect(left + EDGE, top + EDGE, width - 2 * EDGE, height - 2 * EDGE);
    return c;
  }

  #spline(g, points) {
    const n = points.length;
    g.beginPath();
    points.forEach((p, i) => { const q = points[(i + 1) % n], m = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]; if (!i) g.moveTo(...m); else g.quadraticCurveTo(...p, ...m); });
    g.quadraticCurveTo(...points[0], (points[0][0] + points[1][0]) / 2, (points[0][1] + points[1][1]) / 2);
  }

  #areas(area, side) {
    const P = this.points, at = (ids) => ids.map((i) => P[i]), sides = side === 'left' ? [RIGHT] : side === 'right' ? [LEFT] : [RIGHT, LEFT], out = (a, b, u) => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const oval = ([x, y], rx, ry, turn) => Array.from({ length: 16 }, (_, i) => { const a = (i / 16) * 2 * Math.PI, c = rx * Math.cos(a), s = ry * Math.sin(a); return [x + c * Math.cos(turn) - s * Math.sin(turn), y + c * Math.sin(turn) + s * Math.cos(turn)]; });
    const fan = (points, w) => points.map((_, i) => { const u = i / (points.length - 1) * (w.length - 1), k = Math.min(w.length - 2, Math.floor(u)); return w[k] + (w[k + 1] - w[k]) * (u - k); });
    if (area === 'lips') return [{ points: at(LIPS), hole: at(MOUTH) }];
    if (area === 'innerLips') {
      const c = out(P[13], P[14], 0.5);
      return [{ points: at(LIPS).map((p) => [c[0] + (p[0] - c[0]) * 0.6, c[1] + (p[1] - c[1]) * 0.74]), hole: at(MOUTH) }];
    }
    if (area === 'midLips') {
      const c = out(P[13], P[14], 0.5);
      return [{ points: at(LIPS).map((p) => [c[0] + (p[0] - c[0]) * 0.76, c[1] + (p[1] - c[1]) * 0.86]), hole: at(MOUTH) }];
    }
    if (area === 'noseBridge') return [{ points: oval(out(P[6], P[195], 0.75), 60, 24, 0) }];
    return sides.map((s) => {
      const upper = at(s.upper), brow = at(s.brow), way = s === RIGHT ? -1 : 1;
      const browAt = (u) => { const f = u * (brow.length - 1), k = Math.min(brow.length - 2, Math.floor(f)); return out(brow[k], brow[k + 1], f - k); };
      const lift = (heights) => upper.map((p, i) => out(p, browAt(i / (upper.length - 1)), fan(upper, heights)[i]));
      if (area === 'lid') return { points: [[upper[0][0] + way * 12, upper[0][1] - 8], ...upper, ...lift([0.2, 0.44, 0.5, 0.46, 0.2]).toReversed()] };
      if (area === 'lidOuter') return { points: [[upper[0][0] + way * 30, upper[0][1] - 20], ...upper.slice(0, 5), ...lift([0.3, 0.34, 0.24, 0.12, 0.06]).slice(0, 5).toReversed()] };
      if (area === 'lidDeep') return { points: [[upper[0][0] + way * 20, upper[0][1] - 12], ...upper.slice(0, 7), ...lift([0.26, 0.3, 0.26, 0.2, 0.1]).slice(0, 7).toReversed()] };
      if (area === 'lashLine') { const line = upper.slice(0, -1); return { points: [[upper[0][0] + way * 26, upper[0][1] - 17], ...line, ...line.map(([x, y], i) => [x, y - 9 * Math.sin((Math.PI * (i + 1.5)) / (line.length + 2)) - 2]).toReversed()] }; } // the inner corner stays bare
      if (area === 'lashes') {
        const n = 58, hairs = Array.from({ length: n }, (_, i) => {
          const chance = (k) => { const x = Math.sin((i + 1) * k) * 43758.5453; return x - Math.floor(x) - 0.5; };
          const share = Math.min(0.995, Math.max(0, (i + 0.5 + 0.9 * chance(12.9)) / n)), u = share * (upper.length - 1.01), k = Math.floor(u), [x, y] = out(upper[k], upper[k + 1], u - k), v = 1 - share; // v: 1 at the outer corner
          const long = (9 + 17 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.62 * v))) * (1 + 0.55 * chance(78.2)), lean = way * (1.15 * v - 0.42 + 0.34 * chance(39.4));
          return [[x, y + 1], [x + lean * long * 0.22, y - long * 0.42], [x + lean * long * 0.95, y - long * 0.86]];
        });
        return { points: [...upper, ...hairs.map((hair) => hair[2])], hairs };
      }
      if (area === 'cheek') { const [a, b] = at(s.cheek), c = out(a, b, 0.35); return { points: oval([c[0] + way * 10, c[1] - 6], 96, 60, -way * 0.42) }; }
      throw new Error(`a model face has no ${area}`);
    });
  }

  paints({ area, side, half, hex, alpha = 0.9, feather = 5, gloss, way, n, wide }) {
    return this.#areas(area, side).map(({ points, hole, hairs }) => {
      if (half) points = points.map(([x, y]) => [half === 'left' ? Math.min(x, 540) : Math.max(x, 540), y]);
      const xs = points.map(([x]) => x), ys = points.map(([, y]) => y), box = { x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) };
      const key = JSON.stringify(['lit', this.id, area, hex, alpha, feather, Math.round(box.x)]);
      return this.stage.keep(key, () => {
        const img = this.stage.keep(`full ${this.id}`, () => this.#placed(false));
        const trace = (g) => {
          if (hairs) return hairs.forEach(([[x, y], [bx, by], tip]) => { g.beginPath(); g.moveTo(x - 0.8, y); g.quadraticCurveTo(bx - 0.5, by, ...tip); g.quadraticCurveTo(bx + 0.5, by, x + 0.8, y); g.fill(); });
          this.#spline(g, points); g.fill(); if (hole) { g.globalCompositeOperation = 'destination-out'; g.filter = 'blur(1px)'; g.globalAlpha = 0.6; this.#spline(g, hole); g.fill(); }
        };
        const margin = Math.ceil(feather * 3 + 6);
        return new Paint({ box, margin, k: 1, layer: litLayer({ img, box, margin, hex, alpha, feather, gloss, trace }), way, n, wide, mirrored: box.x + box.w / 2 > 540 });
      });
    });
  }
}
