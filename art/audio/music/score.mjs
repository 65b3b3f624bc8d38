// A piece as it is written: sections with chords, and what each part does in them. What comes out is a list of notes in
// steps; `render-piece.mjs` plays it.
import { createDice, seedOf } from './dice.mjs';
import { parseChord, pitchClass, scales, voice } from './harmony.mjs';
import { parseTune, pitchOf } from './notation.mjs';

const midiToHz = (m) => 440 * 2 ** ((m - 69) / 12);
const strength = (c) => (c === 'X' ? 0.98 : c === 'x' ? 0.72 : c === 'o' ? 0.42 : c >= '1' && c <= '9' ? Number(c) / 9 : 0);

/**
 * `steps` in a bar, `stepsPerBeat`, `key`, `scale`, `parts` by name: { inst, gain, pan, verb, echo, hp, lp, wide, duck, layer,
 * loose (ms a hand is off), range }. `segmentBars`: how many bars a delivered file holds (or `segments`: how many files).
 */
export function createScore({ id, bpm, steps = 16, stepsPerBeat = 4, key, scale, swing = 0, segmentBars, segments, parts, room = {}, stepTimesS }) {
  const notes = [], sections = [], dice = createDice(seedOf(id));
  const tonic = 60 + pitchClass(key), voicings = new Map();
  let bars = 0;

  function push(part, at, length, sound, vel, loose = 1) {
    const { loose: looseMs = 6 } = parts[part];
    notes.push({ part, at, length, vel: Math.min(1, Math.max(0.05, vel * (1 + 0.09 * dice.near()))), lateS: (looseMs / 1000) * loose * dice.near(), ...sound });
  }

  function section(name, count, chordText, level = 0.8) {
    const from = bars, bar = (chordText.trim().split('|').map((b) => b.trim().split(/\s+/)));
    let last = bar[0][0];
    const named = bar.map((names) => names.map((n) => (last = n === '%' ? last : n)));
    const chords = [];
    for (let b = 0; b < count; b++) for (const [k, symbol] of named[b % named.length].entries()) {
      const share = steps / named[b % named.length].length;
      chords.push({ ...parseChord(symbol), symbol, at: (from + b) * steps + k * share, length: share });
    }
    bars += count;
    sections.push({ name, from, bars: count });
    const chordAt = (at) => chords.findLast((c) => c.at <= at + 1e-6) ?? chords[0];
    const nextChord = (c) => chords[chords.indexOf(c) + 1] ?? chords[0];
    const laid = (part, c, range) => {
      const known = voicings.get(part), notesOf = voice(c, range, known);
      voicings.set(part, notesOf);
      return notesOf;
    };
    const barsOf = (pattern) => pattern.split('|').map((p) => p.replaceAll(' ', ''));
    /** Calls back for each sign of a pattern that repeats over the section: sign, step, length until the next. */
    function eachSign(pattern, { bars: [first, end] = [0, count] }, call) {
      const rows = barsOf(pattern);
      for (const row of rows) if (row.length !== steps && steps % row.length !== 0) throw new Error(`${id}: "${row}" has ${row.length} of ${steps} steps`);
      for (let b = first; b < end; b++) {
        const row = rows[(b - first) % rows.length], unit = steps / row.length;
        for (let s = 0; s < row.length; s++) {
          if (row[s] === '.' || row[s] === '-') continue;
          let hold = 1;
          while (s + hold < row.length && row[s + hold] === '-') hold++;
          let gap = 1;
          while (s + gap < row.length && row[s + gap] === '.') gap++;
          call(row[s], (from + b) * steps + s * unit, hold * unit, gap * unit, b);
        }
      }
    }
    const swell = (at, { swell: s = 0 }) => 1 + s * ((at - from * steps) / (count * steps) - 0.5);

    const me = {
      /** A tune, from bar `bar` of the section on, `times` over. */
      tune(part, text, o = {}) {
        const tune = typeof text === 'string' ? parseTune(text, o.free ? 0 : steps) : text, { bar: first = 0, octave = 0, vel = 0.8, hold = 0.96, times = 1, by = 0, by2 = 0, scale: other = scale, key: otherKey } = o;
        const base = (otherKey ? 60 + pitchClass(otherKey) : tonic) + 12 * octave + by;
        for (let k = 0; k < times; k++) for (const n of tune.notes) {
          const at = (from + first) * steps + k * tune.length + n.at, v = vel * level * swell(at, o) * (n.isAccent ? 1.2 : 1) * (0.92 + 0.1 * ((n.at % (steps / 2)) < 1e-6));
          for (const d of n.degrees) {
            const midi = pitchOf({ ...d, degree: d.degree + by2 }, scales[other], base);
            if (n.grace) push(part, at - 0.45, 0.5, { hz: midiToHz(pitchOf(n.grace, scales[other], base)) }, v * 0.6);
            push(part, at, n.length * hold, { hz: midiToHz(midi) }, v);
          }
        }
        return me;
      },
      /** Chord tones by number, low to high: "0.1.2.3." */
      arp(part, pattern, o = {}) {
        const { vel = 0.7, hold, low = 60, high = 79 } = o, known = new Map();
        eachSign(pattern, o, (sign, at, length, gap) => {
          const c = chordAt(at);
          if (!known.has(c)) known.set(c, laid(part, c, [low, high]));
          const chord = known.get(c), k = parseInt(sign, 36);
          push(part, at, hold ?? Math.max(length, gap), { hz: midiToHz(chord[k % chord.length] + 12 * Math.floor(k / chord.length)) }, vel * level * swell(at, o) * (at % stepsPerBeat < 1e-6 ? 1.05 : 0.88));
        });
        return me;
      },
      /** The whole chord: X loud, x, o soft; "-" holds. `roll` spreads it, in steps. */
      comp(part, pattern, o = {}) {
        const { vel = 0.7, low = 55, high = 74, roll = 0, hold = 1 } = o, known = new Map();
        eachSign(pattern, o, (sign, at, length) => {
          const c = chordAt(at);
          if (!known.has(c)) known.set(c, laid(part, c, [low, high]));
          for (const [k, m] of known.get(c).entries()) push(part, at + k * roll, length * hold - k * roll, { hz: midiToHz(m) }, vel * level * swell(at, o) * (0.4 + 0.6 * strength(sign)), 0.6);
        });
        return me;
      },
      /** Chords held as long as they stand. */
      pad(part, o = {}) {
        const { vel = 0.6, low = 52, high = 72, bars: [first, end] = [0, count] } = o;
        for (const c of chords) if (c.at >= (from + first) * steps && c.at < (from + end) * steps) for (const m of laid(part, c, [low, high])) push(part, c.at, c.length, { hz: midiToHz(m) }, vel * level * swell(c.at, o), 2);
        return me;
      },
      /** R root, 3, 5, 7, 8 octave, b half a tone under what comes next, a over it. */
      bass(part, pattern, o = {}) {
        const { vel = 0.8, low = 33, hold = 0.92 } = o;
        eachSign(pattern, o, (sign, at, length, gap) => {
          const c = chordAt(at), from0 = (pc) => { let n = low; while (n % 12 !== pc) n++; return n; }, root = from0(c.bass);
          const m = { R: root, 3: root + c.third, 5: root + 7, 7: root + c.seventh, 8: root + 12, 2: root + 2, b: from0(nextChord(c).bass) - 1, a: from0(nextChord(c).bass) + 1 }[sign];
          if (m === undefined) throw new Error(`${id}: no bass tone ${sign}`);
          push(part, at, Math.max(length, gap) * hold, { hz: midiToHz(m) }, vel * level * swell(at, o) * (at % steps < 1e-6 ? 1.06 : 0.92), 0.7);
        });
        return me;
      },
      /** Rows of a kit: { kick: "x...x...", hat: "o.x.|o.xo" }; "?" may come. `fill`: rows for the last bar. */
      beat(part, rows, o = {}) {
        const end = o.bars?.[1] ?? count, start = o.bars?.[0] ?? 0;
        const play = (table, bounds) => {
          for (const [drum, pattern] of Object.entries(table)) eachSign(pattern, { bars: bounds }, (sign, at, length, gap) => {
            if (sign === '?' && dice.next() < 0.5) return;
            push(part, at, Math.max(length, gap), { drum }, (sign === '?' ? 0.35 : strength(sign)) * (o.vel ?? 1) * (0.45 + 0.55 * level) * swell(at, o));
          });
        };
        play(rows, [start, o.fill ? end - 1 : end]);
        if (o.fill) play(o.fill, [end - 1, end]);
        return me;
      },
      /** Single blows or tones: [bar, step, vel, drum or MIDI, steps]. */
      hits(part, list, o = {}) {
        for (const [b, s, v, what, length = 4] of list) push(part, (from + b) * steps + s, length, typeof what === 'string' ? { drum: what } : { hz: midiToHz(what) }, v * (o.vel ?? 1) * level);
        return me;
      },
    };
    return me;
  }

  return { id, bpm, steps, stepsPerBeat, swing, parts, room, stepTimesS, notes, sections, section, bars: () => bars, segments: () => segments ?? bars / segmentBars };
}
