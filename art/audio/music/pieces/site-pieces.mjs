// Short pieces of the sites beside the lip world: the prophecy, the night of the vote, the memories of red, the workshop.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

/** lmp: a moonlit pool from above; letters rise, turn over and stand still. */
export function prophecy() {
  const s = createScore({
    id: 'prophecy', bpm: 66, key: 'D', scale: 'miyako', segmentBars: 3, room: { size: 1.5, decay: 0.86, damp: 0.35, echoSteps: 6, echoBack: 0.4 },
    parts: { harp: { inst: 'harp', db: -2, pan: -0.2, verb: 0.42, echo: 0.15, spread: 0.35, loose: 14 }, glass: { inst: 'glass', db: -6, wide: true, verb: 0.55 }, koto: { inst: 'koto', db: -2, pan: 0.25, verb: 0.45, echo: 0.2, loose: 14 }, deep: { inst: 'pad', db: -12, wide: true, verb: 0.4, lp: 900, hp: 60 }, bowl: { inst: 'bowl', db: -9, verb: 0.5 }, water: { db: -16, verb: 0.6, loose: 80, drumPan: { drop: 0.3 } }, felt: { inst: 'felt', db: -5, verb: 0.4 } },
  });
  const pool = (sec) => sec.pad('deep', { low: 45, high: 64 }).beat('water', { drop: '......?.........|..........?...?.' });
  pool(s.section('the letter is sealed', 6, 'Dsus2 | Ebmaj7/D | Gm9 | Dsus2 | Bbmaj7 | Asusb9', 0.72)).arp('harp', '0...1...2...3...|0...2...1...3...', { low: 50, high: 74, vel: 0.5 }).tune('koto', "4:6 5:2 1':8 | _:16 | 5:6 4:2 3:8 | 1:16 | 4:6 5:2 1':4 2':4 | 2':16", { vel: 0.65 }).pad('glass', { low: 66, high: 82, vel: 0.4 }).hits('bowl', [[0, 0, 0.8, 50, 32], [4, 0, 0.7, 46, 32]]);
  pool(s.section('it turns over', 6, 'Gm9 | Cm9 | Ebmaj7 | Bbmaj7 | Gm9 | Asusb9', 0.86)).arp('harp', '0.1.2.3.4.3.2.1.', { low: 50, high: 76, vel: 0.5 }).tune('koto', `${zoneMotif} | 1':6 2':2 3':8 | _:8 1':4 5:4 | 4:6 3:2 1:8 | 2:16`, { vel: 0.7 }).tune('felt', '_:8 4:8 | _:16 | _:8 5:8 | _:16 | _:8 3:8 | _:16', { octave: 1, vel: 0.45 }).pad('glass', { low: 66, high: 84, vel: 0.5 }).hits('bowl', [[0, 0, 0.8, 43, 32], [3, 0, 0.7, 46, 32]]);
  return s;
}

/** lmv: 怪物夜会, a hall of twenty-four posters that will dance when the count is done. */
export function ball() {
  const s = createScore({
    id: 'ball', bpm: 116, key: 'D', scale: 'minor', swing: 0.55, segmentBars: 4, room: { size: 0.9, decay: 0.7, damp: 0.4, echoSteps: 4 }, stepsPerBeat: 4,
    parts: { vibes: { inst: 'vibraphone', db: -1, pan: 0.2, verb: 0.3, loose: 8 }, reed: { inst: 'clarinet', db: -3, pan: -0.2, verb: 0.3, lp: 5200, loose: 10 }, keys: { inst: 'tines', db: -8, pan: -0.35, verb: 0.25, hp: 150, loose: 9 }, bass: { inst: 'upright', db: -2, verb: 0.07, loose: 7 }, kit: { db: -7, verb: 0.18, loose: 7, drumPan: { ride: 0.3, brush: -0.2, rim: 0.15 } } },
  });
  const kit = { ride: '5...5..45...5..4', brush: '....6.......6...', soft: 'o.......o.....o.', rim: '..........?...?.' }, walk = 'R---3---5---b---|R---5---8---a---';
  s.section('posters', 8, 'Dm9 | Bb7 | A7b9 | Dm9 | Gm9 | C13 | Fmaj7 | A7#9', 0.8).tune('vibes', "1':4 7:2 5:2 3:4 4:2 5:2 | _:2 5:2 6:4 5:4 3:4 | 2:2 3:2 4:4 7:8 | 1':8 _:8 | 4:2 5:2 6:2 1':2 2':4 1':4 | _:4 2':2 1':2 6:4 5:4 | 3:2 4:2 5:4 1':8 | _:4 7:2 6:2 5:4 4#:4", { vel: 0.8 }).comp('keys', '......x-....o---|..x-........x---', { low: 55, high: 72 }).bass('bass', walk, { low: 31 }).beat('kit', kit, { fill: { brush: '..4.6..4..4.6.66', ride: '5...5...5...5...' } });
  s.section('one turns its head', 8, 'Gm9 | A7b9 | Dm9 | Dm9/C | Bbmaj7 | Gm9 | Em7b5 | A7b9', 0.9).tune('reed', "4:6 5:2 6:4 4:4 | 7:6 6:2 5:8 | _:4 3':2 2':2 1':4 5:4 | 6:12 _:4 | 1':4 6:2 5:2 3:4 6:4 | 5:4 4:2 3:2 1:8 | 2:2 4:2 6:2 1':2 7:4 6:4 | 7b:4 7:12", { vel: 0.75, octave: 0 }).tune('vibes', zoneMotif, { bar: 2, scale: 'miyako', key: 'D', vel: 0.55, octave: 0 }).comp('keys', '..x-....o---..o-|......x-..o-....', { low: 55, high: 74 }).bass('bass', walk, { low: 31 }).beat('kit', kit, { fill: { brush: '6.4.6.4.6.6.6.66', soft: 'x.....x.....x...' } });
  return s;
}

/** mor: red has gone from the town. A heart, a string, breath, and one warm chord. */
export function memory() {
  const s = createScore({
    id: 'memory', bpm: 60, key: 'D', scale: 'miyako', segmentBars: 3, room: { size: 1.5, decay: 0.87, damp: 0.45, echoSteps: 8 },
    parts: { cello: { inst: 'bowed', db: -1, pan: 0.05, verb: 0.45, hp: 60, loose: 14 }, felt: { inst: 'felt', db: -2, pan: -0.1, verb: 0.42, loose: 18 }, grey: { inst: 'tapePad', db: -10, wide: true, verb: 0.4, lp: 1200, hp: 80 }, breath: { inst: 'whisper', db: -19, wide: true, verb: 0.4 }, heart: { db: -7, verb: 0.2, loose: 5 }, glass: { inst: 'glass', db: -10, wide: true, verb: 0.5 } },
  });
  s.section('grey', 5, 'Dsus2 | Bbmaj7 | Gm9 | Asusb9 | Dsus2', 0.7).pad('grey', { low: 48, high: 67 }).tune('felt', "1':16 | _:8 5:8 | 4:12 3:4 | 2:16 | _:16", { vel: 0.55 }).beat('heart', { heart: 'x..o............' }).hits('breath', [[1, 4, 0.7, 60, 14], [3, 6, 0.7, 60, 14]]).tune('cello', '_:16 | _:16 | 3:16 | 2:12 _:4 | 1:16', { octave: -1, vel: 0.55 });
  s.section('one dot', 4, 'Ebmaj7 | Gm9 | Bbmaj7 | Asusb9', 0.86).pad('grey', { low: 50, high: 69 }).pad('glass', { low: 67, high: 82, vel: 0.45 }).tune('cello', `${zoneMotif} | 1':8 2':8 | 2':16`, { octave: -1, vel: 0.8 }).tune('felt', "_:8 4:8 | _:16 | _:4 3:4 5:8 | _:16", { vel: 0.5, octave: 0 }).beat('heart', { heart: 'x..o............' });
  return s;
}

/** ucp: a workbench; what is finished is ground, mixed and goes on as paint. */
export function workshop() {
  const s = createScore({
    id: 'workshop', bpm: 96, key: 'G', scale: 'yo', swing: 0.2, segmentBars: 4, room: { size: 0.75, decay: 0.66, damp: 0.4, echoSteps: 3 },
    parts: { kalimba: { inst: 'kalimba', db: -1, pan: -0.2, verb: 0.25, echo: 0.12, loose: 9 }, pizz: { inst: 'pizzicato', db: -5, pan: 0.3, verb: 0.2, loose: 8 }, felt: { inst: 'felt', db: -6, verb: 0.28, loose: 11 }, reed: { inst: 'clarinet', db: -5, pan: 0.15, verb: 0.3, lp: 5000 }, bass: { inst: 'upright', db: -3, verb: 0.07 }, kit: { db: -5, verb: 0.14, loose: 7, drumPan: { wood: 0.3, brush: -0.25, shaker: 0.35, porcelain: 0.2, scratch: -0.3 } } },
  });
  const bench = { soft: 'x.....o.x.......|x.....o.x..o....', wood: '....4.....3.4...', shaker: '3.4.3.4.3.4.3.43', scratch: '............3...|........3.......' };
  s.section('grind', 4, 'Gadd9 | Em9 | Cmaj7 | D9sus', 0.76).tune('kalimba', "3:3 4:3 5:2 1':4 5:4 | 4:3 3:3 2:2 1:8 | 2:3 3:3 4:2 5:4 4:4 | 3:10 _:6", { vel: 0.75 }).comp('felt', '....o-------o---', { low: 55, high: 71, roll: 0.4 }).bass('bass', 'R-----5-8---5---', { low: 31 }).beat('kit', bench);
  s.section('mix', 4, 'Cmaj9 | Bm7 | Em9 | A7sus', 0.88).tune('reed', "2':6 1':2 5:4 4:4 | 5:6 4:2 3:8 | 4:6 5:2 1':4 2':4 | 1':12 _:4", { vel: 0.72, octave: 0 }).arp('pizz', '0.1.2.1.3.1.2.1.', { low: 55, high: 74, vel: 0.55 }).tune('kalimba', "_:12 3':2 2':2 | _:16", { times: 2, vel: 0.55 }).bass('bass', 'R---5---3---5-b-', { low: 31 }).beat('kit', { ...bench, rim: '....o.......o...' }, { fill: { wood: '4.4.5.4.5.5.5.66', soft: 'x...x...x...x...' } });
  s.section('and it goes on', 4, 'Cmaj7 | D9sus | Gadd9 | Gadd9', 0.84).tune('kalimba', zoneMotif, { scale: 'yo', key: 'G', vel: 0.75, octave: 0 }).tune('kalimba', "3:3 4:3 5:2 1':8 | _:8 5:4 4:4", { bar: 2, vel: 0.7 }).arp('pizz', '0...1...2...1...', { low: 55, high: 72, vel: 0.5 }).comp('felt', 'o-------o-------', { low: 55, high: 71, roll: 0.5 }).bass('bass', 'R-----5-8---5---', { low: 31 }).beat('kit', bench);
  return s;
}
