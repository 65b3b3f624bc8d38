// A tune as text: "1:4 2 5':2 _:2 | 4+1:8 2~1". A number is a degree of the scale, ' and , an octave up and down, # and b a
// half tone; ":n" a length in steps, kept until another comes; "_" rests; "+" sounds together; "2~1" slides in from 2; "!" accents.

export function parseTune(text, steps) {
  const notes = [];
  let at = 0, length = 4;
  for (const [bar, words] of text.trim().split('|').entries()) {
    for (const word of words.trim().split(/\s+/).filter(Boolean)) {
      const [what, given] = word.split(':');
      if (given) length = Number(given);
      if (!(length > 0)) throw new Error(`no length: ${word}`);
      const isAccent = what.endsWith('!'), [grace, main] = what.replace('!', '').includes('~') ? what.replace('!', '').split('~') : [null, what.replace('!', '')];
      if (main !== '_') notes.push({ at, length, degrees: main.split('+').map(parseDegree), grace: grace && parseDegree(grace), isAccent });
      at += length;
    }
    if (steps && Math.abs(at - (bar + 1) * steps) > 1e-6) throw new Error(`bar ${bar + 1} of "${text}" has ${at - bar * steps} steps, not ${steps}`);
  }
  return { notes, length: at };
}

function parseDegree(text) {
  const found = /^(-?\d+)([#b]?)([',]*)$/.exec(text);
  if (!found) throw new Error(`no degree: ${text}`);
  return { degree: Number(found[1]), half: found[2] === '#' ? 1 : found[2] === 'b' ? -1 : 0, octave: [...found[3]].reduce((sum, c) => sum + (c === "'" ? 1 : -1), 0) };
}

/** A degree in a scale over a tonic (MIDI). */
export function pitchOf({ degree, half, octave }, scale, tonic) {
  const size = scale.length, k = degree - 1;
  return tonic + scale[((k % size) + size) % size] + 12 * (Math.floor(k / size) + octave) + half;
}

/** Mirrored around a degree. */
export const invert = (tune, around = 1, size = 5) => change(tune, (d) => ({ ...d, degree: 2 * around - d.degree - size * 0, octave: -d.octave }));
/** Moved by degrees. */
export const move = (tune, by) => change(tune, (d) => ({ ...d, degree: d.degree + by }));
/** Twice as slow, half as fast: all lengths times `factor`. */
export const stretch = (tune, factor) => ({ length: tune.length * factor, notes: tune.notes.map((n) => ({ ...n, at: n.at * factor, length: n.length * factor })) });
/** From the last note to the first. */
export const backwards = (tune) => ({ length: tune.length, notes: tune.notes.map((n) => ({ ...n, at: tune.length - n.at - n.length, grace: null })).sort((a, b) => a.at - b.at) });

const change = (tune, f) => ({ ...tune, notes: tune.notes.map((n) => ({ ...n, degrees: n.degrees.map(f), grace: n.grace && f(n.grace) })) });
