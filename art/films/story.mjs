// A shade story: the creature wakes in the dark, its name, its scene line by line, its colour drawn, its lipstick; then ink again.
import { BONE, there } from './stage.mjs';
import { mix, pour, soft, span } from './ease.mjs';
import { columns, endCard, line, rule } from './type.mjs';

const FINISH = { matte: 'MATTE', satin: 'SATIN', gloss: 'GLOSS', sheer: 'SHEER', tint: 'TINT', glitter: 'GLITTER', pearl: 'PEARL', any: 'ANY' };

/**
 * What a film of this kind has beside its script. `pages` are the columns of the scene, page by page; together they are the scene's text, to the letter.
 * eye: [x, y] of the face in the portrait; shots: one for each page, the last for the rest; blink: false where lids must not close. Where the portrait is missing the cut-out stands in.
 */
export function story(script, { monsters, pictures }) {
  const monster = monsters.find(({ id }) => id === script.monster), n = `monster-${script.monster}`;
  const text = script.pages.flat().join('');
  if (text !== monster.scene) throw new Error(`${script.id}: the pages are not the scene of ${monster.id}\n${text}\n${monster.scene}`);
  const wide = script.orientation === 'horizontal';
  const smear = `${monster.finish === 'any' ? 'gloss' : monster.finish}${monster.hex}`;
  const times = timetable(script), face = pictures.includes(n) ? n : `${n}-cut`, blinks = script.blink !== false && pictures.includes(`${n}-sleep`);
  return {
    ...script, ...times, monster, ...told(script, monster, times),
    pictures: [face, `${n}-cut`, ...(blinks ? [`${n}-sleep`] : []), `product-lip-${script.monster}-cut`],
    smears: [smear],
    draw: (stage, t) => draw(stage, t, { script, monster, times, wide, n, face, blinks, smear }),
  };
}

/** Title, chapters, captions, pin and sound of a story; what the script brings itself wins. */
function told({ pages, translated = {}, orientation, cues = [], sound, poster }, monster, times) {
  const { product, end } = times, wide = orientation === 'horizontal', languages = Object.keys(translated);
  const inAll = (ja, key) => ({ ja, ...Object.fromEntries(languages.map((lang) => [lang, key(lang)])) });
  const names = (lang) => monster.names[lang];
  return {
    title: inAll(monster.names.ja, names),
    lead: inAll(`${monster.character}。色の場面をひとつ。`, (lang) => translated[lang].lead),
    chapters: [
      { at: 0, words: inAll('目をさます', (lang) => translated[lang].chapters[0]) },
      { at: times.text[0].from - 0.25, words: inAll('色の場面', (lang) => translated[lang].chapters[1]) },
      { at: times.colour, words: inAll('その色', (lang) => translated[lang].chapters[2]) },
    ],
    captions: [
      { from: 3.5, to: 5.4, words: inAll(monster.names.ja, names) },
      ...times.text.map(({ from, until }, i) => ({ from, to: until - 0.1, words: inAll(pages[i].join(''), (lang) => translated[lang].pages[i]) })),
      { from: times.colour + 0.6, to: end, words: inAll(`${monster.id}　${monster.names.ja}`, (lang) => `${monster.id} ${names(lang)}`) },
    ],
    pins: [{ product: `lip-${monster.id}`, from: product, to: end + 0.3, x: wide ? 0.62 : 0.46, y: wide ? 0.6 : 0.74 }],
    poster: poster ?? 4.9,
    sound: {
      loop: 'map', mute: [], from: 0, music: 0.7, ...sound,
      cues: [
        [0.45, 'eye-open', 0.5], [3.15, 'far-bell', 0.35], ...times.text.slice(1).map(({ from }, i) => [from - 0.25, i % 2 ? 'card-turn' : 'water-drop', 0.5]),
        [times.colour + 0.3, 'brush-stroke', 0.6], [product + 0.15, 'cap-snap', 0.7], [end, 'door-open', 0.3], ...cues,
      ],
    },
  };
}

/** When each part comes; a column is given the time its letters need. */
export function timetable({ pages, pace = 9.2 }) {
  let at = 5.5;
  const text = pages.map((page) => {
    const start = at, starts = page.map((words) => { const own = at; at += [...words].length / pace; return own; });
    at += 0.7;
    return { from: start, at: starts, until: at };
  });
  return { text, colour: at - 0.15, product: at + 1.6, end: at + 4, seconds: Math.round((at + 5.9) * 24) / 24 };
}

const WAKE = 3.1; // seconds in the dark before it stands there

function draw(stage, t, film) {
  const { times, script } = film, cuts = [WAKE, ...times.text.slice(1).map(({ from }) => from - 0.25), times.colour + 1];
  const shot = cuts.findLastIndex((at) => t >= at);
  if (shot < 0) waking(stage, t, film);
  else if (t < times.colour + 1) {
    const part = script.shots[Math.min(shot, script.shots.length - 1)], since = [cuts[shot], cuts[shot + 1]];
    if (part.near) close(stage, t, film, part, since); else standing(stage, t, film, part, since);
    words(stage, t, film);
  }
  if (t >= times.colour) colour(stage, t, film);
  endCard(stage, t, times.end, film.monster.names.ja);
  stage.dip(1 - soft(span(t, 0, 0.9)));
  for (const at of cuts.slice(0, -1)) stage.dip(soft(span(t, at - 0.2, at)) * (1 - soft(span(t, at, at + 0.32))));
  stage.dip(soft(span(t, times.seconds - 0.45, times.seconds - 0.05)));
}

/** Close on the face: a light passes over it and it looks up. */
function waking(stage, t, { script, monster, face: n, wide }) {
  const { W, H, g } = stage, img = stage.pic(n), [fx, fy] = script.eye, u = t / 3.2;
  const dark = stage.blurred(n, img, 14), zoom = (script.macro ?? 2.2) * mix(1, 0.88, soft(u));
  stage.cover(dark, { fx: fx + 0.012 * u, fy, ax: 0.5, ay: wide ? 0.5 : 0.44, zoom: zoom * 1.04, alpha: 0.4, size: img });
  const lit = stage.keep('lit', () => new OffscreenCanvas(W, H)), lg = lit.getContext('2d', { willReadFrequently: true });
  lg.globalCompositeOperation = 'copy'; lg.fillStyle = '#000';
  const k = Math.max(W / img.width, H / img.height) * zoom;
  lg.drawImage(img, W * (0.5 + 0.006 * Math.sin(t)) - img.width * k * fx, H * (wide ? 0.5 : 0.44) - img.height * k * fy, img.width * k, img.height * k);
  const at = mix(-0.35, 1.35, soft(span(t, 0.1, 3.2))), f = lg.createLinearGradient((at - 0.5) * W, 0, (at + 0.5) * W, H * 0.35);
  for (let i = 0; i <= 8; i++) f.addColorStop(i / 8, `rgba(0,0,0,${Math.sin((Math.PI * i) / 8) ** 1.4})`);
  lg.globalCompositeOperation = 'destination-in'; lg.fillStyle = f; lg.fillRect(0, 0, W, H);
  g.drawImage(lit, 0, 0);
  stage.smoke(t, '#7a0810', 0.35, { top: 0.1, bottom: 1.1 });
  stage.glow(W * mix(0.1, 0.9, u), H * 0.1, H * 0.34, monster.hex, 0.2 * there(t, 0.4, 3, 1));
}

/** The portrait full-bleed: the far out of focus, the near sharp and moving a little faster. `near`: from [x, y, zoom] to [x, y, zoom]. */
function close(stage, t, { script, monster, face: n, wide }, { near: [from, to], at = [0.42, 0.46] }, [since, until]) {
  const { W, H } = stage, img = stage.pic(n), u = soft(span(t, since, until)) * 0.7 + span(t, since, until) * 0.3, [fx, fy, zoom] = from.map((v, k) => mix(v, to[k], u));
  const sway = 0.004 * Math.sin(t * 0.8);
  stage.glow(W * 0.5, H * 0.4, H * 0.5, script.light ?? '#a00612', 0.4);
  stage.cover(stage.blurred(n, img, 9), { fx: fx - (to[0] - from[0]) * (u - 0.5) * 0.35, fy, ax: at[0], ay: at[1], zoom: zoom * 1.02, size: img });
  const sharp = stage.keep('sharp', () => { const c = new OffscreenCanvas(img.width, img.height); return { c, g: c.getContext('2d', { willReadFrequently: true }) }; });
  const { g } = sharp, x = fx * img.width, y = fy * img.height, r = img.width * (0.95 / zoom);
  const hole = g.createRadialGradient(x, y, r * 0.45, x, y, r);
  hole.addColorStop(0, '#000'); hole.addColorStop(1, 'rgba(0,0,0,0)');
  g.globalCompositeOperation = 'copy'; g.drawImage(img, 0, 0); g.globalCompositeOperation = 'destination-in'; g.fillStyle = hole; g.fillRect(0, 0, img.width, img.height);
  stage.cover(sharp.c, { fx: fx + sway, fy, ax: at[0], ay: at[1], zoom: zoom * (1 + 0.012 * u), size: img });
  stage.smoke(t, '#8a0a12', 0.42, { top: 0.25, bottom: 1.15, scale: 1.3 });
  stage.glow(W * mix(-0.1, 0.5, u), H * 0.16, H * 0.3, '#ffd9cf', 0.07);
  stage.bokeh(script.id, t, monster.hex, 5, { alpha: 0.11, size: 90 * (wide ? H / 720 : W / 720) });
}

/** The creature on wet black ground; the camera travels. `scale`, `x` (share of the width) and `foot` may change over the shot: [from, to]. */
function standing(stage, t, film, part, [since, until]) {
  const { script, monster, times, wide, n, blinks } = film, { W, H, g } = stage, cut = stage.pic(`${n}-cut`), first = since === WAKE;
  const u = span(t, since, until), go = (v) => (Array.isArray(v) ? mix(v[0], v[1], soft(u) * 0.6 + u * 0.4) : v), s = wide ? H / 720 : W / 720;
  // in the first shot it stands in the middle beside its name and moves over when the words begin
  const aside = first ? pour(span(t, 5, 6.6)) : 1, floor = H * go(part.floor ?? (wide ? 0.86 : 0.8));
  const w = cut.width * go(part.scale ?? [1, 1.16]) * s * (wide ? 0.98 : 1.08), h = cut.height * (w / cut.width);
  const x = W * mix(wide ? 0.42 : 0.46, go(part.x ?? 0.36), aside) + Math.sin(t * 0.5) * 6 * s, camera = (u - 0.5) * 34 * s;
  // far: red light off the middle, brightest behind the rim; and the shade's own
  stage.glow(x + W * 0.18 - camera * 0.5, floor - h * 0.55, H * (wide ? 0.62 : 0.4), script.light ?? '#a00612', 0.62 * (first ? soft(span(t, since, since + 1.5)) : 1));
  stage.glow(x - W * 0.22 - camera, floor - h * 0.2, H * 0.3, monster.hex, 0.16 + 0.05 * Math.sin(t * 1.9));
  const place = { x, floor, w, h, s, u, times, monster, wide, part };
  script.behind?.(stage, t, place);
  stage.smoke(t, '#8a0a12', 0.5, { top: wide ? 0.2 : 0.25, bottom: 1.05 });
  // the creature, breathing, mirrored in the floor
  const { c: layer, g: lg } = stage.keep('layer', () => { const c = new OffscreenCanvas(W, H); return { c, g: c.getContext('2d', { willReadFrequently: true }) }; });
  lg.setTransform(1, 0, 0, 1, 0, 0); lg.globalCompositeOperation = 'source-over'; lg.clearRect(0, 0, W, H);
  const breath = 1 + 0.007 * Math.sin(t * 1.9), left = x - w * (script.middle ?? 0.5) - camera, top = floor - h * (script.foot ?? 0.96) * breath;
  const sweep = since + 0.5, body = t < sweep + 2.4 ? stage.swept('body', cut, mix(-0.25, 1.25, soft(span(t, sweep, sweep + 2.3))), { strength: 0.5 }) : cut;
  if (script.sway) {
    stage.g = lg;
    stage.slices(body, left, top, w, h * breath, (v) => script.sway(v, t) * s);
    stage.g = g;
  } else lg.drawImage(body, left, top, w, h * breath);
  const blink = !blinks ? 0 : Math.max(...[4.7, 9.4, 14.8, 15.2, 20.5, 21].map((at) => soft(span(t, at, at + 0.1)) * (1 - soft(span(t, at + 0.16, at + 0.32)))));
  if (blink > 0) { lg.globalAlpha = blink; lg.drawImage(stage.pic(`${n}-sleep`), left, top, w, h * breath); lg.globalAlpha = 1; }
  script.within?.(lg, stage, t, { ...place, left, top });
  g.drawImage(layer, 0, 0);
  if (floor < H) stage.mirror(floor, t, { depth: Math.min(floor, (H - floor) * 1.05), alpha: 0.4, wave: 5 * s }, layer);
  script.before?.(stage, t, { ...place, left, top });
  stage.bokeh(script.id, t, monster.hex, 7, { alpha: 0.1, size: 64 * s });
}

/** The name, huge, and then the scene, column by column at the right. */
function words(stage, t, { script, monster, times, wide }) {
  const { W, H } = stage, s = wide ? H / 720 : W / 720, [size, right, top] = wide ? [35 * s, W - 120 * s, 92 * s] : [39 * s, W - 76 * s, 150 * s];
  stage.veil('right', wide ? 0.1 : 0.16, wide ? 0.62 : 0.64, 0.55 * soft(span(t, 3.4, 4.4)) + 0.38 * soft(span(t, 5.2, 6.2)));
  if (wide) stage.veil('bottom', 0, 0.2, 0.6);
  const name = monster.names.ja, big = Math.min(wide ? 92 * s : 112 * s, (H * (wide ? 0.8 : 0.66)) / ([...name].length * 1.1));
  columns(stage, [name], { t, at: [3.5], until: 5.5, x: right - big * 0.18, top: wide ? 70 * s : 130 * s, size: big, each: 0.07 });
  for (const [i, page] of times.text.entries()) columns(stage, script.pages[i], { t, at: page.at, until: page.until - 0.1, x: right, top, size, gap: 1.78 });
}

/** The shade is drawn across the frame; then its lipstick, with the name. */
function colour(stage, t, { script, monster, times, wide, smear }) {
  const { W, H, g } = stage, s = wide ? H / 720 : W / 720, since = t - times.colour, stroke = stage.assets.smears[smear];
  const ground = soft(span(since, 0, 0.7));
  g.save(); g.globalAlpha = ground; g.fillStyle = '#1c1a1a'; g.fillRect(0, 0, W, H);
  const f = g.createRadialGradient(W * 0.5, H * 0.42, 0, W * 0.5, H * 0.42, H * 0.75);
  f.addColorStop(0, 'rgba(74,71,70,.75)'); f.addColorStop(1, 'rgba(20,19,19,0)'); g.fillStyle = f; g.fillRect(0, 0, W, H); g.restore();
  const u = pour(span(since, 0.25, 1.5)), drift = (since - 1) * 3 * s;
  const width = (wide ? 940 : 800) * s, height = width * (stroke.height / stroke.width), x = (wide ? -70 * s : W / 2 - width / 2 - 16 * s) + drift * 0.5, y = wide ? H * 0.5 - height / 2 - 30 * s : H * 0.27 - height / 2;
  if (u > 0) {
    const { c, g: sg } = stage.keep('stroke', () => { const c = new OffscreenCanvas(stroke.width, stroke.height); return { c, g: c.getContext('2d', { willReadFrequently: true }) }; });
    sg.globalCompositeOperation = 'copy'; sg.drawImage(stroke, 0, 0);
    const edge = mix(-0.1, 1.12, u) * stroke.width, m = sg.createLinearGradient(edge - 70, 0, edge, 26);
    m.addColorStop(0, '#000'); m.addColorStop(1, 'rgba(0,0,0,0)');
    sg.globalCompositeOperation = 'destination-in'; sg.fillStyle = m; sg.fillRect(0, 0, stroke.width, stroke.height);
    g.save(); g.translate(x + width / 2, y + height / 2); g.rotate(wide ? -0.1 : -0.2); g.drawImage(c, -width / 2, -height / 2, width, height); g.restore();
  }
  // the lipstick comes up out of the dark below
  const lip = stage.pic(`product-lip-${script.monster}-cut`), up = pour(span(since, 1.2, 2.4)), pw = (wide ? 480 : 520) * s, ph = pw * (lip.height / lip.width);
  if (up > 0) {
    const px = wide ? W * 0.6 - pw / 2 : W * 0.42 - pw / 2, py = mix(H + 40, (wide ? H * 0.98 : H * 0.93) - ph, up) - drift;
    g.save(); g.globalAlpha = up;
    g.drawImage(stage.swept('lip', lip, mix(-0.2, 1.2, soft(span(since, 2, 3.9))), { strength: 0.4 }), px, py, pw, ph);
    g.restore();
    stage.veil('bottom', 0, wide ? 0.14 : 0.1, 0.85 * up);
  }
  const from = times.colour + 1.7, until = times.end + 0.3, nameSize = Math.min(wide ? 54 * s : 60 * s, (H * (wide ? 0.66 : 0.5)) / ([...monster.names.ja].length * 1.1));
  columns(stage, [monster.names.ja], { t, at: [from], until, x: W - (wide ? 150 : 92) * s, top: wide ? 96 * s : 430 * s, size: nameSize, each: 0.05 });
  line(stage, `${monster.id}  ${FINISH[monster.finish]}`, { t, at: from + 0.5, until, x: (wide ? 80 : 54) * s, y: wide ? H - 60 * s : 118 * s, size: 25 * s, color: BONE });
  rule(stage, (wide ? 80 : 54) * s, (wide ? H - 100 * s : 70 * s), (wide ? 250 : 230) * s, (wide ? H - 100 * s : 70 * s), { t, at: from + 0.3, until, width: 3 * s, color: BONE });
}
