// 逆さ百貨店: a department store that hangs from the night sky. A waltz for lifts, a season a floor; in the last one the tune is played from its end to its beginning.
import { backwards, parseTune } from '../notation.mjs';
import { createScore } from '../score.mjs';
import { zoneMotifInThree } from './zone-motif.mjs';

export const motif = '5:4 3:4 7:4 | 6:8 4:4 | 3:4 1:4 5:4 | 4:8 2:4';
const answer = "1':4 7:2 6:2 5:4 | 6:8 3:4 | 4:4 2:4 7,:4 | 1:12";

export function area3() {
  const s = createScore({
    id: 'area-3', bpm: 126, steps: 12, key: 'F', scale: 'lydian', swing: 0.05, segmentBars: 8, room: { size: 1.05, decay: 0.75, damp: 0.4, echoSteps: 4 },
    parts: {
      bells: { inst: 'celesta', db: -2, pan: -0.2, verb: 0.35, echo: 0.1, loose: 8, spread: 0.25 }, vibes: { inst: 'vibraphone', db: -5, pan: 0.28, verb: 0.3, loose: 9 }, box: { inst: 'accordion', db: -4, pan: 0.15, verb: 0.25, lp: 4600, hp: 170, loose: 8 }, reed: { inst: 'clarinet', db: -3, pan: -0.12, verb: 0.3, lp: 5200, loose: 10 },
      organ: { inst: 'organ', db: -13, wide: true, verb: 0.25, lp: 2400, hp: 140 }, toy: { inst: 'musicBox', db: -2, pan: -0.1, verb: 0.4, echo: 0.15, loose: 9 }, glass: { inst: 'glass', db: -9, wide: true, verb: 0.5 }, pizz: { inst: 'pizzicato', db: -6, pan: 0.3, verb: 0.2, loose: 7 },
      bass: { inst: 'upright', db: -3, verb: 0.07, loose: 8 }, kit: { db: -9, verb: 0.16, loose: 7, drumPan: { brush: 0.2, ride: 0.3, rim: -0.3, kane: 0.5 } }, call: { inst: 'fmBell', db: -11, verb: 0.6, lp: 4000 },
      run: { inst: 'celesta', db: -6, pan: 0.4, verb: 0.3, layer: 'rise', loose: 4, spread: 0.4 }, feet: { db: -2, verb: 0.18, layer: 'rise', loose: 4, drumPan: { hat: 0.25, clap: -0.15, shaker: -0.35 } }, pulse: { inst: 'synthBass', db: -4, layer: 'rise', loose: 2 }, sweep: { inst: 'section', db: -7, wide: true, verb: 0.35, hp: 150, layer: 'rise' },
    },
  });
  const waltz = { soft: 'x...........', brush: '....4...4...|....4...4.3.', ride: '3...3...3.2.' }, steps = 'R...........|5...........|R...........|5.......b...', um = '....o---o---|....o---o---|....o---o-o-';
  const feet = { kick: 'x...........|x.......o...', hat: '5.3.5.3.5.3.', clap: '....o...o...', shaker: '532532532532' }, pulse = 'R..R..8..5..|R..R..8..b..';

  // 春
  const spring = s.section('spring, food hall', 16, 'Fmaj7 | % | Gm7 | C9sus | Fmaj7 | Dm7 | Gm9 | C7 | Am7 | D7b9 | Gm9 | C9sus | Bbmaj7 | Bdim7 | Fmaj7/C | C13', 0.74);
  spring.hits('call', [[0, 0, 0.9, 77, 8], [0, 4, 0.8, 81, 8], [0, 8, 0.8, 84, 8], [1, 0, 0.9, 89, 12]]).tune('bells', `_:12 | _:12 | ${motif.split('|').slice(0, 2).join('|')} | ${motif} | ${answer} | ${motif}`, { octave: 1, vel: 0.7 });
  spring.comp('vibes', um, { low: 58, high: 75, vel: 0.5 }).bass('bass', steps).beat('kit', waltz, { fill: { brush: '4.4.5.4.5.5.', soft: 'x.....o.....' } }).pad('organ', { low: 55, high: 72, vel: 0.5 });
  spring.arp('run', '012321', { low: 67, high: 84, vel: 0.55 }).beat('feet', feet).bass('pulse', pulse, { low: 36, vel: 0.6 });
  // 夏
  const summer = s.section('summer, the roof that is below', 16, 'Amaj7 | % | Bm7 | E9 | Amaj7 | F#m7 | Bm9 | E7 | C#m7 | F#7b9 | Bm9 | E9sus | Dmaj7 | D#dim7 | Amaj7/E | E13', 0.86);
  summer.tune('box', `${motif} | ${answer} | 5:2 6:2 7:4 1':4 | 2':8 7:4 | 6:2 7:2 1':4 6:4 | 5:12 | ${answer}`, { key: 'A', octave: 0, vel: 0.8 }).tune('bells', '_:12 | _:6 1\':2 2\':2 3\':2 | 4\':12 | _:12', { times: 4, key: 'A', octave: 1, vel: 0.5 });
  summer.comp('pizz', '....x---o---', { low: 57, high: 73, vel: 0.6, hold: 0.4 }).bass('bass', 'R...5...8...|R...3...5...|R...5...8...|R...3...b...').beat('kit', { ...waltz, rim: '......o.....|......o...o.' }, { fill: { brush: '4.545.5.6.66', kane: 'x...........' } }).pad('organ', { low: 55, high: 72, vel: 0.45 });
  summer.arp('run', '013201320132', { low: 67, high: 86, vel: 0.6 }).beat('feet', { ...feet, open: '....4...4...' }, { fill: { clap: 'o.o.o.x.x.xx', kick: 'x...x...x...' } }).bass('pulse', pulse, { low: 33, vel: 0.65 }).pad('sweep', { low: 60, high: 78 });
  // 秋
  const autumn = s.section('autumn, a lost child looks for the attendant', 16, 'Dm9 | Gm7 | C7 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | Dm9 | Dm9 | G7 | Cmaj7 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | A7', 0.8);
  autumn.tune('reed', "5:6 6:2 5:4 | 4:8 3:4 | 3:6 4:2 3:4 | 1:12 | 4:6 5:2 4:4 | 2:8 3:4 | 2:6 3:2 7,:4 | 1:12 | 5:4 1':4 7:4 | 7:6 6:2 5:4 | 4:4 5:4 6:4 | 3:12 | 4:4 3:4 2:4 | 5:4 4:4 3:4 | 2:4 3:4 7,:4 | 2:12", { scale: 'harmonic', key: 'D', vel: 0.78 }).tune('vibes', zoneMotifInThree, { bar: 8, scale: 'miyako', key: 'D', octave: 0, vel: 0.65 }).tune('vibes', zoneMotifInThree, { bar: 12, scale: 'miyako', key: 'D', vel: 0.6, by2: 1 });
  autumn.comp('pizz', '....o---o---', { low: 55, high: 72, vel: 0.5, hold: 0.4 }).bass('bass', 'R.......5...|R...5...b...').beat('kit', { ...waltz, rim: '........o...' }).pad('glass', { low: 60, high: 77, vel: 0.4, bars: [8, 16] });
  autumn.arp('run', '0.1.2.3.2.1.', { low: 65, high: 82, vel: 0.55 }).beat('feet', feet, { fill: { clap: 'o..o..o..x.x', shaker: '545454656567' } }).bass('pulse', 'R..R..5..5..|R..R..5..b..', { low: 33, vel: 0.65 }).pad('sweep', { low: 58, high: 76, vel: 0.7 });
  // 冬
  const turned = backwards(parseTune(motif, 12)), turnedAnswer = backwards(parseTune(answer, 12));
  const winter = s.section('winter, the way up falls down', 16, 'Dbmaj7#11 | % | Abmaj7 | % | Gbmaj7 | % | C7sus | C7b9 | Fmaj9 | Am7 | Bbmaj7 | Bbm6 | Fmaj7/C | Gm9 | C9sus | C13', 0.76);
  winter.tune('toy', turned, { octave: 1, key: 'Ab', vel: 0.7 }).tune('toy', turnedAnswer, { bar: 4, octave: 1, key: 'Gb', vel: 0.7 }).tune('toy', turnedAnswer, { bar: 8, octave: 1, vel: 0.75 }).tune('bells', motif, { bar: 12, octave: 1, vel: 0.7 }).tune('reed', '_:12 | _:12 | 1:12 | 2:12', { bar: 8, vel: 0.5 });
  winter.pad('glass', { low: 58, high: 76, vel: 0.6 }).bass('bass', 'R...........|........5...|R...........|R.......b...').beat('kit', { soft: 'x...........', ride: '2...2...2...', kane: 'o...........|............' }, { bars: [0, 8] }).beat('kit', waltz, { bars: [8, 16], fill: { brush: '3.3.4.4.5.5.', kane: 'x...........' } }).comp('vibes', um, { low: 58, high: 75, vel: 0.4, bars: [8, 16] });
  winter.arp('run', '321012', { low: 68, high: 86, vel: 0.55 }).beat('feet', { ...feet, kick: 'x...........|x.....o.....' }, { fill: { clap: 'x.x.x.x.x.xx', kick: 'x...x...x...' } }).bass('pulse', pulse, { low: 36, vel: 0.6 }).pad('sweep', { low: 60, high: 78, bars: [8, 16], vel: 0.7 });
  return s;
}
