// A how-to: the face appears, three steps are shown where they happen with the real shade and its tool, then the whole face; then ink.
import { BONE, GREY } from './stage.mjs';
import { keys, mix, pour, soft, span } from './ease.mjs';
import { TOOLS, drawHand, handPictures } from './hand.mjs';
import { columns, endCard, line, rule } from './type.mjs';
import { LineFace, ModelFace } from './subject.mjs';

const TITLE = 3.3, END = 2.1;

export function howto(script, { products }) {
  const product = (id) => products.find((one) => one.id === id) ?? (() => { throw new Error(`${script.id}: there is no product ${id}`); })();
  let at = TITLE;
  const steps = script.steps.map((step) => { const from = at; at += step.seconds; return { ...step, from, to: at, item: product(step.product) }; });
  const times = { result: at, end: at + (script.result.seconds ?? 3), seconds: 0 };
  times.seconds = times.end + END;
  const cuts = steps.flatMap((step) => [`product-${step.product}-cut`, ...(step.tool ? [TOOLS[step.tool].cut ?? `product-${step.product}-cut`, ...handPictures(step.tool)] : [])]);
  const wide = script.orientation === 'horizontal', words = (ja, key) => ({ ja, ...Object.fromEntries(Object.entries(script.translated ?? {}).map(([lang, own]) => [lang, key(own)])) });
  return {
    ...script, seconds: times.seconds,
    pictures: [...new Set([...cuts, ...(script.model ? [script.model] : [])])], lineFaces: [script.drawn], faces: script.model ? [script.model] : [],
    title: words(script.title, (own) => own.title), lead: words(script.lead, (own) => own.lead),
    chapters: [
      { at: 0, words: words('はじめに', (own) => own.opening) },
      ...steps.map(({ from, name }, i) => ({ at: from, words: words(`${i + 1} ${name}`, (own) => `${i + 1} ${own.steps[i].name}`) })),
      { at: times.result, words: words('できあがり', (own) => own.done) },
    ],
    captions: [
      { from: 0.9, to: TITLE - 0.1, words: words(script.title, (own) => own.title) },
      ...steps.flatMap(({ from, to, say }, i) => say.map((ja, k) => ({ from: mix(from, to, k / say.length) + 0.15, to: mix(from, to, (k + 1) / say.length) - 0.05, words: words(ja, (own) => own.steps[i].say[k]) }))),
      { from: times.result + 0.2, to: times.end, words: words(script.result.say, (own) => own.result) },
    ],
    pins: steps.map(({ product: id, from, to }) => ({ product: id, from: from + 0.7, to, x: wide ? 0.113 : 0.168, y: wide ? 0.783 : 0.76 })),
    poster: script.poster ?? times.result + 1.6,
    sound: {
      loop: 'night', mute: ['snare'], from: 0, music: 0.6, ...script.sound,
      cues: [[0.5, 'card-turn', 0.5], ...steps.flatMap(({ from, sounds = [['brush-stroke', 1.4, 0.5]] }) => [[from + 0.1, 'ui-tap', 0.5], ...sounds.map(([name, after, gain = 0.5]) => [from + after, name, gain])]), [times.result + 0.2, 'far-bell', 0.3], [times.end + 0.1, 'cap-snap', 0.6], ...(script.cues ?? [])],
    },
    draw: (stage, t) => draw(stage, t, { script, steps, times, wide }),
  };
}

function draw(stage, t, film) {
  const { script, steps, times, wide } = film, subject = stage.keep('subject', () => (script.model ? new ModelFace(stage, script.model) : new LineFace(stage, script.drawn)));
  // the camera: rest, one place for each step, back
  const places = [[0, script.rest], [TITLE - 0.5, script.rest.map((v, i) => (i ? v : v * 1.05))]];
  for (const { from, to, view } of steps) { places.push([from + 0.9, view], [to - 0.25, view.map((v, i) => (i ? v : v * 1.045))]); }
  places.push([times.result + 1, script.result.view ?? script.rest], [times.seconds, (script.result.view ?? script.rest).map((v, i) => (i ? v : v * 1.04))]);
  const breathing = [1, 1.5 * Math.sin(t * 0.7), 1.2 * Math.sin(t * 0.53 + 1)], camera = keys(t, places, pour);
  subject.look([camera[0], camera[1] + breathing[1] / camera[0], camera[2] + breathing[2] / camera[0], ...camera.slice(3)]);
  // a model face is first a drawing whose eyes and mouth lie where the person's will
  const lines = script.model && script.drawn ? stage.keep('drawing', () => new LineFace(stage, script.drawn)) : subject, skin = script.model ? soft(span(t, TITLE - 0.9, TITLE + 0.7)) : 1;
  if (lines !== subject) { const { scale, cx, cy, ax, ay } = subject.view; lines.look([scale * 2.7, cx / 2.7, cy / 2.7, ax, ay]); lines.ground(t); }
  subject.ground(t, skin);
  const hands = [];
  script.under?.(stage, t, { subject, steps, times });
  for (const step of steps) for (const paint of step.paints ?? []) {
    const list = subject.paints(paint), length = step.to - step.from, from = step.from + length * (paint.from ?? 0.24), to = step.from + length * (paint.to ?? 0.86);
    // of a pair of eyes or cheeks often only one is in the picture: then the other is done meanwhile, and the hand stays with the one
    const shown = list.filter((one) => within(stage, step.view, one.tip(0.5))), turns = shown.length ? shown : list;
    list.forEach((one) => {
      const i = Math.max(0, turns.indexOf(one)), a = mix(from, to, i / turns.length), b = mix(from, to, (i + 1) / turns.length), p = span(t, a, b);
      if (p > 0) subject.put(one.at(p), paint.opacity ?? 1, paint.blend);
      if (step.tool && turns.includes(one) && t >= a - 0.55 && t < b + 0.05) hands.push({ step, at: subject.toScreen(one.tip(p)), in: soft(span(t, a - 0.55, a)) });
    });
  }
  const fade = lines === subject ? 1 : 1 - soft(span(t, TITLE, TITLE + 1.1));
  if (fade > 0) lines.lines(span(t, 0.15, TITLE - 0.6), tones(t, script, steps), undefined, fade);
  script.over?.(stage, t, { subject, steps, times, hands });
  const low = soft(span(t, TITLE - 0.4, TITLE + 0.6));
  const whole = soft(span(t, times.result, times.result + 1));
  stage.veil('right', 0.1, wide ? 0.46 : 0.5, (script.model ? 0.9 : 0.75) * (0.9 + 0.1 * low));
  drawHand(stage, t, hands, steps);
  stage.veil('right', 0.04, wide ? 0.28 : 0.32, 0.6 * low); // the arm comes out of the dark, and words stand on it
  stage.veil('bottom', wide ? 0.02 : 0.2, 0.44, 0.93 * low * (1 - 0.45 * whole));
  if (wide) stage.veil('left', 0.04, 0.36, (script.model ? 0.9 : 0.5) * low);
  titles(stage, t, film);
  endCard(stage, t, times.end, script.title);
  stage.dip(1 - soft(span(t, 0, 0.7)));
  stage.dip(soft(span(t, times.seconds - 0.45, times.seconds - 0.05)));
}

/** Whether a point of the subject is in the picture of a step, and not under the dark on the right. */
function within({ W, H }, [scale, cx, cy, ax = 0.5, ay = 0.5], [x, y]) {
  const u = ax + ((x - cx) * scale) / W, v = ay + ((y - cy) * scale) / H;
  return u > 0.02 && u < 0.78 && v > 0.02 && v < 0.9;
}

/** Lines that are in the way of a step step back. */
function tones(t, { quiet = {} }, steps) {
  const out = {};
  for (const [group, level] of Object.entries(quiet)) out[group] = mix(1, level, soft(span(t, TITLE, TITLE + 0.8)));
  for (const { from, to, dim = {} } of steps) for (const [group, level] of Object.entries(dim)) out[group] = (out[group] ?? 1) * mix(1, level, soft(span(t, from, from + 0.5)) * (1 - soft(span(t, to - 0.3, to + 0.3))));
  return out;
}

function titles(stage, t, { script, steps, times, wide }) {
  const { W, H, g } = stage, s = Math.min(W, H) / 720;
  // the title
  const big = (wide ? 78 : 82) * s;
  columns(stage, script.titleLines, { t, at: script.titleLines.map((_, i) => 0.9 + i * 0.45), until: TITLE + 0.1, x: W - (wide ? 150 : 84) * s, top: (wide ? 96 : 140) * s, size: big, gap: 1.3, each: 0.06 });
  for (const [i, step] of steps.entries()) {
    const { from, to, item } = step, until = to - 0.05;
    // the number, an outline behind everything said
    const there = soft(span(t, from + 0.1, from + 0.8)) * (1 - soft(span(t, until - 0.4, until)));
    if (there > 0) {
      g.save(); g.globalAlpha = 0.7 * there; g.strokeStyle = BONE; g.lineWidth = 1.6 * s; g.font = `900 ${212 * s}px Archivo`; g.fontStretch = 'semi-condensed'; g.textBaseline = 'alphabetic'; g.globalCompositeOperation = 'screen';
      g.strokeText(String(i + 1), (wide ? 54 : 38) * s, (wide ? 232 : 250) * s + (1 - there) * 24 * s); g.restore();
    }
    columns(stage, step.words, { t, at: step.words.map((_, k) => from + 0.55 + k * 0.5), until, x: W - (wide ? 96 : 76) * s, top: (wide ? 86 : 150) * s, size: (wide ? 40 : 46) * s, gap: 1.6 });
    chip(stage, t, { from, until, item, wide, s });
  }
  columns(stage, script.result.words, { t, at: script.result.words.map((_, k) => times.result + 0.7 + k * 0.5), until: times.end + 0.3, x: W - (wide ? 110 : 84) * s, top: (wide ? 86 : 150) * s, size: (wide ? 46 : 54) * s, gap: 1.5 });
}

/** The product at the lower left: its picture, its name, and the shade as a flat chip on grey: the exact hex with a bone ring. */
function chip(stage, t, { from, until, item, wide, s }) {
  const { H, g } = stage, u = pour(span(t, from + 0.45, from + 1.15)), gone = soft(span(t, until - 0.4, until));
  if (u <= 0 || gone >= 1) return;
  const img = stage.pic(`product-${item.id}-cut`), size = 170 * s, x = (wide ? 60 : 36) * s, y = H - (wide ? 262 : 414) * s + (1 - u) * 40 * s;
  g.save(); g.globalAlpha = u * (1 - gone);
  g.drawImage(img, x, y, size, size * (img.height / img.width));
  if (item.shade) {
    const q = 46 * s, cx = x + size + 16 * s, cy = y + 58 * s;
    g.fillStyle = GREY; g.fillRect(cx - 9 * s, cy - 9 * s, q + 18 * s, q + 18 * s);
    g.fillStyle = item.shade.hex; g.fillRect(cx, cy, q, q);
    g.strokeStyle = BONE; g.lineWidth = 1.5 * s; g.strokeRect(cx - 0.75 * s, cy - 0.75 * s, q + 1.5 * s, q + 1.5 * s);
  }
  g.restore();
  const tx = x + size + 8 * s, ty = y + 158 * s;
  line(stage, item.names.ja, { t, at: from + 0.7, until, x: tx, y: ty, size: 28 * s, face: 'Shippori', weight: 800, stretch: 'normal', track: 0.04 });
  line(stage, `${item.line.toUpperCase()} ${item.number}`, { t, at: from + 0.85, until, x: tx, y: ty + 38 * s, size: 20 * s, color: '#a89c99' });
  rule(stage, x, y + 214 * s, x + 420 * s, y + 214 * s, { t, at: from + 0.5, until, width: 1.5 * s });
}
