// Loudness (LUFS, BS.1770 gated) and true peak (dBTP, four times oversampled) by ffmpeg: of a file as it is delivered, or of a piece put together again.
import path from 'node:path';
import { spawnSync } from 'node:child_process';

const METER = 'ebur128=peak=true';

function read({ stderr, error }) {
  if (error) throw new Error(`ffmpeg is needed to measure sounds: ${error.message}`);
  const end = stderr.slice(stderr.lastIndexOf('Summary:')), number = (pattern) => Number(pattern.exec(end)?.[1] ?? NaN);
  return { lufs: number(/I:\s+(-?[\d.]+) LUFS/), peakDb: number(/Peak:\s+(-?[\d.]+) dBFS/) };
}

/** One file. Sounds under 400 ms have no loudness (−70). */
export const measureFile = (file) => read(spawnSync('ffmpeg', ['-nostats', '-i', file, '-af', METER, '-f', 'null', '-'], { encoding: 'utf8' }));

/** A piece from its delivered segments, their guards cut off; several layers sound together. */
export function measurePiece(folder, { segmentCount, segmentS, guardS }, layers) {
  const inputs = [], graph = [];
  for (const [k, layer] of layers.entries()) {
    for (let n = 0; n < segmentCount; n++) {
      inputs.push('-i', path.join(folder, `${layer}-${n}.ogg`));
      graph.push(`[${k * segmentCount + n}:a]aformat=channel_layouts=stereo,atrim=start=${guardS}:duration=${segmentS},asetpts=N/SR/TB[s${k}_${n}]`);
    }
    graph.push(`${Array.from({ length: segmentCount }, (_, n) => `[s${k}_${n}]`).join('')}concat=n=${segmentCount}:v=0:a=1[l${k}]`);
  }
  graph.push(`${layers.map((_, k) => `[l${k}]`).join('')}amix=inputs=${layers.length}:normalize=0,${METER}[out]`);
  return read(spawnSync('ffmpeg', ['-nostats', ...inputs, '-filter_complex', graph.join(';'), '-map', '[out]', '-f', 'null', '-'], { encoding: 'utf8', maxBuffer: 1e8 }));
}
