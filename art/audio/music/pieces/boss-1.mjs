// 似合わない: a black mirror that has forgotten every other word. What the left hand plays, the right plays upside down; where one stands still, it stands still.
import { invert, parseTune } from '../notation.mjs';
import { createScore } from '../score.mjs';
import { motif } from './area-1.mjs';
import { zoneMotif } from './zone-motif.mjs';

export function boss1() {
  const s = createScore({
    id: 'boss-1', bpm: 144, key: 'D', scale: 'miyako', segmentBars: 8, room: { size: 1, decay: 0.74, damp: 0.35, echoSteps: 2 },
    parts: {
      left: { inst: 'shamisen', db: 0, pan: -0.65, verb: 0.22, loose: 5 }, right: { inst: 'shamisen', db: 0, pan: 0.65, verb: 0.22, loose: 5 },
      koto: { inst: 'koto', db: -4, verb: 0.3, echo: 0.15, loose: 5, spread: 0.5 }, strings: { inst: 'staccato', db: -5, wide: true, verb: 0.25, loose: 5 }, low: { inst: 'bowed', db: -6, pan: -0.1, verb: 0.25, hp: 60 },
      bass: { inst: 'synthBass', db: -3, verb: 0.04, loose: 2, duck: 0.4 }, air: { inst: 'pad', db: -15, wide: true, verb: 0.4, lp: 1700, hp: 140, duck: 0.3 }, voice: { inst: 'whisper', db: -19, wide: true, verb: 0.5 },
      kit: { db: -1, verb: 0.18, loose: 4, drumPan: { shime: 0.3, tsuzumi: -0.3, hat: 0.2, hyoshigi: 0 } },
    },
  });
  const left = parseTune(motif, 16), right = invert(left, 3), fast = { taiko: 'X.....x...x.....|X.....x...x..x..', shime: '5.465.465.465.46|5.465.465.465.66', kick: 'x...x...x...x...', hat: '..4...4...4...4.' };
  const pulse = 'R.RR.R8.R.RR.Rb.|R.RR.R8.R.R5.R8b';

  s.section('a glass in the dark', 8, 'Dsus2 | Ebmaj7/D | Dsus2 | Ebmaj7/D', 0.66).pad('air').tune('left', '1:4 _:4 1:2 2:2 1:4 | _:16', { times: 4, vel: 0.8 }).tune('right', '_:16 | 1:4 _:4 1:2 5,:2 1:4', { times: 4, vel: 0.8 }).bass('bass', 'R.......R.......|R.......R.....b.', { swell: 0.3 })
    .beat('kit', { taiko: 'x...............|x.........o.....', hyoshigi: '................|........o.......' }, { bars: [0, 6], swell: 0.4 }).beat('kit', { taiko: 'x...x...x.x.x.xx', shime: '3.3.4.4.5.566788' }, { bars: [6, 8] }).hits('voice', [[1, 0, 0.7, 60, 12], [3, 0, 0.7, 60, 12], [5, 0, 0.8, 60, 12], [7, 0, 0.9, 60, 12]]);

  s.section('it says its word', 8, 'Dm | Dm | Gm | Asusb9 | Bb | Gm | Eb | Asusb9', 0.86).tune('left', left).tune('right', right, { bar: 2 }).tune('left', "4:3 5:3 1':2 5:4 4:4 | 3:4 2:4 1:8", { bar: 4 }).tune('right', "1':3 2':3 1':2 5:4 4:4 | 3:4 2:6 _:6", { bar: 6 })
    .arp('strings', '0.0.1.0.2.0.1.0.', { low: 50, high: 68, vel: 0.7 }).bass('bass', pulse).beat('kit', fast, { fill: { taiko: 'X..X..X..X..X.X.', shime: '55.55.55.5.56788' } });

  const canon = s.section('both at once', 8, 'Dm | Eb/D | Gm | Dm | Cm9 | Bbmaj7 | Ebmaj7 | Asusb9', 0.93);
  for (const bar of [0, 2, 4]) canon.tune('left', left, { bar, by2: bar === 4 ? 2 : bar / 2 }).tune('right', right, { bar: bar + 0, by2: bar === 4 ? -2 : -bar / 2, octave: 0 });
  canon.tune('left', "1':2 5:2 4:2 3:2 4:2 3:2 2:2 1:2 | 2:2 3:2 4:2 5:2 1':8", { bar: 6 }).tune('right', "1:2 2:2 3:2 4:2 3:2 4:2 5:2 1':2 | 5:2 4:2 3:2 2:2 1:8", { bar: 6 })
    .arp('strings', '0120120120120121', { low: 50, high: 70, vel: 0.75 }).bass('bass', pulse).pad('air').beat('kit', { ...fast, snare: '....x.......x...' }, { fill: { taiko: 'X.X.X.X.XX.XX.XX', snare: '....x...x.x.xxxx' } });

  // It is weak while one stands still: so does the music, a bar at a time.
  s.section('hold still', 8, 'Ebmaj7 | Ebmaj7 | Bbmaj7 | Asusb9', 0.74).tune('koto', "1':4 _:12 | _:16 | 5:4 4:4 3:4 _:4 | _:16 | 2':4 _:12 | _:16 | 4:2 5:2 1':2 2':2 3':8 | _:16", { vel: 0.85 }).tune('low', '_:8 1:8 | 1:16 | _:8 5,:8 | 4,:16 | _:8 2:8 | 2:16 | _:8 4,:8 | 4,:16', { octave: -1, vel: 0.6 })
    .beat('kit', { tsuzumi: 'x...............|........o.......', hyoshigi: '................|............o...' }).beat('kit', { shime: '................|........34455678' }, { bars: [6, 8] }).pad('air', { vel: 0.7 }).hits('voice', [[1, 4, 0.8, 60, 10], [3, 4, 0.8, 60, 10], [5, 4, 0.9, 60, 10]]);

  s.section('the crack', 8, 'Gm | Eb | Bb | Dm | Gm | Cm9 | Eb | Asusb9', 0.95).tune('left', zoneMotif, { octave: 0 }).tune('right', invert(parseTune(zoneMotif, 16), 3), { bar: 2, by2: 0, octave: 1 }).tune('koto', `${zoneMotif} | 1':3 2':3 3':4 5':6 | 4':6 3':6 2':4`, { bar: 4, octave: 0 }).tune('low', '3:8 4:8 | 5:8 3:8 | 4:8 3:8 | 1:16 | 3:8 4:8 | 5:8 4:8 | 2:8 3:8 | 4:16', { octave: -1, vel: 0.7 })
    .arp('strings', '0.20.10.20.10.2.', { low: 52, high: 72 }).bass('bass', 'R..R..R.8..8..R.|R..R..R.5..5..b.').beat('kit', { ...fast, clap: '....x.......x...' }, { fill: { taiko: 'X.....X.....X.X.', tsuzumi: '..x.x...x.x...x.' } });

  s.section('it says it again, and hears itself', 8, 'Dm | Eb | Dm | Gm | Bb | Gm | Eb | Asusb9', 1).tune('left', left, { octave: 1 }).tune('right', right, { octave: 0, bar: 0 }).tune('left', left, { bar: 2, by2: 1 }).tune('right', right, { bar: 3, by2: -1 }).tune('left', "4:2 5:2 4:2 3:2 1:4 4:4 | 5:2 1':2 5:2 4:2 3:8", { bar: 4 }).tune('right', "3:2 2:2 3:2 4:2 1':4 4:4 | 3:2 1:2 3:2 4:2 5:8", { bar: 4 }).tune('koto', "5':1 4':1 3':1 2':1 1':2 5:2 4:4 3:4 | 2:2 3:2 4:4 2':8", { bar: 6 })
    .arp('strings', '0121021201210212', { low: 50, high: 72, vel: 0.8 }).bass('bass', 'RRR8RR8RRR8RR8Rb').pad('air', { vel: 0.8 }).beat('kit', { ...fast, taiko: 'X..x..x.X..x..x.', snare: '....x..o....x.o.' }, { fill: { taiko: 'X.XX.XX.XX.XXXXX' } });

  s.section('fog on the glass', 8, 'Gm9 | Gm9 | Ebmaj7 | Ebmaj7 | Bbmaj7 | Gm9 | Asusb9 | Asusb9', 0.8).tune('koto', "4:6 5:6 4:4 | 3:16 | 1':6 5:6 4:4 | 2:16", { vel: 0.7 }).tune('left', left, { bar: 4, vel: 0.7 }).tune('right', right, { bar: 5, vel: 0.7 }).tune('low', '5,:16 | 1:16 | 2:16 | 2:16 | 5,:16 | 3,:16 | 4,:16 | 4,:16', { octave: 0, vel: 0.55 }).pad('air').bass('bass', 'R.......R.......', { vel: 0.7 })
    .beat('kit', { taiko: 'x.......x.......|x.......x...x...', shime: '4.334.334.334.33' }, { fill: { taiko: 'X...X...X.X.XXXX', shime: '4.4.5.5.6.6.7788' } });
  return s;
}
