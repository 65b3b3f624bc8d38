// 眠り博物館: rules are exhibits here, and they sleep. Felt, bowls, one beam of moon, a clock that forgets to strike, and snoring under glass.
import { createScore } from '../score.mjs';
import { zoneMotifInThree } from './zone-motif.mjs';

export const motif = "1:4 5:4 4:4 | 3:8 2:4 | 3:4 5:4 2':4 | 1':12";

export function area4() {
  const s = createScore({
    id: 'area-4', bpm: 90, steps: 12, key: 'E', scale: 'minor', segmentBars: 6, room: { size: 1.6, decay: 0.87, damp: 0.42, echoSteps: 8, wet: 1.1 },
    parts: {
      felt: { inst: 'felt', db: -1, pan: -0.08, verb: 0.42, loose: 16, spread: 0.2 }, left: { inst: 'felt', db: -6, pan: 0.1, verb: 0.4, lp: 2200, loose: 14 }, glass: { inst: 'glass', db: -7, wide: true, verb: 0.5, loose: 30 }, cello: { inst: 'bowed', db: -5, pan: 0.2, verb: 0.45, hp: 65 },
      owl: { inst: 'ocarina', db: -8, pan: -0.45, verb: 0.6, echo: 0.25 }, bowl: { inst: 'bowl', db: -9, verb: 0.5, spread: 0.5, loose: 40 }, sleep: { inst: 'whisper', db: -22, wide: true, verb: 0.5, lp: 2600 }, bass: { inst: 'upright', db: -6, verb: 0.15, loose: 14 },
      clock: { db: -16, verb: 0.4, loose: 5, drumPan: { tick: 0.35, tock: -0.35, paper: 0.2 } },
      run: { inst: 'musicBox', db: -5, pan: 0.35, verb: 0.35, layer: 'rise', loose: 5, spread: 0.4 }, feet: { db: -2, verb: 0.3, layer: 'rise', loose: 5, drumPan: { shaker: -0.35, wood: 0.35, block: -0.3 } }, low: { inst: 'pizzicato', db: -4, layer: 'rise', verb: 0.2, loose: 5 }, air: { inst: 'choirU', db: -6, wide: true, layer: 'rise', verb: 0.45 },
    },
  });
  const time = { tick: '4...........|4...........|4...........|............', tock: '......3.....|......3.....|......3.....|............' }, rock = '0.1.2.1.2.1.', feet = { soft: 'x.....o.....|x.....o.x...', wood: '4..3..4..3..', block: '......x.....', shaker: '432432432432' };
  const snore = (sec, bars) => sec.hits('sleep', Array.from({ length: bars / 2 }, (_, k) => [k * 2, k % 2 ? 5 : 1, 0.5, 60, 12]));

  const a0 = snore(s.section('the beam', 6, 'Em9 | % | Cmaj7 | % | Am9 | B7sus', 0.58), 6).pad('glass', { low: 59, high: 76, vel: 0.45 }).hits('bowl', [[0, 0, 0.8, 52, 20], [2, 0, 0.6, 59, 20], [4, 0, 0.7, 57, 20]]).tune('felt', "_:12 | 1:4 5:4 4:4 | 3:12 | _:12 | 1:4 5:4 4:4 | 2:12", { octave: 1, vel: 0.5 }).beat('clock', time);
  a0.arp('run', '0.1.2.', { low: 64, high: 79, vel: 0.45 }).beat('feet', { shaker: '3..2..3..2..' });
  const a = snore(s.section('do not touch', 12, 'Em9 | Cmaj7 | Am9 | Em/G | Em9 | Cmaj7 | F#m7b5 | B7b9 | Em9 | Am9 | B7sus | Em', 0.74), 12);
  a.tune('felt', `${motif} | 1:4 5:4 4:4 | 3:8 2:4 | 1:4 2:4 3:4 | 2:12 | ${motif}`, { octave: 0, vel: 0.7 }).arp('left', rock, { low: 47, high: 66, vel: 0.45 }).bass('bass', 'R...........', { low: 28, vel: 0.6 }).beat('clock', { ...time, paper: '............|............|............|....o.......' }).tune('owl', "_:12 | _:12 | _:12 | 5:3 _:1 5:8", { times: 3, octave: 0, vel: 0.5 });
  a.arp('run', '012121', { low: 64, high: 81, vel: 0.55 }).beat('feet', feet).arp('low', '0..0..1..1..', { low: 43, high: 59, vel: 0.6 });
  const b = snore(s.section('rooms too early, rooms too late', 12, 'Cmaj7 | Gadd9/B | Am9 | Em9 | Fmaj7#11 | Cmaj7/E | Dm9 | B7b9 | Cmaj7 | D9sus | Gmaj7 | B7b9', 0.88), 12);
  b.tune('cello', "3:8 4:4 | 5:12 | 3:8 2:4 | 1:12 | 6:8 5:4 | 5:8 3:4 | 4:8 3:4 | 2:12 | 3:4 4:4 5:4 | 7:8 5:4 | 2':8 1':4 | 7:12", { octave: -1, vel: 0.78 }).tune('felt', "_:4 7:4 2':4 | _:4 5:4 2':4 | _:4 3:4 7:4 | _:4 5:4 7:4", { times: 3, octave: 1, vel: 0.45 }).arp('left', rock, { low: 48, high: 67, vel: 0.45 }).bass('bass', 'R.......5...', { low: 28, vel: 0.6 }).beat('clock', time).pad('glass', { low: 62, high: 79, vel: 0.4 });
  b.arp('run', '021321', { low: 66, high: 83, vel: 0.6 }).beat('feet', { ...feet, clap: '......o.....' }, { fill: { wood: '4.44.44.55.6', block: 'x..x..x..x.x' } }).arp('low', '0..2..1..2..', { low: 43, high: 62, vel: 0.65 }).pad('air', { low: 55, high: 72 });
  const c = s.section('the hall asks how old', 6, 'Am9 | F#m7b5 | Fmaj7#11 | Em9 | Cmaj7 | B7b9', 0.66).tune('bowl', "1:12 | _:12 | 1:12 | _:12 | 6,:12 | 5,:12", { octave: -1, vel: 0.7 }).tune('owl', "5:3 _:1 5:4 _:4 | _:12 | 5:3 _:1 5:4 _:4 | _:12 | 3:3 _:1 3:8 | 2:12", { vel: 0.6 }).tune('felt', zoneMotifInThree, { bar: 1, scale: 'hirajoshi', vel: 0.55, octave: 0 }).pad('glass', { low: 57, high: 76, vel: 0.55 }).beat('clock', { tick: '4...4...4...', tock: '..3...3...3.', paper: '............|o.....o.....' });
  c.arp('run', '0..1..2..1..', { low: 64, high: 81, vel: 0.5 }).beat('feet', { soft: 'x...........', shaker: '432432432432' }, { fill: { wood: '4.4.5.5.6.66' } }).pad('air', { low: 55, high: 72, vel: 0.7 });
  const d = snore(s.section('the night watch says: yes', 12, 'Em9 | Cmaj7 | Gmaj7/B | Am9 | Em9/G | Cmaj7 | F#m7b5 | B7b9 | Cmaj7 | D9sus | Em9 | Em9', 0.82), 12);
  d.tune('felt', `${motif} | 3':4 2':4 1':4 | 7:8 5:4 | 1':4 7:4 4:4 | 2:12 | 1:4 5:4 4:4 | 3:8 2:4 | 1:12 | _:12`, { vel: 0.72 }).tune('cello', "1:12 | 3:12 | 2:12 | 1:12 | 3:12 | 3:12 | 2:12 | 2:12 | 3:12 | 4:12 | 1:12 | 1:12", { octave: -1, vel: 0.5 }).arp('left', rock, { low: 47, high: 66, vel: 0.42 }).bass('bass', 'R...........', { low: 28, vel: 0.55 }).pad('glass', { low: 62, high: 79, vel: 0.35 }).beat('clock', { ...time, paper: '............|............|............|......o.....' }).hits('bowl', [[0, 0, 0.7, 52, 20], [8, 0, 0.6, 60, 20], [10, 0, 0.6, 52, 20]]);
  d.arp('run', '012321', { low: 66, high: 83, vel: 0.6 }).beat('feet', feet, { fill: { wood: '4..3..2.....' } }).arp('low', '0..2..1..2..', { low: 43, high: 62, vel: 0.6 }).pad('air', { low: 55, high: 72, vel: 0.8 });
  return s;
}
