// べに沼: colours that do not come off sink here. A habanera up to the ankles, reeds, a telephone under water, sunset through a keyhole.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

export const motif = '3:6 2:2 1:4 5,:4 | 4,:12 _:4';

export function area2() {
  const s = createScore({
    id: 'area-2', bpm: 69, key: 'G', scale: 'insen', segmentBars: 4, room: { size: 1.2, decay: 0.78, damp: 0.5, echoSteps: 6, echoBack: 0.4 },
    parts: {
      reed: { inst: 'clarinet', db: -2, pan: -0.15, verb: 0.34, echo: 0.1, lp: 5200, loose: 14 }, cello: { inst: 'bowed', db: -4, pan: 0.2, verb: 0.34, hp: 70, loose: 12 }, box: { inst: 'accordion', db: -9, pan: 0.3, verb: 0.25, lp: 3800, hp: 150, loose: 10 },
      gongs: { inst: 'gamelan', db: -7, pan: -0.3, verb: 0.4, echo: 0.2, spread: 0.4, loose: 12 }, bass: { inst: 'upright', db: -3, verb: 0.08, loose: 9 }, mud: { inst: 'tapePad', db: -15, wide: true, verb: 0.3, lp: 1100, hp: 110 },
      kit: { db: -9, verb: 0.2, loose: 10, drumPan: { rim: 0.3, shaker: -0.35, drop: 0.1, brush: 0.15 } }, bubbles: { db: -17, verb: 0.35, loose: 90, spread: 0.7 }, phone: { inst: 'fmBell', db: -17, pan: 0.55, verb: 0.8, lp: 1500 },
      wood: { inst: 'marimba', db: -4, pan: 0.35, verb: 0.2, layer: 'rise', loose: 5, spread: 0.35 }, deep: { db: -2, verb: 0.22, layer: 'rise', loose: 6, drumPan: { shime: 0.4, clap: -0.2, shaker: -0.4 } }, swell: { inst: 'section', db: -7, wide: true, verb: 0.35, layer: 'rise', hp: 120 }, pulse: { inst: 'synthBass', db: -5, layer: 'rise', loose: 3 },
    },
  });
  const habanera = { soft: 'X.....o.x...o...', rim: '......x.....x...|......x...o.x..o', shaker: '3.242.324.243.24', brush: '............4...' }, water = (sec, vel = 1) => sec.beat('bubbles', { drop: '?......?..?.....|...?.....?...?..' }, { vel });
  const deep = { taiko: 'X.....x.x...x...|X.....x.x..ox.o.', shime: '..4.45.4..4.45.4|..4.45.4.44.4554', shaker: '5355535553555355', kick: 'x.....x.x...x...' }, roots = 'R-----5-8---5---|R-----5-8---5-b-';

  const a0 = water(s.section('red mud', 4, 'Gm | Abmaj7/G | Gm | Abmaj7/G', 0.6)).pad('mud').bass('bass', roots, { vel: 0.7 }).tune('gongs', "4:6 5:6 1':4 | _:16 | 4:6 2':6 1':4 | _:8 5:8", { vel: 0.6 }).beat('kit', { soft: 'x.....o.x...o...', shaker: '3.2.2.3.3.2.2.3.' });
  a0.hits('phone', [[2, 4, 0.7, 86, 6], [2, 8, 0.7, 86, 6]]).arp('wood', '0..1..2.0..1..2.', { low: 55, high: 74, vel: 0.5 }).beat('deep', { shaker: '3133313331333133', taiko: 'o...............' });

  const a = water(s.section('a colour that will not come off', 8, 'Gm | Abmaj7/G | Cm9 | Gm | Ebmaj7 | Fm9 | Abmaj7 | D7b9', 0.8));
  a.tune('reed', motif).tune('reed', '3:6 4:2 3:4 2:4 | 1:12 _:4', { bar: 2 }).tune('reed', "5:6 4:2 3:4 2:4 | 3:8 1:8", { bar: 4 }).tune('reed', '2:6 1:2 5,:4 2:4 | 4,:6 5,:2 4,:8', { bar: 6, vel: 0.85 });
  a.comp('box', '......o---..o---|......o---..x---', { low: 55, high: 72 }).bass('bass', roots).beat('kit', habanera, { fill: { soft: 'x.....o.x.o.x.oo', rim: '......x..x..x.x.' } }).tune('gongs', "1':16 | _:8 4:8 | 5:16 | _:8 4:8", { times: 2, vel: 0.5 });
  a.arp('wood', '0.12.0.21.20.1.2', { low: 55, high: 76, vel: 0.65 }).beat('deep', deep).bass('pulse', 'R.....R.8...5...', { low: 31, vel: 0.6 });

  const b = water(s.section('reeds that lean without wind', 8, 'Cm9 | Fm9 | Bbmaj7 | Ebmaj7 | Abmaj7 | Fm9 | Gsusb9 | D7b9', 0.9));
  b.tune('cello', "1:8 3:4 4:4 | 5:12 4:4 | 3:8 4:4 5:4 | 1':12 _:4 | 2':8 1':4 5:4 | 4:12 3:4 | 2:8 1:8 | 4,:12 _:4", { octave: -1, vel: 0.82 }).tune('reed', '_:8 3:2 4:2 5:4 | _:16 | _:8 4:2 5:2 1\':4 | _:16 | _:8 5:2 4:2 3:4 | _:16 | _:8 3:4 2:4 | 1:10 _:6', { vel: 0.6, octave: 0 });
  b.comp('box', 'o-----o-o---o---', { low: 55, high: 74, vel: 0.6 }).bass('bass', 'R-----5-3---5-b-').beat('kit', { ...habanera, rim: '...x..x...x.x...' }).pad('mud').arp('gongs', '....0.......2...|......1...3.....', { low: 60, high: 82, vel: 0.45 });
  b.arp('wood', '0120120120120120', { low: 55, high: 77, vel: 0.65 }).beat('deep', { ...deep, clap: '....x.......x...' }, { fill: { taiko: 'X..X..X.X.X.X.XX', shime: '4.44.445.5.56678' } }).pad('swell', { low: 58, high: 77 }).bass('pulse', 'R..R..R.8..8..5.', { low: 31, vel: 0.7 });

  const c = water(s.section('a hand mirror where it is still noon', 4, 'Ebmaj7 | Bbadd9/D | Cm9 | Gsusb9', 0.72), 1.2).tune('gongs', zoneMotif, { scale: 'insen', vel: 0.7 }).tune('gongs', "1':3 3':3 4':4 3':6 | 1':6 5:6 4:4", { bar: 2, vel: 0.7 }).tune('cello', '5,:16 | 4,:16 | 1:16 | 1:16', { vel: 0.5 }).bass('bass', 'R-------5-------').beat('kit', { brush: '....4.......4...', shaker: '2...2...2...2...' }).hits('phone', [[1, 4, 0.8, 86, 6], [1, 8, 0.8, 86, 6], [3, 4, 0.6, 86, 6], [3, 8, 0.6, 86, 6]]);
  c.arp('wood', '0.1.2.1.3.2.1.0.', { low: 60, high: 79, vel: 0.55 }).beat('deep', { shaker: '4244424442444244', taiko: 'x.......x.......' }, { fill: { taiko: 'x...x...x.x.xxxx' } });

  const d = water(s.section('one step down, and the shadows stand in a row', 4, 'Gm | Abmaj7/G | Fm9 | D7b9', 0.92));
  d.tune('reed', motif, { vel: 0.9 }).tune('cello', '_:4 3:6 2:2 1:4 | 5,:6 4,:10', { bar: 1, vel: 0.8, octave: 0 }).tune('reed', "2:4 3:4 5:4 4:4 | 3:4 2:4 4,:8", { bar: 2 }).comp('box', 'x-----o-o---x---', { low: 55, high: 74 }).bass('bass', roots).beat('kit', habanera).pad('mud').tune('gongs', "1':8 4:8 | 5:8 2':8", { times: 2, vel: 0.6 });
  d.arp('wood', '0.12.0.21.20.121', { low: 55, high: 79, vel: 0.75 }).beat('deep', { ...deep, clap: '....x.......x.x.' }).pad('swell', { low: 60, high: 79 }).bass('pulse', 'R.RR..R.8.R.5.b.', { low: 31, vel: 0.7 });
  return s;
}
