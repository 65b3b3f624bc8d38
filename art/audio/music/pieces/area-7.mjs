// 白紙: nothing is written here. No weather, no sound; not cold. A few notes on felt, a pencil that presses lightly, a room that waits.
import { createScore } from '../score.mjs';
import { zoneMotif } from './zone-motif.mjs';

export const motif = '3:6 2:2 1:8 | _:4 5,:4 1:8';

export function area7() {
  const s = createScore({
    id: 'area-7', bpm: 58, key: 'D', scale: 'yo', segmentBars: 3, room: { size: 1.25, decay: 0.82, damp: 0.5, echoSteps: 8, echoBack: 0.3 },
    parts: {
      felt: { inst: 'felt', db: 0, pan: -0.05, verb: 0.4, loose: 22, spread: 0.15 }, left: { inst: 'felt', db: -5, pan: 0.08, verb: 0.38, lp: 1900, loose: 20 }, paper: { inst: 'tapePad', db: -12, wide: true, verb: 0.4, lp: 1200, hp: 130 }, glass: { inst: 'glass', db: -10, wide: true, verb: 0.5 }, breath: { inst: 'whisper', db: -22, wide: true, verb: 0.4 }, pencil: { db: -20, verb: 0.25, loose: 40, drumPan: { scratch: 0.25 } }, harp: { inst: 'harp', db: -7, pan: 0.3, verb: 0.45, loose: 16 },
      run: { inst: 'celesta', db: -3, pan: 0.3, verb: 0.4, echo: 0.2, layer: 'rise', loose: 8, spread: 0.4 }, voices: { inst: 'choirU', db: -3, wide: true, verb: 0.5, layer: 'rise' }, feet: { db: -7, verb: 0.25, layer: 'rise', loose: 8, drumPan: { shaker: 0.3 } },
    },
  });
  const lines = (sec, at) => sec.hits('pencil', at.map(([b, st]) => [b, st, 0.5, 'scratch']));
  const a0 = lines(s.section('a fold', 3, 'Dsus2 | Dsus2 | Gadd9', 0.55), [[1, 4], [1, 7]]).tune('felt', '3:16 | _:16 | 2:6 1:10', { vel: 0.55 }).pad('paper', { low: 50, high: 69, vel: 0.5 });
  a0.arp('run', '0...1...', { low: 74, high: 86, vel: 0.4 });
  const a = lines(s.section('a shadow without a lamp', 6, 'Dadd9 | Gmaj7 | Bm7 | Em9 | Gmaj7 | A9sus', 0.7), [[2, 2], [4, 9]]).tune('felt', `${motif} | 3:6 4:2 5:8 | _:4 4:4 3:8 | ${motif}`, { octave: 0, vel: 0.66 }).arp('left', '0.....1.2.......', { low: 45, high: 64, vel: 0.45 }).pad('paper', { low: 50, high: 69, vel: 0.5 }).hits('breath', [[1, 8, 0.6, 60, 14], [4, 8, 0.6, 60, 14]]);
  a.arp('run', '0.1.2.1.', { low: 74, high: 88, vel: 0.45 }).pad('voices', { low: 57, high: 74, vel: 0.5 });
  const b = lines(s.section('a back that one knows', 6, 'Bm9 | Gmaj7 | Dadd9/F# | A9sus | Em9 | Gmaj7', 0.82), [[0, 8], [3, 6]]).tune('felt', "5:6 4:2 3:4 2:4 | 3:8 5:8 | 1':6 5:2 4:4 3:4 | 2:12 _:4 | 3:6 2:2 1:4 5,:4 | 1:12 _:4", { octave: 0, vel: 0.74 }).arp('left', '0...1...2...1...', { low: 43, high: 64, vel: 0.45 }).arp('harp', '..0...1...2...3.', { low: 57, high: 78, vel: 0.45 }).pad('paper', { low: 50, high: 69, vel: 0.55 }).pad('glass', { low: 69, high: 86, vel: 0.35 });
  b.arp('run', '0.2.1.3.', { low: 74, high: 88, vel: 0.5 }).pad('voices', { low: 57, high: 76, vel: 0.65 }).beat('feet', { soft: 'x.......x.......', shaker: '3...2...3...2...' });
  const c = lines(s.section('a name, called from nowhere', 3, 'Gmaj7 | Em9 | A9sus', 0.66), [[0, 3]]).tune('felt', zoneMotif, { scale: 'yo', octave: 0, vel: 0.6 }).tune('felt', '2:16', { bar: 2, vel: 0.5 }).pad('glass', { low: 66, high: 83, vel: 0.45 }).hits('breath', [[2, 2, 0.7, 60, 14]]);
  c.arp('run', '0.1.2.3.', { low: 74, high: 88, vel: 0.45 }).pad('voices', { low: 57, high: 74, vel: 0.55 });
  const d = lines(s.section('where one has walked it is softer', 6, 'Dadd9 | Bm7 | Gmaj7 | A9sus | Gmaj7 | Dadd9', 0.8), [[2, 10], [5, 8]]).tune('felt', `${motif} | 5:6 4:2 3:8 | _:4 2:4 3:8 | 2:6 1:2 5,:8 | 1:16`, { octave: 0, vel: 0.68 }).arp('left', '0...2...1...2...', { low: 45, high: 64, vel: 0.45 }).arp('harp', '..0.....1.....2.', { low: 57, high: 76, vel: 0.42 }).pad('paper', { low: 50, high: 69, vel: 0.55 });
  d.arp('run', '0.1.2.1.', { low: 74, high: 88, vel: 0.5 }).pad('voices', { low: 57, high: 76, vel: 0.7 }).beat('feet', { soft: 'x.......x.......', shaker: '3...2...3...2...' });
  return s;
}
