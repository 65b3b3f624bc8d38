// rendered.json: from which sources each picture was made and which files it left. Two makes may run at once:
// every write takes a lock, reads the file anew, changes its own row only, and swaps the file in one step.
import fs from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, 'rendered.json');
const LOCK = path.join(import.meta.dirname, '.work/ledger.lock');
const wait = (ms) => new Promise((ok) => setTimeout(ok, ms));

/** All rows, as they stand on disk now. */
export const readLedger = () => (fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {});

/** Calls change(ledger) under the lock and writes what it left; one line a row, so that lines of different people merge. */
export async function writeLedger(change) {
  const release = await lock();
  try {
    const ledger = readLedger(), result = change(ledger);
    const lines = Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`);
    fs.writeFileSync(FILE + '.new', `{\n${lines.join(',\n')}\n}\n`);
    fs.renameSync(FILE + '.new', FILE);
    return result;
  } finally { release(); }
}

async function lock() {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(LOCK, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (abandoned()) fs.rmSync(LOCK, { force: true }); else await wait(30 + Math.random() * 60);
    }
  }
}

/** Whoever held it is gone: a make that was killed must not stop all others for good. */
function abandoned() {
  try {
    const pid = Number(fs.readFileSync(LOCK, 'utf8'));
    if (!pid) return Date.now() - fs.statSync(LOCK).mtimeMs > 10_000;
    process.kill(pid, 0);
    return false;
  } catch (error) { return error.code === 'ESRCH'; }
}
