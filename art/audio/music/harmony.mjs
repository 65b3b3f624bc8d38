// Scales, chord symbols, and how a chord is laid so that the hand moves little from the one before.

export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10], dorian: [0, 2, 3, 5, 7, 9, 10], lydian: [0, 2, 4, 6, 7, 9, 11], phrygian: [0, 1, 3, 5, 7, 8, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11], mixolydian: [0, 2, 4, 5, 7, 9, 10],
  miyako: [0, 1, 5, 7, 8], insen: [0, 1, 5, 7, 10], hirajoshi: [0, 2, 3, 7, 8], yo: [0, 2, 5, 7, 9], ritsu: [0, 2, 5, 7, 10], ryukyu: [0, 4, 5, 7, 11],
};

const letters = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const qualities = {
  '': [0, 4, 7], m: [0, 3, 7], 5: [0, 7, 12], dim: [0, 3, 6], aug: [0, 4, 8], sus2: [0, 2, 7], sus4: [0, 5, 7], susb9: [0, 1, 5, 7], 6: [0, 4, 7, 9], m6: [0, 3, 7, 9],
  69: [0, 4, 9, 14], maj7: [0, 4, 7, 11], maj9: [0, 4, 11, 14], 7: [0, 4, 7, 10], 9: [0, 4, 10, 14], 13: [0, 4, 10, 21], m7: [0, 3, 7, 10], m9: [0, 3, 10, 14], m11: [0, 3, 10, 17],
  add9: [0, 4, 7, 14], madd9: [0, 3, 7, 14], '7b9': [0, 4, 10, 13], '7sus': [0, 5, 7, 10], '9sus': [0, 5, 10, 14], 'maj7#11': [0, 4, 11, 18], m7b5: [0, 3, 6, 10], dim7: [0, 3, 6, 9], mM7: [0, 3, 7, 11], q: [0, 5, 10, 15],
  '7#9': [0, 4, 10, 15], aug7: [0, 4, 8, 10], m9b5: [0, 3, 6, 14],
};

/** "Bb", "F#" → 0 to 11. */
export function pitchClass(name) {
  return (letters[name[0]] + (name[1] === 'b' ? 11 : name[1] === '#' ? 1 : 0)) % 12;
}

/** "Dm9", "Ebmaj7/D" → its tones as pitch classes and the bass. */
export function parseChord(symbol) {
  const found = /^([A-G][b#]?)([^/]*)(?:\/([A-G][b#]?))?$/.exec(symbol), tones = found && qualities[found[2]];
  if (!tones) throw new Error(`no such chord: ${symbol}`);
  const root = pitchClass(found[1]);
  return { root, bass: found[3] ? pitchClass(found[3]) : root, tones: tones.map((t) => (root + t) % 12), third: tones.find((t) => t === 3 || t === 4) ?? 5, seventh: tones.find((t) => t === 10 || t === 11) ?? 9 };
}

/** The chord within [low, high], nearest to `before` (MIDI notes, ascending). */
export function voice({ tones }, [low, high], before) {
  let best = null, least = Infinity;
  for (let start = 0; start < tones.length; start++) for (let base = low; base < low + 12; base++) {
    if (base % 12 !== tones[start]) continue;
    for (const spread of [0, 1]) {
      const notes = [base];
      for (let k = 1; k < tones.length; k++) { let n = notes[k - 1] + 1; while (n % 12 !== tones[(start + k) % tones.length]) n++; notes.push(n); }
      if (spread && notes.length > 3) notes[1] += 12;
      notes.sort((a, b) => a - b);
      if (notes.at(-1) > high) continue;
      const way = before ? notes.reduce((sum, n, k) => sum + Math.abs(n - (before[k] ?? before.at(-1))), 0) + spread : Math.abs(notes[0] + notes.at(-1) - low - high);
      if (way < least) { least = way; best = notes; }
    }
  }
  return best ?? tones.map((t) => { let n = low; while (n % 12 !== t) n++; return n; }).sort((a, b) => a - b);
}
