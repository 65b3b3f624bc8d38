// One picture end to end: blender -> darkroom -> deliver -> metadata.
//   node make.mjs --list              every id and whether it is up to date
//   node make.mjs <id> … [--draft]    make these; `*` in an id stands for anything
//                                     (draft: a third of the size, few samples, stays in .work/draft)
//   node make.mjs --all               make everything whose sources changed
//   node make.mjs --prune             forget ledger rows, files and metadata of ids that left the tables
//   node make.mjs --check             what is missing, stale or too heavy, per kind; exit 1 if anything is
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import { spawn } from 'node:child_process';
import { broken, pictures } from './pictures.mjs';
import { check } from './check.mjs';
import { readLedger, writeLedger } from './ledger.mjs';
import { denoiseRaw, develop } from './develop/develop.mjs';
import { deliver, facts, hash8 } from './develop/deliver.mjs';
import { sharePage } from './share/page.mjs';
import { icons } from './icons/icons.mjs';

const ART = import.meta.dirname, ROOT = path.dirname(ART);
const WORK = path.join(ART, '.work');                       // raws and masters, never committed
const PUBLIC = path.join(ROOT, 'public');
const OUT = path.join(PUBLIC, 'assets/v');                  // what the phone gets
const META = path.join(ROOT, 'app/kits/ui/pictures');       // what the page knows beforehand
const BATCH = 12;                                           // rows a Blender process renders before it starts afresh
const CUT_OUT = { alpha: true, vig: 0, ca: 0, bloom: 0.5, halation: 0.5, grain: 0.01 };

const say = (...a) => console.log(new Date().toTimeString().slice(0, 8), ...a);
const fail = (m) => { console.error(m); process.exit(1); };
const kb = (n) => (n / 1000).toFixed(1) + ' kB';

/* ---------- what a picture depends on ---------- */

function digest(...parts) {
  const h = crypto.createHash('sha256');
  for (const p of parts) h.update(typeof p === 'string' ? p : JSON.stringify(p ?? null)).update('\0');
  return h.digest('hex').slice(0, 16);
}
const texts = new Map();
const read = (file) => {
  if (!texts.has(file)) texts.set(file, fs.readFileSync(path.join(ART, file), 'utf8'));
  return texts.get(file);
};
const folderText = (dir) => fs.readdirSync(path.join(ART, dir), { withFileTypes: true, recursive: true }).filter((f) => f.isFile() && f.name !== '.DS_Store')
  .map((f) => path.relative(ART, path.join(f.parentPath, f.name))).sort().map((f) => f + '\0' + read(f)).join('\0');
const sourceText = (source) => (fs.statSync(path.join(ART, source)).isDirectory() ? folderText(source) : read(source));

/** A scene file and every module of blender/ it imports, directly or through another. */
function sceneSources(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(`blender/${file}`).matchAll(/^(?:from|import) (\w+)/gm)) {
    if (fs.existsSync(path.join(ART, 'blender', name + '.py'))) sceneSources(name + '.py', seen);
  }
  return seen;
}
const sceneText = new Map();
function sceneTexts(name) {
  if (!sceneText.has(name)) sceneText.set(name, [...sceneSources(name + '.py')].sort().map((f) => read('blender/' + f)));
  return sceneText.get(name);
}

const byId = new Map(pictures.map((p) => [p.id, p]));
function row(id) {
  const found = byId.get(id);
  if (!found) throw new Error(`no such picture: ${id} (see --list)${broken.map((b) => '\n' + b).join('')}`);
  return found;
}
const makers = new Map();
for (const file of new Set(pictures.flatMap((p) => p.maker ?? []))) {
  try { makers.set(file, await import(path.join(ART, file))); }
  catch (error) { broken.push(`${file}: ${error.message}`); }
}

const renderKey = (p) => digest(...sceneTexts(p.scene), p.args);
const darkroom = (p) => (p.print ? read(`develop/${p.print}.mjs`) : '');
const printKey = (p) => digest(renderKey(p), read('develop/develop.mjs'), read('develop/denoise.mjs'), darkroom(p), p.alpha ?? false, p.dark ?? {});

/** Everything the delivered files depend on; alt text and kind do not count. */
function sourceKey(p) {
  if (p.icons) return digest(folderText('icons'));
  if (p.page) return digest(folderText('share'), p.page, p.budget, ...p.needs.map((id) => printKey(row(id))));
  if (p.maker) {
    const rest = Object.fromEntries(Object.entries(p).filter(([column]) => column !== 'alt' && column !== 'kind'));
    const { sources = [] } = makers.get(p.maker) ?? {}, own = (typeof sources === 'function' ? sources(p) : sources).map(sourceText);
    return digest(read(path.normalize(p.maker)), ...own, rest, p.scene ? printKey(p) : '', ...(p.needs ?? []).map((id) => sourceKey(row(id))));
  }
  return digest(printKey(p), read('develop/deliver.mjs'), p.widths, p.budget, p.tile, p.coding);
}

const place = (p) => (p.icons ? PUBLIC : OUT);

/** '' when the files are there and made from today's sources, else 'missing' or 'stale'. */
function state(p, ledger) {
  const made = ledger[p.id];
  if (!made || !Object.keys(made.files).every((f) => fs.existsSync(path.join(place(p), f)))) return 'missing';
  try { return made.source === sourceKey(p) ? '' : 'stale'; } catch (error) { return `stale (${error.message})`; }
}

/* ---------- rendering ---------- */

function blender(sceneName, args, name, made) {
  return new Promise((ok, no) => {
    const flags = Object.entries({ ...args, threads: 2 }).flatMap(([k, v]) => ['--' + k, String(v)]);
    const run = spawn('nice', ['-n', '15', 'blender', '-b', '--factory-startup', '--python-exit-code', '1',
      '-P', path.join(ART, 'blender', sceneName + '.py'), '--', ...flags]);
    let tail = '', told = 0;
    const hear = (chunk) => {
      tail = (tail + chunk).slice(-4000);
      const m = /Sample (\d+)\/(\d+)/.exec(chunk);
      if (m && !args.jobs && m[1] / m[2] >= told + 0.25) { told = m[1] / m[2]; say(`  ${name}: sample ${m[1]}/${m[2]}`); }
      for (const [line] of chunk.matchAll(/^RENDERED .+$/gm)) if (args.jobs) say('  ' + line);
    };
    run.stdout.on('data', (c) => hear(String(c)));
    run.stderr.on('data', (c) => hear(String(c)));
    run.on('close', (code) => (code === 0 && made.every((f) => fs.existsSync(f)) ? ok() : no(new Error(`blender failed on ${name}\n${tail}`))));
  });
}

const drafted = (args) => ({ ...args, w: Math.round(args.w / 3), h: Math.round(args.h / 3), spp: Math.min(12, args.spp) });
const workDir = (draft) => {
  const dir = draft ? path.join(WORK, 'draft') : WORK;
  fs.mkdirSync(dir, { recursive: true });
  return dir;
};
const argsOf = (p, draft) => (draft ? drafted(p.args) : p.args);
const rawName = (p) => p.render ?? p.id;
const rawFile = (p, draft) => path.join(workDir(draft), `${rawName(p)}-${renderKey({ ...p, args: argsOf(p, draft) })}.raw`);

function forgetOldRaws(p, draft) {
  const dir = workDir(draft), name = rawName(p), own = path.basename(rawFile(p, draft)); // another make may just have finished it
  for (const f of fs.readdirSync(dir)) if (f !== own && f.startsWith(name + '-') && f.length === name.length + 21) fs.rmSync(path.join(dir, f), { force: true });
}

const part = (file) => `${file}.${process.pid}.part`; // until it is whole; two makes may render the same row

/** The denoised raw of one row. */
async function raw(p, draft) {
  const file = rawFile(p, draft);
  if (!fs.existsSync(file)) {
    const args = argsOf(p, draft), temp = part(file);
    forgetOldRaws(p, draft);
    say(`  ${p.id}: blender ${args.w}x${args.h}, ${args.spp} samples`);
    if (p.batch) await blenderBatch(p.scene, [{ args, out: temp }], p.id, draft);
    else await blender(p.scene, { ...args, out: temp }, p.id, [temp]);
    fs.renameSync(temp, file);
  }
  await denoiseRaw(file);
  return file;
}

async function blenderBatch(sceneName, jobs, name, draft) {
  const list = path.join(workDir(draft), `jobs-${process.pid}.json`);
  fs.writeFileSync(list, JSON.stringify(jobs));
  await blender(sceneName, { jobs: list }, name, jobs.map((j) => j.out)).finally(() => fs.rmSync(list, { force: true }));
}

/** Rows of one scene whose raw is missing: rendered by one Blender process, because the set stands only once. */
async function renderTogether(rows, draft) {
  const wanted = new Map();
  for (const p of rows) if (p.batch && !fs.existsSync(rawFile(p, draft))) wanted.set(rawName(p), p);
  const todo = [...wanted.values()];
  if (todo.length < 2) return;
  const jobs = todo.map((p) => ({ args: argsOf(p, draft), out: part(rawFile(p, draft)) }));
  for (const p of todo) forgetOldRaws(p, draft);
  say(`rendering ${todo.length} together: ${rawName(todo[0])} … ${rawName(todo.at(-1))}`);
  await blenderBatch(todo[0].scene, jobs, rawName(todo[0]), draft);
  todo.forEach((p, i) => fs.renameSync(jobs[i].out, rawFile(p, draft)));
}

/** Renders and prints one row; both steps are skipped when their own sources are unchanged. Returns the master PNG. */
async function master(p, draft = false) {
  const key = printKey({ ...p, args: argsOf(p, draft) });
  const png = path.join(workDir(draft), `${p.id}.png`), stamp = png + '.key';
  if (fs.existsSync(png) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return png;
  const file = await raw(p, draft);
  const print = p.print ? (await import(path.join(ART, `develop/${p.print}.mjs`))).print : develop;
  const { seconds } = await print(file, png, { ...(p.alpha ? CUT_OUT : {}), ...p.dark });
  say(`  ${p.id}: rendered in ${seconds} s, printed`);
  fs.writeFileSync(stamp, key);
  return png;
}

/* ---------- making ---------- */

/** What a maker of its own is handed; see README, "A maker of its own". */
const tools = (draft) => ({
  master: (id) => master(typeof id === 'string' ? row(id) : id, draft),
  raw: (p) => raw(p, draft),
  made: async (id) => { await make(row(id)); return JSON.parse(fs.readFileSync(path.join(META, id + '.json'), 'utf8')); },
  develop, deliver, facts, hash8, say, work: workDir(draft), out: draft ? path.join(workDir(true), 'out') : OUT, art: ART, draft,
});

async function produce(p, draft) {
  if (p.icons) return icons(PUBLIC);
  if (p.maker) return (makers.get(p.maker) ?? fail(`${p.maker} could not be read\n${broken.join('\n')}`)).make(p, tools(draft));
  if (p.page) {
    const pics = {};
    for (const id of p.needs) pics[id] = await master(row(id));
    return sharePage({ ...p, pics, out: OUT, work: WORK });
  }
  if (!p.widths.length) { await master(p); return { files: {} }; }
  return deliver({ name: p.id, master: await master(p), widths: p.widths, budget: p.budget, tile: p.tile, coding: p.coding, out: OUT });
}

async function make(p, draft) {
  if (draft && p.maker) return say(`${p.id}: draft`, JSON.stringify(await produce(p, true)));
  if (draft) return say(`${p.id}: draft`, p.scene ? path.relative(process.cwd(), await master(p, true)) : 'nothing to draft');
  const now = readLedger();
  if (!state(p, now)) { await metadata(p, now[p.id]); return say(`${p.id}: unchanged`); }
  say(`${p.id}: making`);
  const source = sourceKey(p), { meta, ...made } = await produce(p);
  await writeLedger((ledger) => {
    const before = ledger[p.id]?.files ?? {};
    ledger[p.id] = { source, ...made, ...(meta === undefined ? {} : { meta }) };
    if (!p.icons) forgetFiles(before, ledger);
  });
  await metadata(p, { source, ...made, meta });
  for (const [f, n] of Object.entries(made.files)) say(`  ${f} ${kb(n)}`);
}

/** Delivers a film again of which only the words changed (films/film.mjs); what is drawn and heard stays. */
async function reword(p) {
  const files = await (makers.get(p.maker)?.reword ?? fail(`${p.id} has no words of its own`))(p.id, tools(false));
  const source = sourceKey(p);
  await writeLedger((ledger) => {
    const before = ledger[p.id] ?? fail(`${p.id} was never made`);
    const poster = Object.fromEntries(Object.entries(before.files).filter(([f]) => path.basename(f).startsWith(`${p.id}@`)));
    const bytes = Object.values(files).reduce((a, b) => a + b, 0);
    ledger[p.id] = { ...before, source, files: { ...files, ...poster }, meta: { ...before.meta, bytes } };
    forgetFiles(before.files, ledger);
  });
  await metadata(p, readLedger()[p.id]);
  say(`${p.id}: words delivered`);
}

/** A superseded picture leaves with its folder. */
function forgetFiles(files, ledger) {
  const used = new Set(Object.values(ledger).flatMap((l) => Object.keys(l.files)));
  for (const f of Object.keys(files)) {
    if (used.has(f)) continue;
    fs.rmSync(path.join(OUT, f), { force: true });
    const d = path.dirname(path.join(OUT, f));
    if (fs.existsSync(d) && !fs.readdirSync(d).length) fs.rmdirSync(d);
  }
}

async function metadata(p, made) {
  if (p.icons || (p.widths && !p.widths.length) || made.meta === null) return;
  const file = path.join(META, p.id + '.json'), { hash } = made, kind = p.kind ?? 'hub', alt = p.alt === undefined ? {} : { alt: { ja: p.alt } };
  fs.mkdirSync(META, { recursive: true });
  const old = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  let meta;
  if (p.page) meta = { name: p.id, kind, hash, width: p.width, height: p.height, file: made.file, ...alt };
  else if (p.maker) meta = { name: p.id, kind, hash, ...made.meta, ...alt };
  else if (old?.hash === hash) meta = { ...old, kind, widths: p.widths, ...alt };
  else {
    const png = path.join(WORK, p.id + '.png');
    if (hash8(png) !== hash) throw new Error(`${p.id}: master and ledger disagree, run again`);
    const { width, height, color, preview } = await facts(png);
    meta = { name: p.id, kind, hash, width, height, widths: p.widths, color, preview, ...alt };
  }
  const text = JSON.stringify(meta) + '\n';
  if (!old || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
}

async function prune() {
  if (broken.length) fail(`first mend\n${broken.join('\n')}`);
  await writeLedger((ledger) => {
    for (const [id, { files }] of Object.entries(ledger)) {
      if (byId.has(id)) continue;
      delete ledger[id];
      forgetFiles(files, ledger);
      fs.rmSync(path.join(META, id + '.json'), { force: true });
      say(`${id}: gone`);
    }
  });
}

/** Together what can be rendered together, then one after the other; one failure does not stop the rest. */
async function makeAll(rows, draft) {
  const failed = [], ledger = readLedger();
  const waiting = draft ? rows : rows.filter((p) => state(p, ledger));
  const scenes = Map.groupBy(waiting.filter((p) => p.batch), (p) => p.scene);
  const attempt = (p) => make(p, draft).catch((error) => { failed.push(p.id); console.error(`${p.id}: ${error.stack}`); });
  for (const members of scenes.values()) {
    for (let i = 0; i < members.length; i += 2 * BATCH) { // two rows, print and cut-out, share a render
      const some = members.slice(i, i + 2 * BATCH);
      await renderTogether(some, draft).catch((error) => console.error(error.message));
      for (const p of some) await attempt(p);
    }
  }
  for (const p of rows) if (!(p.batch && waiting.includes(p))) await attempt(p);
  if (failed.length) fail(`failed: ${failed.join(' ')}`);
}

const words = process.argv.slice(2), has = (w) => words.includes('--' + w);
const ids = words.filter((w) => !w.startsWith('--'));
const matching = (word) => {
  if (!word.includes('*')) return [byId.get(word) ?? fail(`no such picture: ${word} (see --list)${broken.map((b) => '\n' + b).join('')}`)];
  const like = new RegExp(`^${word.replaceAll('*', '.*')}$`), rows = pictures.filter((p) => like.test(p.id));
  return rows.length ? rows : fail(`nothing is called ${word}`);
};

if (has('check')) {
  const ledger = readLedger();
  process.exitCode = check({ rows: pictures, ledger, state: (p) => state(p, ledger), broken, assets: path.join(PUBLIC, 'assets') }) ? 0 : 1;
} else if (has('prune')) await prune();
else if (has('list') || (!ids.length && !has('all'))) {
  const ledger = readLedger();
  for (const b of broken) console.error('broken', b);
  for (const p of pictures) console.log(p.id.padEnd(28), (state(p, ledger) || 'up to date').padEnd(10), p.alt ?? '');
} else if (has('words')) for (const p of new Set(ids.flatMap(matching))) await reword(p);
else await makeAll(has('all') ? pictures : [...new Set(ids.flatMap(matching))], has('draft'));
