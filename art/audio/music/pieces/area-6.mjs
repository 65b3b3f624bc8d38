// 玉座の口: past wet lips, between teeth like porcelain, to embers and a throne. A pavane for harpsichord and tea cups, warm and a little too correct; a mouth organ holds its breath, swallowed laughter comes up the throat.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

export const motif = '1:6 2:2 3:4 2:4 | 1:6 7,:2 1:8';

export function area6() {
  const s = createScore({
    id: 'area-6', bpm: 80, key: 'C', scale: 'harmonic', segmentBars: 4, room: { size: 1.3, decay: 0.82, damp: 0.5, echoSteps: 4 },
    parts: {
      quill: { inst: 'harpsichord', db: -4, pan: -0.2, verb: 0.3, hp: 200, lp: 5200, loose: 9, spread: 0.2 }, viol: { inst: 'bowed', db: -2, pan: 0.18, verb: 0.34, hp: 70, loose: 12 }, cups: { inst: 'porcelain', db: -10, pan: 0.4, verb: 0.4, spread: 0.4, lp: 7000, loose: 12 }, pipes: { inst: 'sho', db: -13, wide: true, verb: 0.4, lp: 3200, hp: 250 },
      throat: { inst: 'choirO', db: -7, wide: true, verb: 0.45 }, laugh: { inst: 'whisper', db: -19, wide: true, verb: 0.5 }, bass: { inst: 'bowed', db: -5, pan: -0.1, verb: 0.2, lp: 1600 }, warm: { inst: 'pad', db: -14, wide: true, verb: 0.3, lp: 1000, hp: 90 }, kit: { db: -7, verb: 0.28, loose: 9, drumPan: { shime: 0.25, kane: 0.4, tsuzumi: -0.3 } },
      run: { inst: 'harpsichord', db: -5, pan: 0.35, verb: 0.25, hp: 250, lp: 5600, layer: 'rise', loose: 4, spread: 0.3 }, feet: { db: -1, verb: 0.25, layer: 'rise', loose: 4, drumPan: { shime: 0.3, snare: -0.1, kane: 0.4 } }, pulse: { inst: 'synthBass', db: -4, layer: 'rise', loose: 2 }, brass: { inst: 'section', db: -5, wide: true, verb: 0.35, hp: 130, layer: 'rise' },
    },
  });
  const court = { odaiko: 'x.........o.....|x...............', shime: '....3...4...3...', tsuzumi: '........x.......|........x...o...' }, feet = { odaiko: 'X.....x.X.......', snare: '..4.x..4..4.x.44', shime: '4.4.5.4.4.4.5.44', kick: 'x.....x.x.....x.', kane: '................|............o...' };
  const giggle = (sec, at) => sec.hits('laugh', at.flatMap((b) => [[b, 8, 0.8, 60, 2], [b, 10, 0.7, 60, 2], [b, 12, 0.6, 60, 2]]));

  const a0 = giggle(s.section('between the teeth', 4, 'Cm | Dbmaj7/C | Cm | G7sus', 0.62), [1, 3]).pad('warm').pad('pipes', { low: 62, high: 81, vel: 0.5 }).bass('bass', 'R---------------', { low: 36, vel: 0.6 }).hits('cups', [[0, 4, 0.7, 96], [0, 12, 0.6, 91], [1, 6, 0.7, 99], [2, 4, 0.7, 96], [2, 12, 0.6, 91], [3, 4, 0.6, 98], [3, 8, 0.7, 103]]).beat('kit', { odaiko: 'x...............|........o.......' });
  a0.arp('run', '0.1.2.1.0.1.2.1.', { low: 60, high: 77, vel: 0.5 }).beat('feet', { shime: '3.3.4.3.3.3.4.33' });
  const a = s.section('a bow, and another', 8, 'Cm | Fm | G7 | Cm | Abmaj7 | Fm9 | G7b9 | Cm', 0.78);
  a.tune('viol', `${motif} | 5:6 4:2 3:4 2:4 | 3:10 _:6 | 3:6 4:2 5:4 6:4 | 5:6 4:2 3:8 | 2:6 3:2 4:4 2:4 | 1:12 _:4`, { octave: 0, vel: 0.78 }).comp('quill', 'x---o---x---o-o-', { low: 55, high: 74, vel: 0.6, roll: 0.35 }).bass('bass', 'R-------5-------', { low: 36 }).beat('kit', court, { fill: { odaiko: 'x.......x...o.o.', shime: '3.3.4.3.4.4.5.55' } }).tune('cups', "_:4 1':2 5:2 _:8 | _:16 | _:8 2':2 7:2 _:4 | _:12 3':2 1':2", { times: 2, octave: 1, vel: 0.5 }).pad('pipes', { low: 64, high: 81, vel: 0.4 });
  a.arp('run', '0121021201210212', { low: 60, high: 79, vel: 0.6 }).beat('feet', feet).bass('pulse', 'R.RR..R.R.RR..5.', { low: 36, vel: 0.6 });
  const b = giggle(s.section('the last piece that nobody takes', 8, 'Ebmaj7 | Bbadd9/D | Cm9 | Gm7 | Abmaj7 | Fm9 | Dm7b5 | G7b9', 0.9), [3, 7]);
  b.tune('throat', "5:8 3:8 | 4:8 2:8 | 3:12 1:4 | 2:16 | 3:8 5:8 | 6:8 5:8 | 4:8 3:8 | 2:16", { octave: 0, vel: 0.8 }).tune('viol', "_:4 5:4 1':4 2':4 | 3':6 2':2 1':8 | _:4 5:4 1':4 3':4 | 2':16 | _:4 1':4 3':4 2':4 | 1':6 7:2 6:8 | 4:4 6:4 1':4 2':4 | 7:12 _:4", { vel: 0.75, octave: -1 }).arp('quill', '0.1.2.3.2.1.0.1.', { low: 55, high: 76, vel: 0.55 }).bass('bass', 'R-------5---3---', { low: 34 }).pad('warm').beat('kit', { ...court, kane: '................|............o...' }, { fill: { odaiko: 'x...x...x.x.x.xx' } });
  b.arp('run', '0213021302130213', { low: 62, high: 81, vel: 0.65 }).beat('feet', { ...feet, clap: '....x.......x...' }, { fill: { snare: 'x..x..x..x..xxxx', odaiko: 'X...X...X.X.X.XX' } }).bass('pulse', 'R..R..R.8..8..5.', { low: 34, vel: 0.7 }).pad('brass', { low: 58, high: 77 });
  const c = giggle(s.section('the tongue counts the soles', 4, 'Dbmaj7 | Cm | Dbmaj7 | G7sus', 0.7), [1]).tune('quill', zoneMotif, { scale: 'miyako', octave: 0, vel: 0.75 }).tune('quill', "1':3 2':3 3':4 1':6 | 2':16", { bar: 2, scale: 'miyako', vel: 0.75 }).pad('pipes', { low: 64, high: 83, vel: 0.7 }).bass('bass', 'R---------------', { low: 36, vel: 0.7 }).beat('kit', { odaiko: 'x.......o.......', tsuzumi: '....x.......x...' });
  c.arp('run', '0.1.2.3.2.1.0.1.', { low: 60, high: 79, vel: 0.5 }).beat('feet', { shime: '4.3.4.3.4.3.4.34', odaiko: 'X.......x.......' }, { fill: { snare: '4.4.5.5.6.667788' } });
  const d = s.section('it fits; it fits frighteningly', 8, 'Cm | Abmaj7 | Fm9 | Bb7 | Ebmaj7 | Abmaj7 | Dm7b5 | G7b9', 0.95);
  d.tune('viol', `${motif} | 4:6 5:2 6:4 5:4 | 4:6 3:2 2:8 | 3:6 4:2 5:4 1':4 | 6:6 5:2 3:8 | 4:4 3:4 2:4 6,:4 | 7,:12 _:4`, { octave: 0, vel: 0.85 }).pad('throat', { low: 55, high: 72, vel: 0.6 }).comp('quill', 'x--ox---x--ox-o-', { low: 55, high: 76, vel: 0.65, roll: 0.3 }).bass('bass', 'R-------5-------', { low: 34 }).beat('kit', { ...court, kane: '............o...' }, { fill: { odaiko: 'x.......o.......' } }).tune('cups', "_:4 1':2 5:2 _:8 | _:8 3':2 2':2 _:4", { times: 4, octave: 1, vel: 0.5 }).pad('warm');
  d.arp('run', '0121321201213212', { low: 62, high: 81, vel: 0.7 }).beat('feet', { ...feet, clap: '....x.......x...' }, { fill: { snare: 'x...x...4.4.4...' } }).bass('pulse', 'R.RRR.R.8.RR5.b.', { low: 34, vel: 0.7 }).pad('brass', { low: 58, high: 79, vel: 0.8 });
  return s;
}
