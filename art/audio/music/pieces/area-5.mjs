// 溶けない湖: words that were not said lie in the ice and shine from below. Glass, harp, bamboo far off; every phrase stops before its last note, and only the last section says it.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

export const motif = '5:4 4:4 3:8 | _:4 2:4 3:4 _:4';

export function area5() {
  const s = createScore({
    id: 'area-5', bpm: 63, key: 'B', scale: 'hirajoshi', segmentBars: 3, room: { size: 1.5, decay: 0.87, damp: 0.3, echoSteps: 6, echoBack: 0.42, wet: 1.1 },
    parts: {
      harp: { inst: 'harp', db: -3, pan: -0.25, verb: 0.4, echo: 0.15, loose: 14, spread: 0.35 }, glass: { inst: 'glass', db: -5, wide: true, verb: 0.55, loose: 30 }, bamboo: { inst: 'shakuhachi', db: -2, pan: 0.25, verb: 0.6, echo: 0.2, lp: 6500, loose: 20 }, felt: { inst: 'felt', db: -4, pan: 0.1, verb: 0.5, loose: 18 },
      ice: { inst: 'porcelain', db: -12, verb: 0.6, echo: 0.3, spread: 0.8, loose: 50, lp: 7000 }, bowl: { inst: 'bowl', db: -10, verb: 0.5 }, deep: { inst: 'pad', db: -11, wide: true, verb: 0.4, lp: 900, hp: 60 }, wind: { inst: 'wind', db: -22, wide: true, verb: 0.3 }, heart: { db: -12, verb: 0.2, loose: 8 },
      run: { inst: 'kalimba', db: -4, pan: 0.35, verb: 0.4, echo: 0.2, layer: 'rise', loose: 6, spread: 0.5 }, feet: { db: -2, verb: 0.3, layer: 'rise', loose: 6, drumPan: { shaker: -0.35, hat: 0.3, rim: 0.25 } }, pulse: { inst: 'sub', db: -6, layer: 'rise', loose: 3 }, strings: { inst: 'section', db: -6, wide: true, verb: 0.45, hp: 150, layer: 'rise' },
    },
  });
  const feet = { soft: 'x.....x...x.....|x.....x...x..o..', hat: '..4...4...4...4.', shaker: '4223422342234223', rim: '....o.......o...', taiko: 'x...............' };
  const cold = (sec, bars) => sec.hits('wind', Array.from({ length: Math.ceil(bars / 2) }, (_, k) => [k * 2, 0, 0.6, k % 2 ? 74 : 67, 36])).hits('ice', Array.from({ length: bars }, (_, b) => [b, (b * 7 + 5) % 16, 0.5, [95, 98, 102, 90][b % 4], 4]));

  const a0 = cold(s.section('the moon blurs', 3, 'Bm9 | Gmaj7 | Em9', 0.6), 3).pad('deep', { low: 47, high: 66 }).pad('glass', { low: 66, high: 83, vel: 0.4 }).arp('harp', '0...1...2...3...', { low: 54, high: 78, vel: 0.5 }).hits('bowl', [[0, 0, 0.8, 47, 32]]).hits('heart', [[1, 8, 0.6, 'heart'], [1, 11, 0.4, 'heart']]);
  a0.arp('run', '0.1.2.1.', { low: 66, high: 83, vel: 0.5 }).beat('feet', { shaker: '3222322232223222' });
  const a = cold(s.section('sorry, or something like it', 6, 'Bm9 | Gmaj7 | Em9 | F#7sus | Gmaj7 | F#m7', 0.74), 6).tune('bamboo', `${motif} | 5:4 4:4 3:4 1':4 | 5:12 _:4 | ${motif}`, { octave: 0, vel: 0.72 }).arp('harp', '0.1.2.3.4.3.2.1.', { low: 50, high: 76, vel: 0.5 }).pad('deep', { low: 47, high: 66 }).tune('felt', "_:16 | _:12 5:4 | _:16 | _:8 4:4 5:4 | _:16 | _:12 3:4", { octave: 1, vel: 0.5 }).hits('heart', [[0, 0, 0.5, 'heart'], [0, 3, 0.35, 'heart'], [3, 0, 0.5, 'heart'], [3, 3, 0.35, 'heart']]);
  a.arp('run', '01210121', { low: 64, high: 83, vel: 0.55 }).beat('feet', feet).bass('pulse', 'R.....R...R.....', { low: 33, vel: 0.7 });
  const b = cold(s.section('a ticket number is called, and called', 6, 'Gmaj9 | Aadd9 | Bm9 | Dmaj7 | Em9 | F#7b9', 0.88), 6).tune('felt', "3:6 4:2 5:8 | 1':6 5:2 4:8 | 3:6 4:2 5:4 1':4 | 2':12 _:4 | 3':6 2':2 1':4 5:4 | 4:10 _:6", { octave: 0, vel: 0.78 }).tune('bamboo', '_:16 | _:8 5:8 | _:16 | 4:8 5:8 | _:16 | 3:8 4:8', { octave: 0, vel: 0.5 }).arp('harp', '0120312012031201', { low: 50, high: 78, vel: 0.5 }).pad('glass', { low: 64, high: 81, vel: 0.5 }).pad('deep', { low: 45, high: 64 }).hits('bowl', [[0, 0, 0.8, 43, 32], [3, 0, 0.8, 50, 32]]);
  b.arp('run', '02130213', { low: 66, high: 85, vel: 0.6 }).beat('feet', { ...feet, clap: '....o.......o...' }, { fill: { shaker: '4.4.5.5.6.6.6666', taiko: 'x.....x...x.x.xx' } }).bass('pulse', 'R..R..R.R..R..R.', { low: 31, vel: 0.75 }).pad('strings', { low: 59, high: 78 });
  const c = cold(s.section('under the ice somebody hums', 3, 'Em9 | Bm/D | Cmaj7#11', 0.68), 3).tune('glass', zoneMotif, { scale: 'hirajoshi', octave: 1, vel: 0.7 }).tune('glass', "3':16", { bar: 2, octave: 0, vel: 0.6 }).pad('deep', { low: 45, high: 64 }).arp('harp', '0...2...1...3...', { low: 52, high: 74, vel: 0.4 }).hits('heart', [[0, 0, 0.7, 'heart'], [0, 3, 0.5, 'heart'], [1, 0, 0.7, 'heart'], [1, 3, 0.5, 'heart'], [2, 0, 0.8, 'heart'], [2, 3, 0.5, 'heart']]);
  c.arp('run', '0.2.1.3.', { low: 66, high: 85, vel: 0.5 }).beat('feet', { shaker: '4222422242224222', soft: 'x.......x.......' }).pad('strings', { low: 59, high: 76, vel: 0.6 });
  const d = cold(s.section('a boat for what one was about to say', 6, 'Gmaj7 | Em9 | Bm9 | Aadd9 | Em9 | Gmaj7', 0.92), 6).tune('bamboo', "5:4 4:4 3:8 | _:4 2:4 3:4 1:4 | 1:12 _:4 | 5:4 1':4 2':4 3':4 | 2':4 1':4 5:4 4:4 | 3:4 2:4 1:8", { octave: 0, vel: 0.82 }).tune('felt', "_:8 5:4 1':4 | _:8 3:4 5:4", { times: 3, octave: 0, vel: 0.5 }).arp('harp', '0123432101234321', { low: 50, high: 78, vel: 0.55 }).pad('deep', { low: 45, high: 64 }).pad('glass', { low: 66, high: 83, vel: 0.45 }).hits('bowl', [[0, 0, 0.8, 43, 32], [2, 0, 0.7, 47, 32]]);
  d.arp('run', '01230123', { low: 66, high: 85, vel: 0.65 }).beat('feet', { ...feet, clap: '....o.......o...' }, { fill: { shaker: '3.3.2.2.2...2...', soft: 'x...............' } }).bass('pulse', 'R..R..R.R..R..5.', { low: 31, vel: 0.7 }).pad('strings', { low: 59, high: 78, vel: 0.9 });
  return s;
}
