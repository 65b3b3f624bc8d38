// 昇降機係: the game's own beats, from 100 a minute to 150, 148 of them. Six strokes of the bell, then a lift attendant's swing that has
// less and less time. The tempo map is the game's (app/sites/lmw/games/lift/rules.ts); a test holds the two together.
import { createScore } from '../score.mjs';

export const liftTempo = { firstBeatMs: 500, beats: 148, firstGapMs: 600, lastGapMs: 400, leadBeats: 6 };

/** When each beat falls, in ms. */
export function liftBeatsMs({ firstBeatMs, beats, firstGapMs, lastGapMs } = liftTempo) {
  const list = [];
  for (let n = 0, at = firstBeatMs; n < beats; n++) { list.push(at); at += firstGapMs - Math.floor(((firstGapMs - lastGapMs) * n) / (beats - 1)); }
  return list;
}

export function lift() {
  const beatsMs = liftBeatsMs(), last = beatsMs.at(-1), lengthS = (last + 2300) / 1000;
  // The bars are the guests': the first begins at the sixth beat, so that two beats before the first are silent.
  const beatAt = (b) => (b < 0 ? beatsMs[0] + b * 600 : b < beatsMs.length ? beatsMs[b] : last + (b - beatsMs.length + 1) * 400);
  const at = (step) => { const eighth = step / 2, pair = Math.floor(eighth / 2) * 2, inside = eighth - pair, swung = pair + (inside <= 1 ? inside * 1.22 : 1.22 + (inside - 1) * 0.78), beat = swung / 2 - 2, whole = Math.floor(beat); return (beatAt(whole) + (beatAt(whole + 1) - beatAt(whole)) * (beat - whole)) / 1000; };
  const s = createScore({
    id: 'lift', bpm: 120, key: 'F', scale: 'major', segments: 6, stepTimesS: { at, lengthS }, room: { size: 0.8, decay: 0.66, damp: 0.4, echoSteps: 3 },
    parts: { vibes: { inst: 'vibraphone', db: -1, pan: 0.2, verb: 0.26, loose: 3 }, reed: { inst: 'clarinet', db: -3, pan: -0.2, verb: 0.25, lp: 5400, loose: 4 }, keys: { inst: 'tines', db: -7, pan: -0.3, verb: 0.2, hp: 150, loose: 4 }, bass: { inst: 'upright', db: -2, verb: 0.06, loose: 3 }, bell: { inst: 'fmBell', db: -6, verb: 0.4, lp: 5000, loose: 0 }, pizz: { inst: 'pizzicato', db: -6, pan: 0.35, verb: 0.18, loose: 3 }, kit: { db: -5, verb: 0.14, loose: 3, drumPan: { ride: 0.3, brush: -0.2, rim: 0.15 } } },
  });
  const walk = 'R---3---5---b---|R---5---8---a---', kit = { ride: '5...5.4.5...5.4.', brush: '....6.......6...', soft: 'x...o...x...o...' }, busy = { ride: '6...6.4.6...6.4.', snare: '....5.......5..?', soft: 'x...x...x...x...', rim: '..........?...?.' };
  const changesA = 'Fmaj7 D7b9 | Gm7 C9 | Am7 D7b9 | Gm7 C9 | Fmaj7 F9 | Bbmaj7 Bbm6 | Am7 D7b9 | Gm9 C13', changesB = 'A7 | % | D9 | % | G13 | % | C9sus | C7b9';
  const head = "3:2 5:2 6:2 5:2 1':4 6:4 | 5:2 4:2 2:4 5:8 | 3:2 5:2 1':2 7:2 6:4 4#:4 | 5:4 4:2 3:2 2:8 | 1':4 5:2 3:2 7b:4 5:4 | 6:2 5:2 4:4 6b:4 4:4 | 3:2 5:2 1':4 6:2 4#:2 3:4 | 4:4 2:4 7,:4 _:4";
  s.section('six strokes', 2, 'Fmaj7 | C9sus', 0.8).hits('bell', [[0, 8, 0.8, 77, 4], [0, 12, 0.7, 77, 4], [1, 0, 0.8, 81, 4], [1, 4, 0.7, 81, 4], [1, 8, 0.9, 84, 4], [1, 12, 1, 89, 4]]).beat('kit', { brush: '................|3...3...4.4.5.5.', soft: '................|x.......x.......' });
  s.section('going up', 8, changesA, 0.78).tune('vibes', head, { vel: 0.78 }).comp('keys', '......x-....o---|..x-........x---', { low: 55, high: 72 }).bass('bass', walk, { low: 31 }).beat('kit', kit, { fill: { brush: '6.4.6.4.6.6.6.66' } });
  s.section('going down', 8, changesB, 0.86).tune('reed', "3:6 5:2 1#':4 3':4 | 2':4 1#':4 7:8 | 2:6 4#:2 6:4 1':4 | 7:4 6:4 4#:8 | 2:4 4:4 7:4 2':4 | 1':4 7:4 6:8 | 5:2 6:2 7:2 1':2 2':8 | 2b':4 1':4 7b:8", { vel: 0.78, octave: 0 }).arp('pizz', '..0...1...2...1.', { low: 57, high: 74, vel: 0.5 }).comp('keys', 'x-......o-......', { low: 55, high: 74 }).bass('bass', walk, { low: 31 }).beat('kit', kit, { fill: { brush: '6.6.6.6.66666666' } });
  s.section('full', 8, changesA, 0.92).tune('vibes', head, { vel: 0.85 }).tune('reed', "_:8 1':4 3':4 | 2':8 _:8 | _:8 3':4 1':4 | 7:8 _:8", { times: 2, vel: 0.55 }).comp('keys', '..x-..x-..x-..x-', { low: 55, high: 74 }).bass('bass', walk, { low: 31 }).beat('kit', busy, { fill: { snare: '4.4.5.5.6.6.7777' } }).arp('pizz', '0.1.2.1.0.1.2.1.', { low: 60, high: 77, vel: 0.45 });
  s.section('both at once', 8, changesB, 0.97).tune('reed', "3':2 1#':2 7:2 5:2 3:4 5:4 | 1#':2 3':2 2':2 1#':2 7:8 | 1':2 6:2 4#:2 2:2 4#:4 6:4 | 7:2 6:2 4#:2 6:2 2':8 | 7:2 2':2 4':2 2':2 7:4 5:4 | 1':2 7:2 6:2 7:2 2':8 | 5:2 6:2 7:2 1':2 2':2 3':2 4':4 | 2b':4 1':4 7b:4 5:4", { vel: 0.82, octave: 0 }).tune('vibes', "_:12 5:2 6:2 | _:16", { times: 4, vel: 0.6, octave: 1 }).comp('keys', 'x-..x-..x-..x-..', { low: 57, high: 76, vel: 0.65 }).bass('bass', walk, { low: 31 }).beat('kit', { ...busy, hat: '..4...4...4...4.' }, { fill: { snare: '55.55.55.6677788' } });
  s.section('the doors', 4, 'Fmaj7 D7b9 | Gm7 C13 | Fmaj7 Dm7 | Gm7 C7b9', 1).tune('vibes', head.split('|').slice(0, 3).join('|') + "| 5:4 4:4 7,:8", { vel: 0.9, octave: 0 }).tune('reed', "1':8 3':8 | 2':8 _:8 | 3':8 1':8 | 7:8 _:8", { vel: 0.6 }).comp('keys', 'x-..x-..x-..x-..', { low: 57, high: 76 }).bass('bass', walk, { low: 31 }).beat('kit', busy).hits('bell', [[3, 8, 0.9, 89, 4]]);
  return s;
}
