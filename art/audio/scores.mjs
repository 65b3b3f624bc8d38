// The music of the zone, as data: D miyako-bushi (D Eb G A Bb) throughout. A bar has sixteen steps.
//   kick(b, s)  0 to 1: how hard            snare(b, s)  yes or no
//   hat(b, s)   "open", "closed" or null    ping(b, s)   Hz or 0
//   bass(b, s)  semitones above root[b], or -1 for silence
//   koto        per bar: [step, MIDI note]  chords       four, two bars each

const driving = [0, -1, 0, 12, -1, 0, -1, 1, 0, -1, 0, -1, 12, -1, 7, -1];
const walking = [0, -1, -1, -1, -1, -1, 0, -1, -1, -1, 7, -1, -1, -1, -1, -1];
const gallop = [0, -1, 0, 0, 12, -1, 0, 0, 1, -1, 0, 0, 12, -1, 7, 8];
const lament = [0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1];

const nightChords = [[50, 57, 62, 63], [50, 58, 62, 67], [46, 58, 62, 69], [45, 57, 63, 67]];
const never = () => null;

/** The opening and the town: the loop that the hub has had from its first night. */
const night = {
  bpm: 112, bars: 16,
  root: [38, 38, 38, 39, 38, 38, 34, 33, 38, 38, 38, 39, 43, 43, 34, 33],
  kick: (b, s) => (b === 7 || b === 15 ? Number(s === 0 || s === 6 || s === 10) : Number(s % 4 === 0 || (b % 4 === 3 && s === 14))),
  snare: (b, s) => b >= 2 && (s === 4 || s === 12),
  hat: (b, s) => (b >= 1 && (s % 2 === 0 || (b % 2 && s === 15)) ? (s % 4 === 2 ? "open" : "closed") : null),
  ping: (b, s) => (b >= 4 && (s === 3 || s === 11 || (b % 4 === 2 && s === 14)) ? (s === 11 ? 310 : 420) : 0),
  bass: (b, s) => ((b === 7 || b === 15) && s > 11 ? -1 : driving[s]),
  bassGain: 1, bassLength: 1, subGain: 1, padGain: 1, padCut: 320, padSwing: 1, whisper: 1,
  chords: nightChords,
  koto: {
    0: [[0, 74], [3, 75], [6, 79], [10, 74]], 1: [[4, 70], [6, 69], [12, 67]],
    4: [[0, 74], [3, 75], [6, 81], [10, 79], [14, 75]], 5: [[2, 74], [8, 70]],
    8: [[0, 86], [3, 87], [6, 82], [10, 81], [12, 79]], 9: [[0, 75], [6, 74]],
    12: [[0, 79], [2, 81], [4, 82], [8, 87], [11, 86], [14, 82]], 13: [[0, 81], [4, 79], [8, 75], [12, 74]],
  },
};

/** The map of the lip world: nobody hurries; strings answer one another across the water. */
const map = {
  bpm: 84, bars: 12,
  root: [38, 38, 43, 43, 39, 39, 38, 38, 34, 34, 33, 33],
  kick: (b, s) => (s === 0 ? 0.55 : s === 10 && b % 2 ? 0.35 : 0),
  snare: () => false,
  hat: (b, s) => (b >= 2 && (s === 6 || s === 14) ? "closed" : null),
  ping: (b, s) => (b % 3 === 2 && s === 12 ? 310 : b % 4 === 1 && s === 4 ? 620 : 0),
  bass: (b, s) => walking[s],
  bassGain: 0.62, bassLength: 3, subGain: 0.8, padGain: 1.35, padCut: 420, padSwing: 0.7, whisper: 0.7,
  chords: [[50, 57, 62, 67], [50, 57, 63, 69], [46, 58, 62, 67], [45, 57, 62, 67]],
  koto: {
    0: [[0, 74], [4, 79], [8, 81]], 1: [[0, 82], [6, 81], [12, 79]], 2: [[2, 79], [6, 75], [10, 74]], 3: [[8, 67], [12, 69]],
    4: [[0, 75], [4, 79], [10, 82]], 5: [[0, 86], [8, 82], [12, 81]], 6: [[2, 81], [6, 79], [12, 74]],
    8: [[0, 70], [4, 74], [8, 75], [12, 79]], 9: [[0, 82], [6, 87]], 10: [[0, 86], [4, 82], [8, 81], [14, 79]], 11: [[4, 75], [10, 74]],
  },
};

/** The stage: paint runs, words fall. */
const stage = {
  bpm: 132, bars: 16,
  root: [38, 38, 38, 38, 39, 39, 38, 38, 43, 43, 39, 39, 34, 34, 33, 33],
  kick: (b, s) => Number(s % 4 === 0 || (b % 4 === 3 && (s === 11 || s === 14))) * (b === 15 && s > 7 ? 0.4 : 1),
  snare: (b, s) => s === 4 || s === 12 || (b % 8 === 7 && s >= 13),
  hat: (b, s) => (s % 2 === 0 ? (s % 4 === 2 ? "open" : "closed") : b >= 8 && s % 4 === 3 ? "closed" : null),
  ping: (b, s) => (b >= 2 && (s === 3 || s === 11) ? (b % 2 ? 420 : 520) : b % 4 === 2 && s === 14 ? 310 : 0),
  bass: (b, s) => (b % 8 === 7 && s > 11 ? -1 : gallop[s]),
  bassGain: 1, bassLength: 0.85, subGain: 0.9, padGain: 0.9, padCut: 380, padSwing: 1.4, whisper: 0.3,
  chords: nightChords,
  koto: {
    2: [[0, 86], [3, 87], [6, 86]], 3: [[0, 82], [4, 81]], 6: [[0, 79], [2, 81], [4, 82], [6, 86]], 7: [[0, 87], [6, 86]],
    10: [[0, 91], [3, 87], [6, 86], [10, 82]], 11: [[2, 81], [6, 79]], 14: [[0, 74], [2, 75], [4, 79], [6, 81], [8, 82], [10, 86], [12, 87]],
  },
};

/** The Rule stands there in person: lower, nearer, and it does not let go of its one step up. */
const boss = {
  bpm: 140, bars: 16,
  root: [38, 39, 38, 39, 38, 39, 34, 33, 38, 39, 38, 39, 43, 44, 39, 38],
  kick: (b, s) => (b % 8 === 7 ? Number(s === 0 || s === 3 || s === 6 || s === 10 || s === 13) : Number(s % 4 === 0 || s === 7)),
  snare: (b, s) => s === 4 || s === 12 || (b % 4 === 3 && (s === 14 || s === 15)),
  hat: (b, s) => (s % 4 === 2 ? "open" : s % 2 === 0 ? "closed" : null),
  ping: (b, s) => (s === 3 || s === 6 || s === 11 ? (b % 2 ? 233 : 311) : 0),
  bass: (b, s) => (b % 8 === 7 && s > 13 ? -1 : [0, 0, -1, 0, 1, -1, 0, -1, 0, 0, -1, 0, 12, 1, 0, -1][s]),
  bassGain: 1.12, bassLength: 0.8, subGain: 1.1, padGain: 1.1, padCut: 250, padSwing: 0.8, whisper: 1.6,
  chords: [[50, 51, 57, 62], [51, 57, 58, 63], [46, 50, 57, 63], [45, 51, 57, 63]],
  koto: { 4: [[0, 62], [2, 63], [4, 62]], 5: [[0, 63], [8, 67]], 12: [[0, 86], [1, 87], [2, 86], [8, 82]], 13: [[0, 81], [4, 75], [8, 74]] },
};

/** Memories of red: almost nothing. A heart, a string, breath. */
const mor = {
  bpm: 60, bars: 8,
  root: [38, 38, 34, 34, 33, 33, 38, 38],
  kick: (b, s) => (s === 0 ? 0.4 : s === 3 ? 0.26 : 0),
  snare: () => false, hat: never, ping: () => 0,
  bass: (b, s) => (b % 2 ? -1 : lament[s]),
  bassGain: 0.34, bassLength: 5, subGain: 0.7, padGain: 1.7, padCut: 260, padSwing: 0.35, whisper: 2.2,
  chords: [[50, 57, 62, 63], [46, 57, 58, 65], [45, 52, 57, 63], [50, 55, 57, 62]],
  koto: { 1: [[0, 74]], 2: [[8, 75]], 3: [[4, 70]], 5: [[0, 69], [10, 67]], 7: [[2, 74], [14, 62]] },
};

export const scores = { night, map, stage, boss, mor };
