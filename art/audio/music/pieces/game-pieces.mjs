// Short pieces of five of the six small games; the lift has a file of its own, because the game keeps its time.
import { createScore } from '../score.mjs';
import { motif as alley } from './area-1.mjs';
import { motif as swamp } from './area-2.mjs';
import { zoneMotif } from './zone-motif.mjs';

/** ぬりのこし: a brush that must not leave the line. Light, on its toes. */
export function paint() {
  const s = createScore({
    id: 'paint', bpm: 108, key: 'D', scale: 'ryukyu', swing: 0.15, segmentBars: 4, room: { size: 0.7, decay: 0.62, damp: 0.4, echoSteps: 3 },
    parts: { koto: { inst: 'koto', db: -1, pan: -0.2, verb: 0.25, echo: 0.1, loose: 7 }, pizz: { inst: 'pizzicato', db: -5, pan: 0.3, verb: 0.2 }, reed: { inst: 'ocarina', db: -5, pan: 0.15, verb: 0.35 }, bass: { inst: 'upright', db: -3, verb: 0.06 }, kit: { db: -5, verb: 0.14, loose: 6, drumPan: { brush: 0.25, wood: -0.3, shaker: 0.35 } } },
  });
  const kit = { brush: '4.5.4.5.4.5.4.55', soft: 'x.....x...x.....', wood: '....4.......4...', swirl: '2-------3-------' };
  s.section('outline', 4, 'Dmaj7 | Gmaj7 | Dmaj7 | A9sus', 0.78).tune('koto', "3:2 4:2 3:2 1:2 5,:4 1:4 | 3:2 4:2 5:2 4:2 3:8 | 3:2 4:2 5:2 1':2 5:4 4:4 | 3:6 4:2 3:8", { vel: 0.78 }).bass('bass', 'R---5---8---5---').beat('kit', kit).comp('pizz', '....x-......x-..', { low: 57, high: 73, hold: 0.5 });
  s.section('fill', 4, 'Bm7 | Gmaj7 | Em9 | A9sus', 0.88).tune('reed', "1':6 5:2 4:4 5:4 | 3:8 5:8 | 4:4 3:2 1:2 3:4 4:4 | 5:12 _:4", { octave: 0, vel: 0.75 }).arp('koto', '0.12.0.20.12.0.2', { low: 60, high: 78, vel: 0.5 }).bass('bass', 'R---3---5---b---').beat('kit', { ...kit, rim: '..o...o...o...o.' }, { fill: { brush: '5.55.55.6.6.6.66', soft: 'x...x...x...x...' } });
  s.section('the last corner', 4, 'Gmaj7 | F#m7 | Em9 | A7sus', 0.84).tune('koto', alley, { scale: 'ryukyu', vel: 0.75 }).tune('koto', "1':2 5:2 4:2 3:2 4:2 3:2 1:4 | _:8 3:4 4:4", { bar: 2, vel: 0.75 }).comp('pizz', '..x-..x-..x-..x-', { low: 57, high: 74, hold: 0.5 }).bass('bass', 'R---5---8---5-b-').beat('kit', kit);
  return s;
}

/** 影の色当て: one and a half seconds of a colour, then its shadow among others. */
export function shadow() {
  const s = createScore({
    id: 'shadow', bpm: 84, key: 'G', scale: 'insen', segmentBars: 3, room: { size: 1.2, decay: 0.8, damp: 0.45, echoSteps: 3, echoBack: 0.42 },
    parts: { vibes: { inst: 'vibraphone', db: -1, pan: -0.15, verb: 0.4, echo: 0.2 }, gongs: { inst: 'gamelan', db: -6, pan: 0.3, verb: 0.4, spread: 0.4 }, bass: { inst: 'upright', db: -3, verb: 0.1 }, deep: { inst: 'pad', db: -13, wide: true, verb: 0.4, lp: 1000, hp: 70 }, kit: { db: -8, verb: 0.25, loose: 9, drumPan: { tick: 0.35, rim: -0.3, shaker: 0.3 } } },
  });
  const kit = { soft: 'x.........o.....', tick: '3.3.4.3.3.3.4.3.', rim: '......x.........|......x......o..' };
  s.section('seen', 3, 'Gm9 | Ebmaj7 | Abmaj7', 0.76).tune('vibes', `${swamp} | _:8 3:4 4:4`, { vel: 0.75, octave: 0 }).pad('deep', { low: 46, high: 65 }).bass('bass', 'R-----5---------', { low: 31 }).beat('kit', kit).arp('gongs', '0.......2.......', { low: 60, high: 80, vel: 0.5 });
  s.section('gone', 3, 'Cm9 | Fm9 | D7b9', 0.86).tune('vibes', "5:4 4:4 3:6 2:2 | 1:6 2:2 3:4 5:4 | 4:12 _:4", { vel: 0.78 }).pad('deep', { low: 46, high: 65 }).bass('bass', 'R-----5-8-----b-', { low: 31 }).beat('kit', { ...kit, shaker: '3.2.3.2.3.2.3.22' }).arp('gongs', '..0...1...2...1.', { low: 60, high: 80, vel: 0.45 });
  s.section('which', 3, 'Ebmaj7 | Abmaj7 | Gsusb9', 0.8).tune('vibes', `${zoneMotif} | 1':16`, { scale: 'insen', vel: 0.7 }).pad('deep', { low: 46, high: 65 }).bass('bass', 'R-----5---------', { low: 31 }).beat('kit', kit, { fill: { tick: '4.4.4.4.44444444', soft: 'x...............' } });
  return s;
}

/** にらめっこ: two who must not laugh first. Long held breaths, and something small that nearly does it. */
export function stare() {
  const s = createScore({
    id: 'stare', bpm: 100, key: 'E', scale: 'harmonic', segmentBars: 4, room: { size: 1, decay: 0.72, damp: 0.4, echoSteps: 4 },
    parts: { pizz: { inst: 'pizzicato', db: -1, pan: -0.15, verb: 0.25, loose: 6 }, bassoon: { inst: 'clarinet', db: -3, pan: 0.2, verb: 0.25, lp: 2600 }, strings: { inst: 'section', db: -9, wide: true, verb: 0.35, hp: 140 }, owl: { inst: 'ocarina', db: -6, pan: -0.3, verb: 0.4 }, bells: { inst: 'porcelain', db: -9, pan: 0.4, verb: 0.35 }, kit: { db: -5, verb: 0.2, loose: 5, drumPan: { tick: 0.3, tock: -0.3, block: 0.2, hyoshigi: 0 } } },
  });
  const clock = { tick: '5.......5.......', tock: '....4.......4...' };
  s.section('do not', 4, 'Em | % | Am | B7b9', 0.78).tune('pizz', "1:2 _:2 5:2 _:2 4#:2 _:2 4:2 _:2 | 3:2 _:6 _:8 | 1:2 _:2 5:2 _:2 6:2 _:2 5:2 _:2 | 7,:2 _:14", { vel: 0.8, octave: -1 }).tune('bassoon', "_:16 | _:8 1:2 2:2 3:4 | _:16 | _:8 7,:2 1:2 2:4", { vel: 0.75, octave: -1 }).beat('kit', { ...clock, block: '................|..............x.' });
  s.section('even', 4, 'Cmaj7 | F#m7b5 | B7b9 | Em', 0.88).pad('strings', { low: 55, high: 72, vel: 0.6 }).tune('bassoon', "3:6 4:2 5:4 3:4 | 2:6 3:2 4:8 | 7,:4 2:4 4:4 6:4 | 5:8 3:8", { vel: 0.8, octave: -1 }).tune('owl', "_:16 | _:8 5:2 _:2 5:4 | _:16 | _:8 5:2 _:2 5:4", { vel: 0.7, octave: 0 }).beat('kit', { ...clock, soft: 'x.......x.......', block: '......o.......o.' }, { fill: { block: 'x..x..x.x.x.xxxx', tick: '5...5...5...5...' } });
  s.section('blink', 4, 'Am9 | Em | B7b9 | B7sus', 0.74).tune('pizz', "1:2 _:2 3:2 _:2 6:2 _:6 | 5:2 _:14 | 4:2 _:2 2:2 _:2 7,:2 _:6 | _:16", { vel: 0.75 }).hits('bells', [[1, 8, 0.8, 95], [3, 4, 0.6, 90], [3, 12, 0.9, 99]]).tune('bassoon', '_:16 | _:8 5,:8 | _:16 | _:8 7,:8', { vel: 0.6, octave: -1 }).beat('kit', { ...clock, hyoshigi: '................|............o...' });
  return s;
}

/** ぷるん落とし: lips that fall, wobble and become larger lips. */
export function drop() {
  const s = createScore({
    id: 'drop', bpm: 120, key: 'A', scale: 'major', swing: 0.25, segmentBars: 4, room: { size: 0.7, decay: 0.62, damp: 0.35, echoSteps: 3 },
    parts: { marimba: { inst: 'marimba', db: -1, pan: -0.15, verb: 0.2, loose: 5, spread: 0.2 }, kalimba: { inst: 'kalimba', db: -5, pan: 0.35, verb: 0.25, echo: 0.2 }, tines: { inst: 'tines', db: -7, pan: 0.1, verb: 0.25, hp: 140 }, bass: { inst: 'synthBass', db: -4, verb: 0.04, lp: 1400, duck: 0.3 }, bubbles: { db: -13, verb: 0.3, loose: 20, spread: 0.5, drumPan: { drop: 0.2 } }, kit: { db: -4, verb: 0.12, loose: 5, drumPan: { shaker: 0.3, clap: 0.1, rim: -0.3 } } },
  });
  const kit = { kick: 'x.....x...x.....|x.....x...x..o..', clap: '....x.......x...', shaker: '4.5.4.5.4.5.4.55', rim: '......o.......o.' }, pop = { drop: '..?...x...?.x...' };
  s.section('one small', 8, 'Amaj7 | F#m7 | Dmaj7 | E9sus | Amaj7 | C#m7 | Dmaj7 | E7b9', 0.82).tune('marimba', "5:2 3:2 1:2 3:2 5:4 6:4 | 5:2 3:2 6,:2 1:2 3:8 | 4:2 2:2 6,:2 2:2 4:4 5:4 | 4:2 3:2 2:4 5,:8 | 5:2 3:2 1:2 3:2 5:4 1':4 | 7:2 5:2 3:2 5:2 7:8 | 6:4 4:2 2:2 1:4 2:4 | 3b:2 3:2 2:4 7,:8", { vel: 0.8, octave: 0 }).comp('tines', '..x-....x-..o---', { low: 57, high: 74 }).bass('bass', 'R..R..8.R..5..b.', { low: 33 }).beat('kit', kit, { fill: { clap: '....x...x..xx.xx', kick: 'x..x..x.x..x..x.' } }).beat('bubbles', pop);
  s.section('and one full moon', 8, 'Dmaj7 | E9sus | C#m7 | F#7b9 | Bm9 | E9sus | Amaj7 | E7sus', 0.9).tune('kalimba', "6:4 5:2 4:2 2:4 4:4 | 5:4 4:2 2:2 7,:8 | 5:4 3:2 7,:2 3:4 5:4 | 6b:4 5:4 4#:4 3:4 | 4:4 2:2 6,:2 2:4 4:4 | 5:6 6:2 7:8 | 1':2 5:2 3:2 5:2 1':4 3':4 | 2':8 _:8", { vel: 0.8, octave: 0 }).arp('marimba', '0.12.0.20.12.0.2', { low: 57, high: 76, vel: 0.5 }).comp('tines', 'x-......o-......', { low: 57, high: 74 }).bass('bass', 'R..R..8.R..5..b.', { low: 33 }).beat('kit', { ...kit, open: '..3...3...3...3.' }, { fill: { clap: 'x..x..x..x..xxxx', kick: 'x...x...x...x...' } }).beat('bubbles', { drop: 'x...?.x...?.x.?.' });
  return s;
}

/** 紅合わせ: shells in pairs, as at court. */
export function shells() {
  const s = createScore({
    id: 'shells', bpm: 72, key: 'D', scale: 'ritsu', segmentBars: 3, room: { size: 1.1, decay: 0.78, damp: 0.42, echoSteps: 4 },
    parts: { koto: { inst: 'koto', db: -1, pan: -0.25, verb: 0.32, echo: 0.1, loose: 12 }, answer: { inst: 'koto', db: -4, pan: 0.4, verb: 0.36, loose: 13 }, pipes: { inst: 'sho', db: -10, wide: true, verb: 0.4, lp: 3000, hp: 220 }, bamboo: { inst: 'shakuhachi', db: -4, pan: 0.1, verb: 0.5, lp: 6000 }, bass: { inst: 'harp', db: -6, verb: 0.25 }, shell: { inst: 'porcelain', db: -13, verb: 0.4, spread: 0.6 }, kit: { db: -9, verb: 0.3, loose: 12, drumPan: { tsuzumi: -0.3, shime: 0.3 } } },
  });
  const court = { tsuzumi: '........x.......|........x...o...', odaiko: 'o...............' };
  s.section('one half', 3, 'Dsus2 | Am11 | Gadd9', 0.78).tune('koto', "1:4 2:2 3:2 4:4 3:4 | 5:6 4:2 3:8 | 2:4 3:4 4:8", { vel: 0.75 }).tune('answer', "_:16 | _:8 5:2 4:2 3:4 | _:8 4:2 3:2 2:4", { vel: 0.6 }).pad('pipes', { low: 64, high: 81, vel: 0.5 }).bass('bass', 'R-------5-------', { low: 38 }).beat('kit', court);
  s.section('the other', 3, 'Fadd9 | Cadd9 | Asus4', 0.86).tune('bamboo', "3:6 4:2 5:8 | 1':8 5:4 4:4 | 4:12 _:4", { vel: 0.75 }).arp('koto', '0...1...2...1...|0.1.2...3...2...', { low: 60, high: 79, vel: 0.5 }).pad('pipes', { low: 64, high: 81, vel: 0.6 }).bass('bass', 'R-------5-------', { low: 36 }).beat('kit', court).hits('shell', [[0, 12, 0.6, 98], [1, 4, 0.6, 93], [2, 10, 0.7, 101]]);
  s.section('they close', 3, 'Gadd9 | Am11 | Dsus2', 0.8).tune('koto', `${zoneMotif} | 1:16`, { scale: 'ritsu', vel: 0.75, octave: 0 }).tune('answer', "_:8 5:4 4:4 | _:16 | _:4 4:4 5:8", { vel: 0.55, octave: 0 }).pad('pipes', { low: 64, high: 81, vel: 0.5 }).bass('bass', 'R-------5-------', { low: 38 }).beat('kit', { ...court, shime: '............3.33' }).hits('shell', [[2, 8, 0.7, 103]]);
  return s;
}
