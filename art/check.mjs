// `npm run -s art -- --check`: one line per kind, one for the sum. Nothing is made.
import fs from 'node:fs';
import path from 'node:path';
import { checkLevels } from './audio/check-levels.mjs';

const SUM_LIMIT_MB = 120; // of public/assets, everything that is committed

/** kB that one delivered file of a row may weigh; Infinity where the row sets none. */
function limitOf(row, file) {
  if (row.icons) return Infinity;
  if (row.page || row.maker) return row.budget ?? Infinity;
  if (file.endsWith('@780.avif')) return row.budget ?? Infinity;
  return file.endsWith('@390.avif') ? row.tile ?? Infinity : Infinity;
}

function weigh(dir) {
  let bytes = 0;
  for (const f of fs.readdirSync(dir, { withFileTypes: true, recursive: true })) if (f.isFile()) bytes += fs.statSync(path.join(f.parentPath, f.name)).size;
  return bytes;
}

/** rows: the tables; state(row): '' when up to date, else 'missing' or 'stale'. Prints, and returns whether all is well. */
export function check({ rows, ledger, state, broken, assets }) {
  const kinds = new Map();
  for (const row of rows) kinds.set(row.kind ?? 'hub', [...(kinds.get(row.kind ?? 'hub') ?? []), row]);
  const faults = broken.map((b) => `broken table ${b}`);
  for (const [kind, members] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let good = 0, bytes = 0, top = { share: -1, text: '' };
    for (const row of members) {
      const fault = state(row);
      if (fault) faults.push(`${fault} ${row.id}`);
      let fits = true;
      for (const [file, size] of Object.entries(ledger[row.id]?.files ?? {})) {
        const limit = limitOf(row, file) * 1000, share = limit === Infinity ? size / 1e12 : size / limit;
        bytes += size;
        if (share > top.share) top = { share, text: `${path.basename(file)} ${kb(size)}${limit === Infinity ? '' : ` of ${kb(limit)}`}` };
        if (size > limit) { fits = false; faults.push(`over budget ${path.basename(file)} ${kb(size)} of ${kb(limit)}`); }
      }
      if (!fault && fits) good++;
    }
    console.log(`${kind} ${good}/${members.length}`.padEnd(24), mb(bytes).padStart(9), ' fullest', top.text);
  }
  const levels = checkLevels(path.join(assets, 'sound'), JSON.parse(fs.readFileSync(path.join(import.meta.dirname, '../app/kits/sound/pieces.json'), 'utf8')));
  faults.push(...levels.faults);
  console.log('loudness'.padEnd(24), levels.summary);
  const ids = new Set(rows.map((row) => row.id));
  if (!broken.length) for (const id of Object.keys(ledger)) if (!ids.has(id)) faults.push(`in the ledger without a row: ${id}`);
  const sum = weigh(assets);
  console.log('public/assets'.padEnd(24), mb(sum).padStart(9), ` of ${SUM_LIMIT_MB} MB`);
  if (sum > SUM_LIMIT_MB * 1e6) faults.push('public/assets is over its limit');
  const shown = faults.slice(0, 40);
  for (const fault of shown) console.log('  ' + fault);
  if (faults.length > shown.length) console.log(`  and ${faults.length - shown.length} more`);
  return !faults.length;
}

const kb = (n) => (n / 1000).toFixed(1) + ' kB';
const mb = (n) => (n / 1e6).toFixed(2) + ' MB';
