// みんなと同じ: forty paper people, hand in hand, nodding to one beat. One figure repeats in two rows; in one row somebody blinks, and it falls a sixteenth behind, and again.
import { createScore } from '../score.mjs';
import { motif } from './area-2.mjs';
import { zoneMotif } from './zone-motif.mjs';

export function boss2() {
  const s = createScore({
    id: 'boss-2', bpm: 132, key: 'G', scale: 'insen', segmentBars: 8, room: { size: 0.9, decay: 0.7, damp: 0.35, echoSteps: 4 },
    parts: {
      row: { inst: 'staccato', db: -2, pan: -0.55, verb: 0.2, loose: 2 }, other: { inst: 'pizzicato', db: -2, pan: 0.55, verb: 0.2, loose: 2 }, reed: { inst: 'clarinet', db: -2, pan: -0.1, verb: 0.3, lp: 5400 }, mass: { inst: 'choirO', db: -6, wide: true, verb: 0.4 },
      gongs: { inst: 'gamelan', db: -6, verb: 0.4, spread: 0.5 }, brass: { inst: 'lead', db: -6, pan: 0.12, verb: 0.3, lp: 2600 }, bass: { inst: 'synthBass', db: -3, loose: 2, duck: 0.35 },
      kit: { db: -1, verb: 0.16, loose: 2, drumPan: { clap: 0, stamp: 0, snare: 0.1, hat: 0.25 } },
    },
  });
  const feet = { stamp: 'X...x...X...x...', clap: '....x.......x...|....x.......x.x.', taiko: 'X.......X.......', hat: '..4...4...4...4.' }, figure = "1:2 1:2 2:2 1:2 4,:2 1:2 2:2 5,:2";
  /** The row that falls behind by `by` sixteenths, rotated so that every bar is whole. */
  const rotated = (by) => { const list = ['1', '1', '2', '1', '4,', '1', '2', '5,'].flatMap((d) => [d, null]), turned = list.map((_, k) => list[(k - by + 16) % 16]); return turned.map((d) => (d ? `${d}:1` : '_:1')).join(' '); };
  const rows = (sec, count, by, vel = 0.8) => sec.tune('row', figure, { times: count, vel, octave: 0, hold: 0.6 }).tune('other', rotated(by), { times: count, vel, octave: 0, hold: 1.5 });
  const pulse = 'R.R.R.R.R.R.R.R.|R.R.R.R.R.R.R.b.';

  rows(s.section('hand in hand', 8, 'Gm | Gm | Gm | Abmaj7/G', 0.7), 8, 0, 0.7).beat('kit', { stamp: 'x...x...x...x...' }, { swell: 0.5 }).bass('bass', 'R.......R.......', { vel: 0.6, swell: 0.4 }).tune('gongs', "1:16 | _:16 | 4:16 | _:8 5:8", { times: 2, vel: 0.55 });
  rows(s.section('welcome, welcome, welcome', 8, 'Gm | Abmaj7/G | Cm9 | Gm | Ebmaj7 | Fm9 | Abmaj7 | D7b9', 0.85), 8, 1).tune('reed', `${motif} | 3:6 4:2 3:4 2:4 | 1:12 _:4`, { vel: 0.85 }).tune('reed', "5:4 4:4 3:4 2:4 | 3:8 1:8 | 2:4 1:4 5,:4 2:4 | 4,:12 _:4", { bar: 4 }).beat('kit', feet, { fill: { stamp: 'X.X.X.X.XXX.XXX.', snare: '........x.x.xxxx' } }).bass('bass', pulse);
  rows(s.section('somebody blinks', 8, 'Cm9 | Fm9 | Bbmaj7 | Ebmaj7 | Abmaj7 | Fm9 | Gsusb9 | D7b9', 0.9), 8, 2).pad('mass', { low: 55, high: 74, vel: 0.7 }).tune('brass', "_:8 1':8 | 5:8 4:8 | _:8 2':8 | 1':8 5:8 | _:8 3':8 | 2':8 1':8 | 5:8 4:8 | 2:16", { vel: 0.7 }).beat('kit', { ...feet, shime: '4.4.4.4.4.4.4.44' }, { fill: { stamp: 'X...X...X.X.XXXX' } }).bass('bass', 'R..R..R.R..R..R.|R..R..R.8..8..b.');
  s.section('which one was it', 8, 'Ebmaj7 | Ebmaj7 | Bbadd9/D | Bbadd9/D | Cm9 | Cm9 | Gsusb9 | D7b9', 0.7).tune('other', rotated(3), { times: 8, vel: 0.75, hold: 1.5 }).tune('gongs', zoneMotif, { vel: 0.8 }).tune('gongs', zoneMotif, { bar: 4, vel: 0.8, by2: 1 }).tune('reed', "_:16 | _:16 | 4:6 5:2 1':8 | 5:12 _:4 | _:16 | _:16 | 3:4 2:4 1:4 5,:4 | 4,:12 _:4", { vel: 0.6 }).beat('kit', { stamp: 'x...............|x.......o.......', hat: '..3...3...3...3.' }).beat('kit', { snare: '................|4.4.5.5.6.6.7788' }, { bars: [6, 8] }).bass('bass', 'R.......5.......', { vel: 0.7 });
  rows(s.section('the left foot, the other left foot', 8, 'Gm | Abmaj7/G | Fm9 | D7b9 | Gm | Ebmaj7 | Abmaj7 | D7b9', 0.95), 8, 4, 0.85).tune('brass', `${motif} | 2:4 3:4 5:4 4:4 | 3:4 2:4 4,:8`, { vel: 0.85, octave: 0 }).tune('brass', "5:6 4:2 3:4 5:4 | 1':8 5:8 | 2':6 1':2 5:4 4:4 | 2:16", { bar: 4 }).pad('mass', { low: 55, high: 74 }).beat('kit', { ...feet, snare: '..o...o...o...o.|..o.o.o...o.oxox' }).bass('bass', 'RR.RR.R.RR.RR.8.|RR.RR.R.RR.RR.b.');
  rows(s.section('the knots come undone', 8, 'Cm9 | Bbmaj7 | Abmaj7 | Gm | Fm9 | Ebmaj7 | Abmaj7 | D7b9', 1), 8, 5, 0.9).tune('reed', "1':6 5:2 4:4 3:4 | 4:6 5:2 1':8 | 2':6 1':2 5:4 4:4 | 3:6 4:2 5:8", { vel: 0.9 }).tune('brass', zoneMotif, { bar: 4, vel: 0.9 }).tune('brass', "3':4 2':4 1':4 5:4 | 4:4 5:4 2':8", { bar: 6 }).pad('mass', { low: 57, high: 76, vel: 0.8 }).beat('kit', { ...feet, kick: 'x...x...x...x...', shime: '54.554.554.55455' }, { fill: { stamp: 'X.XX.XX.XX.XXXXX', snare: 'x..x..x..x..xxxx' } }).bass('bass', 'R.RR8.RRR.RR8.Rb');
  rows(s.section('forty roads home', 8, 'Gm | Gm | Abmaj7/G | Gm | Gm | Fm9 | Abmaj7 | D7b9', 0.8), 8, 6, 0.7).tune('reed', `${motif} | _:16 | _:16`, { times: 2, vel: 0.7 }).beat('kit', { stamp: 'x...o...x...o...', clap: '............o...' }, { fill: { stamp: 'x.x.x.x.X.X.XXXX' } }).bass('bass', 'R.......R.....5.', { vel: 0.75 }).tune('gongs', "1':16 | _:16 | 5:16 | 4:16", { times: 2, vel: 0.55 });
  return s;
}
