// The stage on which a film is drawn, in the browser: one canvas, driven by time alone, so that any frame can be drawn at any moment.
import { clamp, pour, soft, span } from './ease.mjs';

export const INK = '#050304', BONE = '#f3ebe6', ASH = '#a89c99', GREY = '#2a2827';

export function canvas(width, height) {
  const c = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const g = c.getContext('2d', { willReadFrequently: true });
  g.imageSmoothingQuality = 'medium'; // bicubic would double the time of a frame
  return { c, g };
}

export const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
export const rgba = (hex, alpha) => `rgba(${rgb(hex).join(',')},${alpha})`;

/** Dice with a name: the same name throws the same numbers. */
export function dice(name) {
  let s = [...name].reduce((a, c) => (Math.imul(a, 31) + c.charCodeAt(0)) >>> 0, 7);
  return () => { s = (Math.imul(s, 1664525) + 1013904223) >>> 0; return s / 4294967296; };
}

export class Stage {
  constructor(width, height, assets) {
    Object.assign(this, { W: width, H: height, assets, kept: new Map() });
    ({ c: this.canvas, g: this.g } = canvas(width, height));
    this.half = canvas(width / 2, height / 2);
  }

  /** Made once and kept under a name. */
  keep(name, make) {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name);
  }

  pic(id) {
    const found = this.assets.pics[id];
    if (!found) throw new Error(`the film does not list ${id}`);
    return found;
  }

  clear(color = INK) {
    const { g } = this;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.globalAlpha = 1; g.globalCompositeOperation = 'source-over'; g.filter = 'none';
    g.fillStyle = color; g.fillRect(0, 0, this.W, this.H);
  }

  /** A picture out of focus: shrunk, blurred, and as large as it was when drawn. */
  blurred(name, img, px) {
    return this.keep(`blur ${name} ${px}`, () => {
      const k = Math.max(1, px / 3), { c, g } = canvas(img.width / k, img.height / k);
      g.filter = `blur(${px / k}px)`;
      g.drawImage(img, 0, 0, c.width, c.height);
      return c;
    });
  }

  /** Fills the frame with a picture: its point (fx, fy) stands at (ax, ay) of the frame, zoom 1 just covers. */
  cover(img, { fx = 0.5, fy = 0.5, ax = 0.5, ay = 0.5, zoom = 1, turn = 0, alpha = 1, blend = 'source-over', size = img } = {}) {
    if (alpha <= 0) return;
    const { g, W, H } = this, k = Math.max(W / size.width, H / size.height) * zoom, w = size.width * k, h = size.height * k;
    g.save();
    g.globalAlpha = alpha; g.globalCompositeOperation = blend;
    g.translate(W * ax, H * ay); g.rotate(turn);
    g.drawImage(img, -w * fx, -h * fy, w, h);
    g.restore();
  }

  /** A soft light; screened, so it only ever adds. */
  glow(x, y, r, hex, alpha = 0.5, squash = 1) {
    if (alpha <= 0.002) return;
    const sprite = this.keep(`glow ${hex}`, () => {
      const { c, g } = canvas(256, 256), f = g.createRadialGradient(128, 128, 0, 128, 128, 128);
      for (let i = 0; i <= 12; i++) f.addColorStop(i / 12, rgba(hex, (1 - soft(i / 12)) ** 1.6));
      g.fillStyle = f; g.fillRect(0, 0, 256, 256);
      return c;
    });
    const { g } = this;
    g.save(); g.globalAlpha = alpha; g.globalCompositeOperation = 'screen';
    g.drawImage(sprite, x - r, y - r * squash, 2 * r, 2 * r * squash);
    g.restore();
  }

  /** Drifting smoke in one colour: two sheets of noise at half the size, each on its own way. */
  smoke(t, hex, alpha = 0.5, { top = 0, bottom = 1, scale = 1 } = {}) {
    if (alpha <= 0.004) return;
    const sheet = this.keep(`smoke ${hex}`, () => noise(hex));
    const { c, g } = this.half, w = c.width, h = c.height;
    g.setTransform(1, 0, 0, 1, 0, 0); g.globalCompositeOperation = 'source-over'; g.clearRect(0, 0, w, h);
    for (const [size, vx, vy, a, ox] of [[1.5, 9, -13, 0.8, 0], [2.4, -6, -7, 1, 131]]) {
      const side = 300 * size * scale, x0 = -((((-vx * t + ox) % side) + side) % side), y0 = -((((-vy * t + ox) % side) + side) % side);
      g.globalAlpha = a;
      for (let x = x0; x < w; x += side) for (let y = y0; y < h; y += side) g.drawImage(sheet, x, y, side + 1, side + 1);
    }
    const veil = g.createLinearGradient(0, h * top, 0, h * bottom);
    for (const [at, v] of [[0, 0], [0.3, 1], [0.7, 1], [1, 0]]) veil.addColorStop(at, `rgba(0,0,0,${v})`);
    g.globalAlpha = 1; g.globalCompositeOperation = 'destination-in'; g.fillStyle = veil; g.fillRect(0, 0, w, h);
    this.g.save(); this.g.globalAlpha = alpha; this.g.globalCompositeOperation = 'screen';
    this.g.drawImage(c, 0, 0, this.W, this.H); this.g.restore();
  }

  /** Ink from one side, so that type has ground. */
  veil(side, from, to, strength = 0.9) {
    const { g, W, H } = this, line = { right: [W, 0, 0, 0], left: [0, 0, W, 0], top: [0, 0, 0, H], bottom: [0, H, 0, 0] }[side];
    const f = g.createLinearGradient(...line);
    for (let i = 0; i <= 6; i++) f.addColorStop(clamp(from + ((to - from) * i) / 6), rgba(INK, strength * (1 - soft(i / 6)))); // full from the edge to `from`
    g.save(); g.fillStyle = f; g.fillRect(0, 0, W, H); g.restore();
  }

  /** The whole picture down to ink: 0 is nothing, 1 is night. */
  dip(amount) {
    if (amount <= 0.002) return;
    this.g.save(); this.g.globalAlpha = Math.min(1, amount); this.g.fillStyle = INK; this.g.fillRect(0, 0, this.W, this.H); this.g.restore();
  }

  /** A wet floor: what stands above `y` comes again below it, rippled and darker. `draw(g)` draws what is mirrored, feet at y. */
  mirror(y, t, { depth = 260, alpha = 0.42, wave = 5 } = {}, source) {
    const { g, W } = this, strip = 4;
    for (let d = 0; d < depth; d += strip) {
      const a = alpha * (1 - d / depth) ** 1.5, far = d / depth;
      const dx = Math.sin(d * 0.085 / (0.35 + far) + t * 2.1) * wave * (0.25 + far) + Math.sin(d * 0.031 + t * 1.3) * wave * 0.6;
      g.globalAlpha = a;
      g.drawImage(source, 0, Math.max(0, y - d - strip), W, strip, dx, y + d, W, strip);
    }
    g.globalAlpha = 1;
  }

  /** Discs of light out of focus, between the lens and the picture. */
  bokeh(name, t, hex, count, { alpha = 0.12, size = 70, drift = 14 } = {}) {
    const r = dice(name), { W, H } = this;
    for (let i = 0; i < count; i++) {
      const x = r() * W, y = r() * H, z = 0.4 + r() * 1.2, phase = r() * 7, speed = (r() - 0.3) * drift;
      const yy = ((((y - t * speed * z * 2) % (H + 200)) + H + 200) % (H + 200)) - 100;
      this.glow(x + Math.sin(t * 0.4 + phase) * 24 * z, yy, size * z, hex, alpha * (0.6 + 0.4 * Math.sin(t * 0.9 + phase)));
    }
  }

  /** A band of light that travels over a cut-out and stays on it. Returns a canvas as large as the picture. */
  swept(name, img, at, { width = 0.3, lean = 0.35, strength = 0.55, hex = '#fff1ea' } = {}) {
    if (at <= -width || at >= 1 + width) return img;
    const { c, g } = this.keep(`swept ${name}`, () => canvas(img.width, img.height)), w = c.width, h = c.height;
    g.setTransform(1, 0, 0, 1, 0, 0); g.globalCompositeOperation = 'copy'; g.drawImage(img, 0, 0);
    const x = (at * (1 + lean) - lean / 2) * w, f = g.createLinearGradient(x - width * w, 0, x + width * w, lean * h * 0.6);
    for (const [p, a] of [[0, 0], [0.35, 0.25], [0.5, 1], [0.65, 0.25], [1, 0]]) f.addColorStop(p, rgba(hex, a * strength));
    g.globalCompositeOperation = 'source-atop'; g.fillStyle = f;
    g.globalCompositeOperation = 'overlay'; g.fillRect(0, 0, w, h);
    g.globalCompositeOperation = 'destination-in'; g.drawImage(img, 0, 0);
    return c;
  }

  /** A picture laid down in horizontal slices, each pushed by `push(v)` px, v from 0 (top) to 1: cloth, tails, steam. */
  slices(img, x, y, w, h, push, rows = 110) {
    const { g } = this, sh = img.height / rows, dh = h / rows;
    for (let i = 0; i < rows; i++) g.drawImage(img, 0, i * sh, img.width, sh, x + push((i + 0.5) / rows), y + i * dh, w, dh + 0.6);
  }

  pixels() { return this.g.getImageData(0, 0, this.W, this.H).data; }
}

/** A sheet of noise that meets itself at its edges, the colour in its alpha. */
function noise(hex, size = 192) {
  const { c, g } = canvas(size, size), out = g.createImageData(size, size), [r, gr, b] = rgb(hex), rnd = dice('smoke');
  const grids = [4, 8, 16, 32].map((n) => ({ n, v: Float32Array.from({ length: n * n }, rnd) }));
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) {
    let sum = 0, amp = 0.5;
    for (const { n, v } of grids) {
      const fx = (x / size) * n, fy = (y / size) * n, ix = Math.floor(fx), iy = Math.floor(fy), u = soft(fx - ix), w = soft(fy - iy);
      const at = (i, j) => v[((iy + j) % n) * n + ((ix + i) % n)];
      sum += amp * ((at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - w) + (at(0, 1) * (1 - u) + at(1, 1) * u) * w);
      amp /= 2;
    }
    const a = clamp((sum - 0.36) * 2.4) ** 1.7, i = (y * size + x) * 4;
    out.data[i] = r; out.data[i + 1] = gr; out.data[i + 2] = b; out.data[i + 3] = a * 210;
  }
  g.putImageData(out, 0, 0);
  return c;
}

/** How far something that comes at `from` and goes at `to` is there, 0 to 1. */
export const there = (t, from, to, fade = 0.6) => soft(span(t, from, from + fade)) * (1 - soft(span(t, to - fade, to)));
export { pour };
