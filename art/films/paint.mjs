// Make-up that is laid on stroke by stroke: a layer of colour in the subject's own units, uncovered by the path of a tool.
import { canvas, dice, rgb } from './stage.mjs';
import { clamp, mix, soft, span } from './ease.mjs';

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const coded = (v) => 255 * clamp(v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** The ways a tool goes over a box: each a list of strokes, a stroke a list of points. */
const WAYS = {
  /** back and forth, arched, from the lower edge up */
  sweep: ({ x, y, w, h }, n) => Array.from({ length: n }, (_, j) => {
    const v = y + h * (0.88 - (0.8 * j) / Math.max(1, n - 1)), back = j % 2;
    return Array.from({ length: 13 }, (_, i) => { const u = back ? 1 - i / 12 : i / 12; return [x + w * (0.04 + 0.92 * u), v - Math.sin(Math.PI * u) * h * 0.16]; });
  }),
  /** taps that wander outward from the middle */
  tap: ({ x, y, w, h }, n) => Array.from({ length: n }, (_, j) => {
    const a = j * 2.399, r = Math.sqrt(j / n) * 0.42, px = x + w * (0.5 + r * Math.cos(a)), py = y + h * (0.5 + r * Math.sin(a));
    return [[px, py], [px + w * 0.02, py]];
  }),
  /** short strokes side by side, downward: lips */
  creases: ({ x, y, w, h }, n) => Array.from({ length: n }, (_, j) => {
    const u = 0.5 + ((j % 2 ? 1 : -1) * Math.ceil(j / 2)) / (n + 1), px = x + w * u;
    return [[px, y + h * 0.06], [px + w * 0.012, y + h * 0.5], [px, y + h * 0.94]];
  }),
  /** one line from left to right */
  line: ({ x, y, w, h }) => [Array.from({ length: 17 }, (_, i) => [x + (w * i) / 16, y + h * (0.55 - 0.3 * Math.sin((Math.PI * i) / 16))])],
};

export class Paint {
  /**
   * box: { x, y, w, h } in the subject's units; k: pixels per unit; layer: canvas of the colour with its alpha, over the box with its margin.
   * way: which of the ways above, n strokes, `wide` as a share of the box's height. mirrored: goes from right to left.
   */
  constructor({ box, margin, k, layer, way = 'sweep', n = 5, wide = 0.5, mirrored = false }) {
    Object.assign(this, { box, margin, k, layer, strokes: WAYS[way](box, n), wide: wide * box.h });
    if (mirrored) this.strokes = this.strokes.map((stroke) => stroke.map(([x, y]) => [2 * box.x + box.w - x, y]));
    this.cut = canvas(layer.width, layer.height);
    this.trace = canvas(layer.width / 3, layer.height / 3); // small, so that its edges come out soft
  }

  /** Where the tool stands at p, in the subject's units, and whether it touches. */
  tip(p) {
    const n = this.strokes.length, at = clamp(p) * n, j = Math.min(n - 1, Math.floor(at)), stroke = this.strokes[j], u = soft(Math.min(1, (at - j) * 1.15)) * (stroke.length - 1), i = Math.min(stroke.length - 2, Math.floor(u));
    return [mix(stroke[i][0], stroke[i + 1][0], u - i), mix(stroke[i][1], stroke[i + 1][1], u - i)];
  }

  /** The colour so far, to be drawn at `left, top` in units, `width` units wide. */
  at(p) {
    const { box, margin, layer } = this, place = { left: box.x - margin, top: box.y - margin, width: layer.width / this.k, height: layer.height / this.k };
    if (p >= 1) return { ...place, image: layer };
    const { g, c } = this.cut, { g: tg, c: tc } = this.trace, k = this.k / 3, n = this.strokes.length;
    tg.setTransform(1, 0, 0, 1, 0, 0); tg.clearRect(0, 0, tc.width, tc.height);
    tg.setTransform(k, 0, 0, k, -place.left * k, -place.top * k);
    tg.lineCap = 'round'; tg.lineJoin = 'round'; tg.strokeStyle = '#000'; tg.filter = `blur(${Math.max(0.6, this.wide * k * 0.16)}px)`;
    this.strokes.forEach((stroke, j) => {
      const u = soft(clamp((p * n - j) * 1.15)) * (stroke.length - 1);
      if (u <= 0) return;
      tg.globalAlpha = 0.86; tg.lineWidth = this.wide;
      tg.beginPath(); tg.moveTo(...stroke[0]);
      for (let i = 1; i <= Math.floor(u); i++) tg.lineTo(...stroke[i]);
      const i = Math.floor(u), rest = u - i;
      if (stroke[i + 1] && rest > 0) tg.lineTo(mix(stroke[i][0], stroke[i + 1][0], rest), mix(stroke[i][1], stroke[i + 1][1], rest));
      tg.stroke();
    });
    tg.filter = 'none';
    const full = soft(span(p, 0.86, 1)); // what the strokes left open closes at the end
    if (full > 0) { tg.setTransform(1, 0, 0, 1, 0, 0); tg.globalAlpha = full; tg.fillStyle = '#000'; tg.fillRect(0, 0, tc.width, tc.height); }
    g.globalCompositeOperation = 'copy'; g.drawImage(layer, 0, 0);
    g.globalCompositeOperation = 'destination-in'; g.drawImage(tc, 0, 0, c.width, c.height);
    return { ...place, image: c };
  }
}

/** A flat shade in the shape of an SVG path, its edge feathered, its body streaked like powder or wet like gloss. */
export function flatLayer({ d, box, margin, k, hex, alpha, feather, finish = 'matte' }) {
  const { c, g } = canvas((box.w + 2 * margin) * k, (box.h + 2 * margin) * k), rnd = dice(d.slice(0, 40)), [r, gr, b] = rgb(hex);
  const trim = () => { g.setTransform(k, 0, 0, k, (margin - box.x) * k, (margin - box.y) * k); };
  trim(); g.filter = `blur(${feather * k}px)`; g.fillStyle = '#000'; g.fill(new Path2D(d)); g.filter = 'none';
  g.globalCompositeOperation = 'source-in'; g.setTransform(1, 0, 0, 1, 0, 0); g.globalAlpha = alpha; g.fillStyle = hex; g.fillRect(0, 0, c.width, c.height);
  g.globalCompositeOperation = 'source-atop';
  for (let i = 0; i < 240; i++) { // the hand's unevenness, three in a hundred
    const up = rnd() > 0.5, x = rnd() * c.width, y = rnd() * c.height;
    g.globalAlpha = 0.05; g.strokeStyle = up ? `rgb(${Math.min(255, r + 40)},${Math.min(255, gr + 40)},${Math.min(255, b + 40)})` : `rgb(${r >> 1},${gr >> 1},${b >> 1})`; g.lineWidth = 1 + rnd() * 3;
    g.beginPath(); g.moveTo(x, y); g.lineTo(x + (30 + rnd() * 60) * (k / 4), y + (rnd() - 0.5) * 10); g.stroke();
  }
  if (finish === 'pearl' || finish === 'glitter') for (let i = 0; i < (finish === 'glitter' ? 420 : 200); i++) {
    g.globalAlpha = 0.25 + rnd() * 0.6; g.fillStyle = '#fff'; const s = finish === 'glitter' ? 0.6 + rnd() * 1.6 : 0.5 + rnd() * 0.5;
    g.fillRect(rnd() * c.width, rnd() * c.height, s, s);
  }
  return c;
}

/** A shade on a photograph-like face: the shade times the light that lies there; gloss keeps the highlights white. `trace(g)` draws the shape in picture pixels. */
export function litLayer({ img, box, margin, hex, alpha, feather, gloss = 0.6, trace }) {
  const w = Math.round(box.w + 2 * margin), h = Math.round(box.h + 2 * margin), { c, g } = canvas(w, h), left = box.x - margin, top = box.y - margin;
  g.drawImage(img, -left, -top);
  const data = g.getImageData(0, 0, w, h), px = data.data, shade = rgb(hex).map((v) => linear(v / 255)), mask = canvas(w, h);
  mask.g.filter = `blur(${feather}px)`; mask.g.translate(-left, -top); mask.g.fillStyle = '#000'; trace(mask.g); mask.g.filter = 'none';
  const cover = mask.g.getImageData(0, 0, w, h).data, light = new Float32Array(w * h), seen = [];
  for (let i = 0; i < w * h; i++) {
    light[i] = 0.2126 * linear(px[i * 4] / 255) + 0.7152 * linear(px[i * 4 + 1] / 255) + 0.0722 * linear(px[i * 4 + 2] / 255);
    if (cover[i * 4 + 3] > 200) seen.push(light[i]);
  }
  seen.sort((a, b) => a - b);
  const middle = seen[seen.length >> 1] || 0.1; // swatch law: the median pixel is the shade
  for (let i = 0; i < w * h; i++) {
    const l = light[i] / middle, body = Math.min(1.25, l) ** 0.85, shine = Math.max(0, l - 1.35) * middle * gloss;
    for (let n = 0; n < 3; n++) px[i * 4 + n] = coded(shade[n] * body + shine);
    px[i * 4 + 3] = cover[i * 4 + 3] * alpha;
  }
  g.putImageData(data, 0, 0);
  return c;
}
