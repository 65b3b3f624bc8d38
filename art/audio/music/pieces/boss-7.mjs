// わたしなんて: it cannot be painted; one stays beside it while all who were met say a line each. The blank page's tune, walking now; one voice, then another, then twenty-four.
import { createScore } from '../score.mjs';
import { motif } from './area-7.mjs';
import { zoneMotif } from './zone-motif.mjs';

export function boss7() {
  const s = createScore({
    id: 'boss-7', bpm: 84, key: 'D', scale: 'yo', segmentBars: 4, room: { size: 1.3, decay: 0.82, damp: 0.45, echoSteps: 6 },
    parts: {
      felt: { inst: 'felt', db: -1, verb: 0.38, loose: 14, spread: 0.2 }, left: { inst: 'felt', db: -6, pan: 0.08, verb: 0.34, lp: 2200, loose: 12 }, one: { inst: 'choirU', db: -4, pan: -0.3, verb: 0.45 }, two: { inst: 'choirO', db: -4, pan: 0.3, verb: 0.45 }, all: { inst: 'choirA', db: -3, wide: true, verb: 0.5 }, harp: { inst: 'harp', db: -5, pan: 0.25, verb: 0.35, spread: 0.3 }, box: { inst: 'musicBox', db: -8, pan: -0.35, verb: 0.45, echo: 0.15 },
      strings: { inst: 'section', db: -7, wide: true, verb: 0.4, hp: 90 }, bass: { inst: 'upright', db: -5, verb: 0.1, loose: 9 }, kit: { db: -9, verb: 0.2, loose: 8, drumPan: { shaker: 0.3, brush: -0.2 } },
    },
  });
  const walk = { soft: 'x.......x.......', shaker: '3..2..3.3..2..3.', brush: '....4.......4...' };
  s.section('you need not have come', 4, 'Dsus2 | Gadd9 | Dsus2 | A9sus', 0.58).tune('felt', `${motif} | 3:6 2:2 1:8 | 2:16`, { vel: 0.6 }).arp('left', '0.......1.......', { low: 45, high: 62, vel: 0.45 });
  s.section('one voice', 4, 'Dadd9 | Gmaj7 | Bm7 | A9sus', 0.7).tune('one', "3:8 1:8 | 2:12 _:4 | 3:8 5:8 | 4:12 _:4", { vel: 0.7, octave: 0 }).tune('felt', "_:8 5:4 3:4 | _:8 5:4 2:4", { times: 2, octave: 0, vel: 0.55 }).arp('left', '0...1...2...1...', { low: 45, high: 62, vel: 0.45 }).bass('bass', 'R---------------', { low: 33, vel: 0.6 });
  s.section('another', 8, 'Bm9 | Gmaj7 | Dadd9/F# | A9sus | Em9 | Gmaj7 | A9sus | Dadd9', 0.82).tune('two', "5:6 4:2 3:8 | 3:8 5:8 | 1':6 5:2 4:8 | 2:12 _:4 | 3:6 2:2 1:8 | 3:8 5:8 | 4:8 2:8 | 1:12 _:4", { octave: 0, vel: 0.75 }).tune('one', "_:16 | _:8 2:8 | _:16 | 5,:8 2:8 | _:16 | _:8 1:8 | 2:8 5,:8 | 1:12 _:4", { vel: 0.6 }).arp('harp', '0.1.2.3.2.1.0.1.', { low: 55, high: 76, vel: 0.5 }).bass('bass', 'R-------5-------', { low: 33 }).beat('kit', walk).tune('felt', motif, { times: 4, octave: 1, vel: 0.4 });
  s.section('twenty-four', 8, 'Gmaj7 | A9sus | Bm9 | Dadd9/F# | Gmaj7 | Em9 | A9sus | A7', 0.98).tune('all', zoneMotif, { scale: 'yo', vel: 0.85, octave: 0 }).tune('all', "3':6 2':2 1':8 | 5:8 1':8", { bar: 2, vel: 0.85, octave: 0 }).tune('all', zoneMotif, { bar: 4, scale: 'yo', vel: 0.9, octave: 0 }).tune('all', "2':8 1':8 | 2':12 _:4", { bar: 6, vel: 0.85, octave: 0 }).pad('strings', { low: 55, high: 76, vel: 0.7 }).arp('harp', '0123210301232103', { low: 55, high: 79, vel: 0.5 }).arp('box', '..0...1...2...3.', { low: 74, high: 91, vel: 0.5 }).bass('bass', 'R---5---8---5-b-', { low: 33 }).beat('kit', { ...walk, ride: '3...3...3...3...' }, { fill: { soft: 'x.......x...o.o.' } }).tune('one', "1:16 | 2:16 | 3:16 | 1:16", { times: 2, vel: 0.6 }).comp('left', 'x-------o-------', { low: 50, high: 67, vel: 0.5, roll: 0.4 });
  s.section('outside it was only night', 4, 'Bm7 | Gmaj7 | Em9 | A9sus', 0.82).tune('felt', "5:6 4:2 3:4 2:4 | 3:8 1:8 | 2:6 1:2 5,:8 | 2:16", { vel: 0.7 }).tune('two', '3:16 | 3:16 | 2:16 | 2:16', { vel: 0.55 }).pad('strings', { low: 55, high: 74, vel: 0.5 }).arp('harp', '0.1.2.1.0.1.2.1.', { low: 55, high: 76, vel: 0.45 }).bass('bass', 'R-------5-------', { low: 33, vel: 0.65 }).beat('kit', walk);
  s.section('yes. here', 4, 'Gmaj7 | A9sus | Dadd9 | Dadd9', 0.66).tune('felt', `3:6 2:2 1:8 | _:4 5,:4 2:8 | ${motif}`, { vel: 0.6 }).tune('one', '1:16 | 2:16 | 1:16 | _:16', { vel: 0.5 }).arp('left', '0...1...2...1...', { low: 45, high: 62, vel: 0.42 }).arp('box', '....0.......1...', { low: 74, high: 88, vel: 0.4 }).bass('bass', 'R---------------', { low: 33, vel: 0.5 });
  return s;
}
