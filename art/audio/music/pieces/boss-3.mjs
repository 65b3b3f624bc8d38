// 流行おくれ: a coat of price tags that changes with the season, every five seconds. At 144 a minute that is three bars: spring, summer, autumn, winter, five times round, each round nearer to taking its coat off.
import { parseTune, stretch } from '../notation.mjs';
import { createScore } from '../score.mjs';

export function boss3() {
  const s = createScore({
    id: 'boss-3', bpm: 144, key: 'F', scale: 'lydian', segmentBars: 6, room: { size: 0.95, decay: 0.7, damp: 0.35, echoSteps: 3 },
    parts: {
      bells: { inst: 'celesta', db: -1, pan: -0.25, verb: 0.3, echo: 0.15, spread: 0.3 }, koto: { inst: 'koto', db: -3, pan: 0.3, verb: 0.25, loose: 4 }, surf: { inst: 'lead', db: -2, pan: 0.1, verb: 0.3, echo: 0.2, lp: 3200 }, organ: { inst: 'organ', db: -9, wide: true, verb: 0.2, lp: 3000, hp: 150 },
      box: { inst: 'accordion', db: -2, pan: -0.2, verb: 0.25, lp: 4800, hp: 160, loose: 5 }, strings: { inst: 'staccato', db: -5, wide: true, verb: 0.25 }, toy: { inst: 'musicBox', db: -2, pan: 0.15, verb: 0.4, echo: 0.2 }, glass: { inst: 'glass', db: -8, wide: true, verb: 0.5 }, choir: { inst: 'choirU', db: -8, wide: true, verb: 0.4 },
      bass: { inst: 'synthBass', db: -3, loose: 2, duck: 0.3 }, deep: { inst: 'upright', db: -3, loose: 5 }, kit: { db: -1, verb: 0.15, loose: 3, drumPan: { hat: 0.25, shaker: -0.3, tsuzumi: -0.3, kane: 0.4, tick: 0.2 } },
    },
  });
  // The waltz in four: each third is a dotted quarter, and the bar is filled up.
  const four = parseTune("5:4 3:4 7:4 6:4 | 6:2 5:2 4:4 3:4 1:4 | 5:4 4:4 2:8", 16), high = parseTune("1':4 7:2 6:2 5:4 7:4 | 6:4 3:4 4:4 2:4 | 7,:4 2:4 1:8", 16), rush = stretch(parseTune("5:4 3:4 7:4 | 6:8 4:4 | 3:4 1:4 5:4 | 4:8 2:4 | 1':4 7:4 6:4 | 5:4 4:4 3:4 | 2:4 3:4 4:4 | 5:12", 12), 0.5);
  const rounds = [[0, 'F', 0.74], [2, 'G', 0.82], [-2, 'Eb', 0.86], [3, 'Ab', 0.93], [0, 'F', 1]];
  const spring = { F: 'Fmaj7 | Gm7 C7 | Fmaj7', G: 'Gmaj7 | Am7 D7 | Gmaj7', Eb: 'Ebmaj7 | Fm7 Bb7 | Ebmaj7', Ab: 'Abmaj7 | Bbm7 Eb7 | Abmaj7' };
  const summer = { F: 'F7 | Bb7 | F7 C7', G: 'G7 | C7 | G7 D7', Eb: 'Eb7 | Ab7 | Eb7 Bb7', Ab: 'Ab7 | Db7 | Ab7 Eb7' };
  const autumn = { F: 'Dm9 | Gm7 | A7b9', G: 'Em9 | Am7 | B7b9', Eb: 'Cm9 | Fm7 | G7b9', Ab: 'Fm9 | Bbm7 | C7b9' };
  const winter = { F: 'Dbmaj7#11 | Abmaj7 | C7b9', G: 'Ebmaj7#11 | Bbmaj7 | D7b9', Eb: 'Bmaj7#11 | Gbmaj7 | Bb7b9', Ab: 'Emaj7#11 | Bmaj7 | G7b9' };
  for (const [k, [by, key, level]] of rounds.entries()) {
    s.section(`spring ${k + 1}`, 3, spring[key], level).tune('bells', k % 2 ? high : four, { by, octave: 1 }).arp('koto', '0.12.0.21.20.1.2', { low: 58, high: 77, vel: 0.65 }).bass('bass', 'R..R..8.R..R..5.').beat('kit', { kick: 'x...x...x...x...', hat: '..4...4...4...4.', clap: '....x.......x...', tsuzumi: '......o...x...o.', shaker: k > 1 ? '5355535553555355' : '................' });
    s.section(`summer ${k + 1}`, 3, summer[key], level).tune('surf', k === 2 ? rush : k % 2 ? four : high, { by, octave: 0, scale: 'mixolydian' }).comp('organ', '..x-..x-..x-..x-', { low: 57, high: 74, hold: 0.6 }).bass('bass', 'R.R.3.5.7.5.3.5.').beat('kit', { kick: 'x..x..x.x..x..x.', snare: '....X.......X..o', open: '4.4.4.4.4.4.4.4.', kane: 'o..o..o.o..o..o.' }, { fill: { snare: 'x.x.xxx.x.xxxxxx', kick: 'x...x...x...x...' } });
    s.section(`autumn ${k + 1}`, 3, autumn[key], level * 0.95).tune('box', k % 2 ? "5:3 6:3 5:2 4:4 3:4 | 3:3 4:3 3:2 2:4 1:4 | 2:4 3:4 7,:8" : "1':3 7:3 1':2 5:4 4:4 | 4:3 5:3 4:2 3:4 2:4 | 7,:4 2:4 3:4 4:4", { by: by - 3, octave: 0, scale: 'harmonic', vel: 0.85 }).arp('strings', k > 1 ? '0121021201210212' : '0.1.2.1.0.1.2.1.', { low: 52, high: 70 }).bass('deep', 'R...5...R...5.b.').beat('kit', { soft: 'x.....x.x.....x.', rim: '..x..x....x..x..', shaker: '4.3.4.3.4.3.4.34', taiko: k > 2 ? 'x.......x..x....' : '................' });
    const cold = s.section(`winter ${k + 1}`, 3, winter[key], level * 0.9).tune('toy', k % 2 ? "7':2 6':2 4':4 5':4 3':4 | 2':2 3':2 5':4 4':8 | 3':2 1':2 7:4 5:8" : "2':4 4':4 5':4 1':4 | 3':4 4':2 6':2 7':8 | 5':4 3':4 2':8", { by: by - 4, octave: 0, vel: 0.75 }).pad('glass', { low: 60, high: 79 }).bass('bass', k > 2 ? 'R..R..R.R..R..b.' : 'R.......R.....b.', { vel: 0.7 }).beat('kit', { odaiko: 'X.......x.......', tick: '5.4.5.4.5.4.5.4.', snare: k > 1 ? '........x.......' : '................' }, { fill: { odaiko: 'X...x...X...x.x.', snare: k === 4 ? '................' : '....o.o.x.x.xxxx', tick: '5.4.5.4.5.4.5.4.' } });
    // The coat is nearly off: voices from the fourth round on.
    if (k > 2) cold.pad('choir', { low: 57, high: 74, vel: 0.8 });
  }
  return s;
}
