// One picture end to end: blender -> darkroom -> deliver -> metadata.
//   node make.mjs --list              every id and whether it is up to date
//   node make.mjs <id> … [--draft]    make these (draft: a third of the size, few samples, stays in .work)
//   node make.mjs --all               make everything whose sources changed
import fs from 'node:fs';
import path from 'node:path';
import crypto from 'node:crypto';
import { spawn } from 'node:child_process';
import { pictures } from './pictures.mjs';
import { develop } from './develop/develop.mjs';
import { deliver, facts, hash8 } from './develop/deliver.mjs';
import { sharePage } from './share/page.mjs';
import { icons } from './icons/icons.mjs';

const ART = import.meta.dirname, ROOT = path.dirname(ART);
const WORK = path.join(ART, '.work');                       // raws and masters, never committed
const OUT = path.join(ROOT, 'public/assets/v');             // what the phone gets
const META = path.join(ROOT, 'app/kits/ui/pictures');       // what the page knows beforehand
const LEDGER = path.join(ART, 'rendered.json');             // what was made from which sources

const ledger = fs.existsSync(LEDGER) ? JSON.parse(fs.readFileSync(LEDGER, 'utf8')) : {};
const say = (...a) => console.log(new Date().toTimeString().slice(0, 8), ...a);
const kb = (n) => (n / 1000).toFixed(1) + ' kB';

function digest(...parts) {
  const h = crypto.createHash('sha256');
  for (const p of parts) h.update(typeof p === 'string' ? p : JSON.stringify(p ?? null)).update('\0');
  return h.digest('hex').slice(0, 16);
}
const read = (file) => fs.readFileSync(path.join(ART, file), 'utf8');

/** A scene file and every module of blender/ it imports, directly or through another. */
function sceneSources(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(`blender/${file}`).matchAll(/^(?:from|import) (\w+)/gm)) {
    if (fs.existsSync(path.join(ART, 'blender', name + '.py'))) sceneSources(name + '.py', seen);
  }
  return seen;
}
const renderKey = (p) => digest(...[...sceneSources(p.scene + '.py')].sort().map((f) => read('blender/' + f)), p.args);
const printKey = (p) => digest(renderKey(p), read('develop/develop.mjs'), read('develop/denoise.mjs'), p.dark ?? {});
const folderKey = (dir) => fs.readdirSync(path.join(ART, dir)).sort().map((f) => read(`${dir}/${f}`)).join('\0');

/** Everything the delivered files depend on; alt text does not count. */
function sourceKey(p) {
  if (p.icons) return digest(folderKey('icons'));
  if (p.page) return digest(folderKey('share'), p.page, p.budget, ...p.needs.map((id) => printKey(row(id))));
  return digest(printKey(p), read('develop/deliver.mjs'), p.widths, p.budget);
}
const row = (id) => pictures.find((p) => p.id === id) ?? fail(`no such picture: ${id} (see --list)`);
const fail = (m) => { console.error(m); process.exit(1); };
const done = (p) => ledger[p.id]?.source === sourceKey(p)
  && Object.keys(ledger[p.id].files).every((f) => fs.existsSync(path.join(p.icons ? path.join(ROOT, 'public') : OUT, f)));

function blender(p, args, out) {
  return new Promise((ok, no) => {
    const flags = Object.entries({ ...args, out, threads: 2 }).flatMap(([k, v]) => ['--' + k, String(v)]);
    const run = spawn('nice', ['-n', '15', 'blender', '-b', '--factory-startup', '--python-exit-code', '1',
      '-P', path.join(ART, 'blender', p.scene + '.py'), '--', ...flags]);
    let tail = '', told = 0;
    const hear = (chunk) => {
      tail = (tail + chunk).slice(-4000);
      const m = /Sample (\d+)\/(\d+)/.exec(chunk);
      if (m && m[1] / m[2] >= told + 0.25) { told = m[1] / m[2]; say(`  ${p.id}: sample ${m[1]}/${m[2]}`); }
    };
    run.stdout.on('data', (c) => hear(String(c)));
    run.stderr.on('data', (c) => hear(String(c)));
    run.on('close', (code) => (code === 0 && fs.existsSync(out) ? ok() : no(new Error(`blender failed on ${p.id}\n${tail}`))));
  });
}

/** Renders and prints one row; both steps are skipped when their own sources are unchanged. Returns the master PNG. */
async function master(p, draft = false) {
  const dir = draft ? path.join(WORK, 'draft') : WORK;
  fs.mkdirSync(dir, { recursive: true });
  const args = draft ? { ...p.args, w: Math.round(p.args.w / 3), h: Math.round(p.args.h / 3), spp: Math.min(12, p.args.spp) } : p.args;
  const raw = path.join(dir, `${p.id}-${renderKey({ ...p, args })}.raw`);
  const png = path.join(dir, `${p.id}.png`), stamp = png + '.key', key = printKey({ ...p, args });
  if (fs.existsSync(png) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return png;
  if (!fs.existsSync(raw)) {
    for (const f of fs.readdirSync(dir)) if (f.startsWith(p.id + '-') && f.length === p.id.length + 21) fs.rmSync(path.join(dir, f));
    say(`  ${p.id}: blender ${args.w}x${args.h}, ${args.spp} samples`);
    await blender(p, args, raw);
  }
  const { seconds } = await develop(raw, png, p.dark);
  say(`  ${p.id}: rendered in ${seconds} s, printed`);
  fs.writeFileSync(stamp, key);
  return png;
}

async function make(p, draft) {
  if (draft) {
    if (!p.scene) return say(`${p.id}: nothing to draft`);
    return say(`${p.id}: draft`, path.relative(process.cwd(), await master(p, true)));
  }
  if (done(p)) { await metadata(p); return say(`${p.id}: unchanged`); }
  say(`${p.id}: making`);
  let made;
  if (p.icons) made = await icons(path.join(ROOT, 'public'));
  else if (p.page) {
    const pics = {};
    for (const id of p.needs) pics[id] = await master(row(id));
    made = await sharePage({ ...p, pics, out: OUT, work: WORK });
  } else if (!p.widths.length) { await master(p); made = { files: {} }; }
  else made = await deliver({ name: p.id, master: await master(p), widths: p.widths, budget: p.budget, out: OUT });
  const before = ledger[p.id]?.files ?? {};
  ledger[p.id] = { source: sourceKey(p), ...made };
  const used = new Set(Object.values(ledger).flatMap((l) => Object.keys(l.files)));
  if (!p.icons) for (const f of Object.keys(before)) {      // a superseded picture leaves with its folder
    if (used.has(f)) continue;
    fs.rmSync(path.join(OUT, f), { force: true });
    const d = path.dirname(path.join(OUT, f));
    if (fs.existsSync(d) && !fs.readdirSync(d).length) fs.rmdirSync(d);
  }
  fs.writeFileSync(LEDGER, JSON.stringify(Object.fromEntries(Object.entries(ledger).sort()), null, 1) + '\n');
  await metadata(p);
  for (const [f, n] of Object.entries(made.files)) say(`  ${f} ${kb(n)}`);
}

async function metadata(p) {
  if (p.icons || (p.widths && !p.widths.length)) return;
  const file = path.join(META, p.id + '.json'), { hash, file: share } = ledger[p.id];
  fs.mkdirSync(META, { recursive: true });
  const old = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
  let meta;
  if (p.page) meta = { name: p.id, hash, width: p.width, height: p.height, file: share, alt: { ja: p.alt } };
  else if (old?.hash === hash) meta = { ...old, widths: p.widths, alt: { ja: p.alt } };
  else {
    const png = path.join(WORK, p.id + '.png');
    if (hash8(png) !== hash) throw new Error(`${p.id}: master and ledger disagree, run again`);
    meta = { name: p.id, hash, ...(({ width, height, ...rest }) => ({ width, height, widths: p.widths, ...rest }))(await facts(png)), alt: { ja: p.alt } };
  }
  fs.writeFileSync(file, JSON.stringify(meta, null, 1) + '\n');
}

const words = process.argv.slice(2), draft = words.includes('--draft');
const ids = words.filter((w) => !w.startsWith('--'));
if (words.includes('--list') || (!ids.length && !words.includes('--all'))) {
  for (const p of pictures) console.log(p.id.padEnd(24), done(p) ? 'up to date' : 'to make', p.alt ?? '');
} else {
  for (const p of words.includes('--all') ? pictures : ids.map(row)) await make(p, draft);
}
