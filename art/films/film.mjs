// A film end to end: frames, sound, two renditions as HLS, captions, poster, and its entry in content/videos.
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { languages } from '../../contracts/languages.ts';
import { drawFrames } from './frames.mjs';
import { SIZES, readContent, readScript } from './film-script.mjs';
import { mixSound } from './sound-mix.mjs';
import { vtt } from './captions.mjs';

// what all films share; the script and its kind come with the row (tables/films.mjs)
export const sources = ['assets', 'captions', 'ease', 'film-script', 'frames', 'sound-mix', 'stage', 'type'].map((f) => `films/${f}.mjs`).concat('share/cuts.mjs');

const FPS = 24, SEGMENT = 2; // a key frame every two seconds, so a segment as well
const RENDITIONS = [ // short side in px, x264 quality, kbit/s of picture at most and of sound
  { side: 720, preset: 'faster', crf: 25, most: 500, audio: 72, level: '3.1', codecs: 'avc1.64001f,mp4a.40.2' },
  { side: 360, preset: 'veryfast', crf: 27, most: 150, audio: 40, level: '3.0', codecs: 'avc1.64001e,mp4a.40.2' },
];

export async function make(row, { work, out, deliver, facts, hash8, say, art }) {
  const place = path.join(work, 'films'), content = readContent(), film = await readScript(row.id, content);
  fs.mkdirSync(place, { recursive: true });
  const [width, height] = SIZES[film.orientation], at = (name) => path.join(place, `${row.id}${name}`);
  const count = Math.round(film.seconds * FPS), seconds = count / FPS;
  const began = Date.now();
  const light = await shoot({ ...film, id: row.id, width, height, count, content }, at);
  const flash = flashes(light);
  if (flash.perSecond > 2) throw new Error(`${row.id}: ${flash.perSecond} changes of light in one second, at ${flash.at} s`);
  const shot = Date.now(), level = mixSound({ sound: film.sound, seconds }, at('.wav'), place), coded = RENDITIONS.map((r) => pack(r, at, width, height));
  say(`  ${row.id}: ${seconds.toFixed(1)} s of film, drawn and coded in ${((shot - began) / 1000).toFixed(0)} s, sound ${((Date.now() - shot) / 1000).toFixed(0)} s`);
  const master = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...coded.flatMap((r) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${r.peakBps},AVERAGE-BANDWIDTH=${r.averageBps},CODECS="${r.codecs}",RESOLUTION=${r.width}x${r.height},FRAME-RATE=${FPS}`, path.basename(r.list)]), ''].join('\n');
  const { files, playlist, renditions, tracks } = publish(film, { coded, master, out });
  const widths = film.orientation === 'vertical' ? [390, 720] : [390, 780, 1280];
  const poster = await deliver({ name: row.id, master: at('-poster.png'), widths, budget: row.poster, tile: 40, out });
  writeEntry(art, contentEntry(film, { seconds, playlist, renditions, tracks, lufs: level.lufs }));
  const bytes = Object.values(files).reduce((a, b) => a + b, 0);
  say(`  ${row.id}: ${(bytes / 1e6).toFixed(2)} MB, ${level.lufs} LUFS, peak ${level.peakDb} dB, light changes at most ${flash.perSecond} a second`);
  const { color, preview } = await facts(at('-poster.png'));
  return { hash: hash8(at('-poster.png')), files: { ...files, ...poster.files }, meta: { width, height, widths, color, preview, durationMs: Math.round(seconds * 1000), bytes, lufs: level.lufs } };
}

/**
 * Only the words of a film changed: pictures and sound move to the new address as they are, and captions, chapters and titles are
 * written anew. The words that stand in the picture itself are the script's `words`: who changes those shoots again.
 */
export async function reword(id, { out, art }) {
  const [entry] = JSON.parse(fs.readFileSync(entryFile(art, id), 'utf8')), film = await readScript(id, readContent());
  const at = (file) => path.join(out, file), list = (file) => file.replace(/mp4$/, 'm3u8');
  const coded = entry.renditions.map((r) => ({ ...r, file: at(r.file), list: at(list(r.file)) }));
  const { files, playlist, renditions, tracks } = publish(film, { coded, master: fs.readFileSync(at(entry.playlist), 'utf8'), out });
  writeEntry(art, contentEntry(film, { seconds: entry.durationMs / 1000, playlist, renditions, tracks, lufs: entry.loudnessLufs }));
  return files;
}

/** Lays everything of a film under one hash (its poster has its own, as every picture). */
function publish(film, { coded, master, out }) {
  const hash = crypto.createHash('sha256').update(Buffer.concat(coded.map(({ file }) => fs.readFileSync(file)))).update(JSON.stringify(film.captions)).digest('hex').slice(0, 8);
  const files = {}, put = (name, data) => {
    fs.mkdirSync(path.join(out, hash), { recursive: true });
    fs.writeFileSync(path.join(out, hash, name), data);
    files[`${hash}/${name}`] = Buffer.byteLength(data);
    return `${hash}/${name}`;
  };
  const renditions = coded.map(({ file, list, ...facts }) => ({ ...facts, file: put(path.basename(file), fs.readFileSync(file)), list: put(path.basename(list), fs.readFileSync(list, 'utf8')) }));
  const tracks = languages.filter((lang) => film.captions.every(({ words }) => words[lang])).map((lang) => ({ lang, file: put(`${film.id}.${lang}.vtt`, vtt(film.captions, lang)) }));
  return { files, renditions, tracks, playlist: put(`${film.id}.m3u8`, master) };
}

/** All frames, coded as they come into both renditions, still without sound; the poster beside them. Returns the mean light of each frame, 0 to 255. */
async function shoot({ id, width, height, count, poster, content }, at) {
  const outputs = RENDITIONS.flatMap(({ side, preset, crf, most, level }, i) => [
    '-map', `[v${i}]`, '-c:v', 'libx264', '-preset', preset, '-profile:v', 'high', '-level', level, '-pix_fmt', 'yuv420p', '-crf', String(crf), '-maxrate', `${most}k`, '-bufsize', `${most * 2}k`,
    '-g', String(FPS * SEGMENT), '-keyint_min', String(FPS * SEGMENT), '-sc_threshold', '0', '-x264-params', 'aq-mode=3:aq-strength=0.9:deblock=-1,-1',
    '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', at(`-${side}-silent.mp4`)]);
  const sized = RENDITIONS.map((r, i) => `[s${i}]scale=${sizeOf(r, width, height).join(':')}:flags=lanczos:out_color_matrix=bt709:out_range=tv[v${i}]`);
  const coder = spawn('ffmpeg', ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FPS), '-i', '-',
    '-filter_complex', `split=${RENDITIONS.length}${RENDITIONS.map((_, i) => `[s${i}]`).join('')};${sized.join(';')}`, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise((ok, no) => coder.on('close', (code) => (code ? no(new Error(`${id}: ffmpeg ${code}`)) : ok())));
  const times = Array.from({ length: count }, (_, i) => i / FPS), posterAt = Math.min(count - 1, Math.round(poster * FPS)), light = [];
  await drawFrames({ id, width, height, times, content }, async (pixels) => {
    let sum = 0, n = 0;
    for (let i = 0; i < pixels.length; i += 4 * 97, n++) sum += 0.2126 * pixels[i] + 0.7152 * pixels[i + 1] + 0.0722 * pixels[i + 2];
    if (light.push(sum / n) - 1 === posterAt) await sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha().png().toFile(at('-poster.png'));
    if (!coder.stdin.write(pixels)) await new Promise((ok) => coder.stdin.once('drain', ok));
  });
  coder.stdin.end();
  await ended;
  return light;
}

const sizeOf = ({ side }, width, height) => [width, height].map((v) => Math.round((v * side) / Math.min(width, height) / 2) * 2);

/** One rendition with its sound: an fMP4 that plays by itself, and the list of its byte ranges. */
function pack(rendition, at, fullWidth, fullHeight) {
  const { side, audio, codecs } = rendition, file = at(`-${side}.mp4`), list = at(`-${side}.m3u8`), [width, height] = sizeOf(rendition, fullWidth, fullHeight);
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', at(`-${side}-silent.mp4`), '-i', at('.wav'), '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac', '-b:a', `${audio}k`,
    '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'hls', '-hls_time', String(SEGMENT), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4',
    '-hls_flags', 'single_file', '-hls_segment_filename', path.basename(file), list], { encoding: 'utf8', cwd: path.dirname(file) });
  if (run.status) throw new Error(run.stderr);
  const text = fs.readFileSync(list, 'utf8'), bytes = fs.statSync(file).size;
  const parts = [...text.matchAll(/#EXTINF:([\d.]+),\s*#EXT-X-BYTERANGE:(\d+)/g)].map(([, s, b]) => [+s, +b]), total = parts.reduce((sum, [s]) => sum + s, 0);
  return { file, list, width, height, bytes, codecs, averageBps: Math.round((bytes * 8) / total), peakBps: Math.round(Math.max(...parts.filter(([s]) => s > 0.5).map(([s, b]) => (b * 8) / s))) };
}

/** How often within one second the whole picture's light turns by more than a tenth: three and more would be a flash. */
function flashes(light) {
  const turns = [];
  let low = light[0], high = light[0], way = 0;
  light.forEach((y, i) => {
    if (way <= 0 && y - low > 25) { turns.push(i / FPS); way = 1; high = y; }
    if (way >= 0 && high - y > 25) { turns.push(i / FPS); way = -1; low = y; }
    high = way > 0 ? Math.max(high, y) : Math.max(way ? y : high, y); low = way < 0 ? Math.min(low, y) : Math.min(way ? y : low, y);
  });
  const counts = turns.map((from) => turns.filter((s) => s >= from && s < from + 1).length), perSecond = Math.max(0, ...counts);
  return { perSecond, at: turns[counts.indexOf(perSecond)] };
}

const ms = (s) => Math.round(s * 1000);
const entryFile = (art, id) => path.join(art, '../content/videos', `${id}.json`);

function writeEntry(art, entry) {
  fs.mkdirSync(path.dirname(entryFile(art, entry.id)), { recursive: true });
  fs.writeFileSync(entryFile(art, entry.id), JSON.stringify([entry], null, 2) + '\n');
}

/** What the sites are told of a film (contracts/video.ts). */
function contentEntry(film, { seconds, playlist, renditions, tracks, lufs }) {
  return {
    id: film.id, orientation: film.orientation, series: film.series, title: film.title, lead: film.lead, durationMs: ms(seconds),
    ...(film.monster?.id ? { monsterId: film.monster.id } : {}),
    chapters: film.chapters.map(({ at, words }) => ({ atMs: ms(at), words })),
    captions: film.captions.map(({ from, to, words }) => ({ fromMs: ms(from), untilMs: ms(Math.min(to, seconds)), words })),
    tracks,
    pins: film.pins.map(({ product, from, to, x, y }) => ({ productId: product, fromMs: ms(from), untilMs: ms(Math.min(to, seconds)), x, y })),
    poster: film.id, playlist, loudnessLufs: lufs,
    renditions: renditions.map(({ width, height, file, bytes, averageBps }) => ({ width, height, file, bytes, averageBps })),
  };
}
