// うすくち横丁: an alley of shops that speak softly, lanterns in drizzle, the last train under the stones. Nobody plays louder than a neighbour.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

export const motif = '4:3 5:3 4:2 3:6 _:2 | 1:6 2:2 1:5 _:3';

export function area1() {
  const s = createScore({
    id: 'area-1', bpm: 76, key: 'D', scale: 'miyako', swing: 0.16, segmentBars: 4, room: { size: 0.8, decay: 0.7, damp: 0.45, echoSteps: 3 },
    parts: {
      koto: { inst: 'koto', db: -1, pan: -0.18, verb: 0.32, echo: 0.12, loose: 11 }, shamisen: { inst: 'shamisen', db: -6, pan: 0.38, verb: 0.28, loose: 12 },
      felt: { inst: 'felt', db: -7, pan: 0.12, verb: 0.3, lp: 2600, loose: 12, spread: 0.25 }, bass: { inst: 'upright', db: -3, verb: 0.06, loose: 9 },
      flute: { inst: 'shakuhachi', db: -4, pan: 0.22, verb: 0.5, echo: 0.18, lp: 6000 }, air: { inst: 'tapePad', db: -15, wide: true, verb: 0.35, lp: 1500, hp: 160 },
      kit: { db: -8, verb: 0.16, loose: 8, drumPan: { brush: 0.2, rim: -0.25, kane: 0.5, shaker: -0.4 } }, rain: { db: -19, verb: 0.2, loose: 60, drumPan: { rain: 0 }, spread: 0.8 },
      run: { inst: 'harp', db: -5, pan: 0.3, verb: 0.3, echo: 0.15, layer: 'rise', loose: 5, spread: 0.4 }, feet: { db: -2, verb: 0.2, layer: 'rise', loose: 5, drumPan: { shime: 0.3, tsuzumi: -0.35, hat: 0.2 } },
      pulse: { inst: 'synthBass', db: -4, layer: 'rise', verb: 0.05, loose: 3 }, high: { inst: 'koto', db: -3, pan: -0.4, verb: 0.35, layer: 'rise', loose: 6 },
    },
  });
  const brushes = { soft: 'o.......o.......|o......o..o.....', brush: '..3.5..3..3.5.33|..3.5..3.23.5..4', swirl: '2-------3-------', rim: '................|..............o.|................|......o.........' };
  const feet = { shime: '5.4.6.45.4.564.4|5.4.6.45.446.545', tsuzumi: '....x.......x...|....x.....o.x..o', kick: 'x.....x.x.......|x.....x...x.....', hat: '..5...5...5...5.' };
  const drizzle = (sec) => sec.beat('rain', { rain: '?.?.?..??.?.?..?|.?.??.?..??..?.?' });
  const walk = 'R-----5---8---b-|R---3-5-----a-b-';

  const intro = drizzle(s.section('the alley', 4, 'Dsus2 | Ebmaj7/D | Dsus2 | Gm9', 0.6));
  intro.pad('air').tune('koto', `4:8 5:8 | 4:6 3:10 | _:8 1:4 2:4 | 1:16`, { vel: 0.62 }).beat('kit', { brush: '............4...|............4..3', kane: '................|................|................|........o.......' }).comp('felt', '........o-------', { low: 57, high: 74, roll: 0.5 });
  intro.arp('run', '0.1.2.3.2.1.0.1.', { vel: 0.5, swell: 0.4 }).beat('feet', { shime: '3.3.4.3.3.3.4.33' });

  const a = drizzle(s.section('lanterns', 8, 'Dsus2 | Dsus2 | Gm9 | Asusb9 | Bbmaj7 | Gm9 | Ebmaj7 | Asusb9', 0.78));
  a.tune('koto', motif).tune('koto', `4:3 5:3 1':2 5:6 _:2 | 4:8 _:8`, { bar: 2 }).tune('koto', motif, { bar: 4, vel: 0.7 }).tune('koto', `3:3 4:3 5:2 4:4 3:4 | 2:10 _:6`, { bar: 6 });
  a.tune('shamisen', `_:8 1':2 5:2 4:4`, { bar: 1, vel: 0.6 }).tune('shamisen', `_:6 4:2 5:2 4:2 3:4`, { bar: 3, vel: 0.6 }).tune('shamisen', `_:10 3:2 4:4`, { bar: 5, vel: 0.55 }).tune('shamisen', `_:6 1':1 5:1 4:2 3:2 2:4`, { bar: 7, vel: 0.6 });
  a.comp('felt', '......o---..o---|....o-------x---', { low: 55, high: 72, roll: 0.4 }).bass('bass', walk, { low: 33 }).beat('kit', brushes, { fill: { brush: '3.5.3.5.4.545.66', soft: 'o.......o.....o.' } });
  a.arp('run', '0123210121321012', { vel: 0.6 }).beat('feet', feet, { fill: { shime: '55.5.55.6.66.678', tsuzumi: 'x..x..x..x..x.x.', kick: 'x.......x.......' } }).bass('pulse', 'R.RR..R.R.RR..8.', { low: 38, vel: 0.6 });

  const b = drizzle(s.section('three shops on', 8, 'Bbmaj7 | Am7 | Gm9 | Dsus2 | Ebmaj7 | Cm9 | Fadd9 | Asusb9', 0.88));
  b.tune('flute', `_:4 1':6 5:2 4:4 | 5:8 4:4 _:4 | 3:6 4:2 5:4 1':4 | 5:10 _:6 | _:4 2':6 1':2 5:4 | 1':8 5:4 4:4 | 3:4 4:4 5:4 1':4 | 2':12 _:4`, { vel: 0.75 });
  b.arp('koto', '0.1.2...1.3.2...|0.2.1.3...2.1...', { low: 57, high: 79, vel: 0.5 }).comp('felt', 'o-----..o-------', { low: 55, high: 70, roll: 0.5 }).bass('bass', 'R---5---3---5-b-|R-----8-5---a-b-').beat('kit', { ...brushes, kane: '................|................|................|............o...' }).pad('air');
  b.arp('run', '01230123|32103210', { vel: 0.6, bars: [0, 8] }).tune('high', `_:12 4:2 5:2 | 1':2 5:2 4:4 _:8 | _:12 3:2 4:2 | 5:2 4:2 3:4 _:8`, { times: 2, octave: 1, vel: 0.55 }).beat('feet', { ...feet, kick: 'x...x...x...x...' }, { fill: { shime: '5.55.55.66.66788' } }).bass('pulse', 'R..R..R.R..R..5.', { low: 38, vel: 0.65 });

  const c = drizzle(s.section('what the town hums', 8, 'Gm7 | Cm9 | Ebmaj7 | Dsus2 | Gm7 | Bbmaj7 | Ebmaj7 | Asusb9', 0.95));
  c.tune('koto', zoneMotif, { vel: 0.8 }).tune('koto', `1':3 2':3 3':4 5':6 | 4':6 3':6 1':4`, { bar: 2, vel: 0.85 }).tune('koto', zoneMotif, { bar: 4, vel: 0.8 }).tune('koto', `3:4 4:4 5:4 1':4 | 2':8 1':8`, { bar: 6 });
  c.tune('flute', `_:16 | _:8 4:4 5:4 | 1':12 _:4 | _:16 | _:16 | _:8 5:4 1':4 | 2':8 3':8 | 2':10 _:6`, { vel: 0.6 });
  c.comp('felt', 'o---..o---..o---', { low: 55, high: 74, roll: 0.3 }).bass('bass', 'R---5-R---8-5-b-').beat('kit', { ...brushes, ride: '..3...3...3...3.' }, { fill: { brush: '4.545.5.66.5.677', kane: 'x...............' } }).pad('air', { vel: 0.7 });
  c.tune('high', zoneMotif, { octave: 1, vel: 0.65 }).tune('high', zoneMotif, { bar: 4, octave: 1, vel: 0.7 }).arp('run', '0213021302130213', { vel: 0.65 }).beat('feet', { ...feet, kick: 'x...x...x...x...', open: '..4...4...4...4.' }, { fill: { shime: '6.66.66.77.77888', tsuzumi: 'x.x.x.x.xx.xx.xx' } }).bass('pulse', 'R.RRR.R.8.RR5.R.', { low: 38, vel: 0.7 });

  const out = drizzle(s.section('one lantern gives half to the next', 4, 'Gm9 | Ebmaj7 | Dsus2 | Asusb9', 0.66));
  out.tune('koto', `${motif} | 4:3 5:3 4:2 3:6 _:2 | 2:10 _:6`, { vel: 0.62 }).tune('shamisen', `_:16 | _:16 | _:8 1':4 4:4 | 5:8 _:8`, { vel: 0.5 }).comp('felt', 'o-------........', { roll: 0.6 }).bass('bass', 'R-------5-------').pad('air').beat('kit', { brush: '....4.......4...', soft: 'o...............' });
  out.arp('run', '0.1.2.1.0.1.2.1.', { vel: 0.5, swell: -0.5 }).beat('feet', { shime: '4.3.4.3.4.3.4.3.', kick: 'o.......o.......' });
  return s;
}
