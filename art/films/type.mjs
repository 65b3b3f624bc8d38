// Type in films: vertical Japanese that rises letter by letter behind a mask, Latin labels, the wordmark.
import { canvas, BONE, ASH, INK } from './stage.mjs';
import { cap, clamp, pour, soft, span } from './ease.mjs';

const TURNED = 'ー―…‥「」『』（）〈〉～－：', HIGH = '、。，．', SMALL = 'ぁぃぅぇぉっゃゅょァィゥェォッャュョ';

/** One column of vertical type as a picture: cells of one line-height below one another. */
function column(stage, text, size, color, weight) {
  return stage.keep(`column ${text} ${size} ${color} ${weight}`, () => {
    const cell = size * 1.1, chars = text.match(/\d\d|[\s\S]/gu), { c, g } = canvas(size * 1.8, cell * chars.length + size);
    g.font = `${weight} ${size}px Shippori`; g.fillStyle = color; g.textAlign = 'center'; g.textBaseline = 'alphabetic';
    // two digits share a cell
    chars.forEach((char, i) => {
      const x = c.width / 2, y = size * 0.5 + cell * (i + 0.5);
      g.save(); g.translate(x, y);
      if (TURNED.includes(char)) { g.rotate(Math.PI / 2); g.fillText(char, 0, size * 0.37); }
      else if (HIGH.includes(char)) g.fillText(char, size * 0.62, size * 0.37 - size * 0.6);
      else if (SMALL.includes(char)) g.fillText(char, size * 0.1, size * 0.37 - size * 0.1);
      else g.fillText(char, 0, size * 0.37);
      g.restore();
    });
    return { c, cell, count: chars.length };
  });
}

/**
 * Columns from right to left. Column i comes at `at[i]` (seconds), letter by letter from behind a mask; all leave at `until`.
 * x is the middle of the first column, top its upper edge.
 */
export function columns(stage, lines, { t, at, until = Infinity, x, top, size = 36, gap = 1.75, color = BONE, weight = 800, each = 0.045 }) {
  const { g } = stage, gone = soft(span(t, until - 0.5, until));
  if (gone >= 1) return;
  lines.forEach((line, i) => {
    const since = t - at[i];
    if (since <= 0) return;
    const { c, cell, count } = column(stage, line, size, color, weight), left = x - i * size * gap - c.width / 2;
    g.save(); g.globalAlpha = 1 - gone;
    const lift = -gone * size * 0.35;
    if (since > each * count + 0.75) g.drawImage(c, left, top - size * 0.5 + lift);
    else {
      for (let k = 0; k < count; k++) {
        const u = cap(span(since, each * k, each * k + 0.7)), y = k * cell + size * 0.5, off = (1 - u) * cell;
        if (u > 0.004) g.drawImage(c, 0, y, c.width, cell - off, left, top + k * cell + off + lift, c.width, cell - off);
      }
    }
    g.restore();
  });
}

/** A line of Latin or Japanese set across, rising from behind its own baseline. */
export function line(stage, text, { t, at, until = Infinity, x, y, size, face = 'Archivo', weight = 600, stretch = 'semi-expanded', track = 0.08, color = BONE, align = 'left', chrome = false }) {
  const gone = soft(span(t, until - 0.45, until)), u = pour(span(t, at, at + 0.8));
  if (u <= 0 || gone >= 1) return;
  const { g } = stage;
  g.save();
  g.font = `${weight} ${size}px ${face}`; g.fontStretch = stretch; g.letterSpacing = `${track * size}px`; g.textAlign = align; g.textBaseline = 'alphabetic';
  const wide = g.measureText(text).width + size, left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
  g.beginPath(); g.rect(left - size * 0.3, y - size * 1.05, wide + size * 0.6, size * 1.35); g.clip();
  g.globalAlpha = 1 - gone;
  if (chrome) {
    const f = g.createLinearGradient(left, 0, left + wide, size * 0.2);
    [['0', '#bdb7ba'], ['.24', '#fff'], ['.46', '#a9a3a6'], ['.7', '#f2eeef'], ['.86', '#b3adb1'], ['1', '#efe9eb']].forEach(([p, c]) => f.addColorStop(+p, c));
    g.fillStyle = f;
  } else g.fillStyle = color;
  g.fillText(text, x, y + (1 - u) * size * 1.3);
  g.restore();
}

/** A hairline that is drawn from its first point to its second. */
export function rule(stage, x0, y0, x1, y1, { t, at, until = Infinity, width = 1.5, color = 'rgba(243,235,230,.42)' }) {
  const u = pour(span(t, at, at + 0.9)), gone = soft(span(t, until - 0.45, until));
  if (u <= 0 || gone >= 1) return;
  const { g } = stage;
  g.save(); g.globalAlpha = 1 - gone; g.strokeStyle = color; g.lineWidth = width;
  g.beginPath(); g.moveTo(x0, y0); g.lineTo(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u); g.stroke(); g.restore();
}

/** The last second: the name of the house on ink. */
export function endCard(stage, t, from, words) {
  const { W, H } = stage, u = soft(span(t, from, from + 0.7));
  if (u <= 0) return;
  stage.dip(u * 0.94);
  const big = Math.min(W, H) / 720;
  line(stage, 'KATE ZONE', { t, at: from + 0.25, x: W / 2, y: H / 2 + 14 * big, size: 64 * big, weight: 900, stretch: 'expanded', track: -0.02, align: 'center', chrome: true });
  if (words) line(stage, words, { t, at: from + 0.55, x: W / 2, y: H / 2 + 76 * big, size: 27 * big, face: 'Shippori', weight: 800, stretch: 'normal', track: 0.1, align: 'center', color: ASH });
}
export { clamp, INK };
