// What the art check says of sounds: every delivered file decoded and measured. Nothing is made.
import fs from 'node:fs';
import path from 'node:path';
import { measureFile, measurePiece } from './measure.mjs';

const PEAK_DB = -1, LUFS = -16, LUFS_OFF = 1;

/** Faults of all effects, loops and pieces below `folder` (public/assets/sound); `facts`: app/kits/sound/pieces.json. */
export function checkLevels(folder, facts) {
  const faults = [], heard = { lufs: [], peakDb: [] };
  const judge = (what, { lufs, peakDb }, isMusic) => {
    heard.peakDb.push(peakDb);
    if (isMusic) heard.lufs.push(lufs);
    if (!(peakDb <= PEAK_DB)) faults.push(`too loud ${what}: ${peakDb} dBTP`);
    if (isMusic && !(Math.abs(lufs - LUFS) <= LUFS_OFF)) faults.push(`not at −16 LUFS ${what}: ${lufs}`);
  };
  for (const file of fs.readdirSync(folder).filter((name) => /\.(ogg|m4a)$/.test(name)).sort()) judge(file, measureFile(path.join(folder, file)), file.startsWith('bgm-'));
  for (const [name, piece] of Object.entries(facts)) {
    for (const layers of piece.hasRise ? [['base'], ['base', 'rise']] : [['base']]) judge(`${name} ${layers.join('+')}`, measurePiece(path.join(folder, 'music', name), piece, layers), true);
  }
  const span = (list) => `${Math.min(...list)} to ${Math.max(...list)}`;
  return { faults, summary: `${heard.peakDb.length} measured, music ${span(heard.lufs)} LUFS, peaks ${span(heard.peakDb)} dBTP` };
}
