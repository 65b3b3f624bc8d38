// Captions as WebVTT.
const stamp = (s) => { const ms = Math.round(s * 1000), two = (v) => String(Math.floor(v)).padStart(2, '0'); return `${two(ms / 3600000)}:${two((ms / 60000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`; };

/** Lines of at most this many letters; Japanese, Chinese and Korean are about twice as wide as Latin and Thai. */
export const WIDE = { ja: 17, en: 40, 'zh-TW': 16, 'zh-HK': 16, ko: 20, th: 38 };

/** captions: [{ from, to, words: { ja, … } }], seconds. */
export function vtt(captions, lang) {
  const cues = captions.map(({ from, to, words }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${fold(words[lang], lang)}`);
  return `WEBVTT\nLanguage: ${lang}\n\n${cues.join('\n\n')}\n`;
}

// where a reader breathes: at a space, or after a mark; nothing that closes, and no Thai sign of repetition, begins a line
const SPACE = /\s/, MARK = /[、。，；：！？」]/, CLOSING = /[、。，；：！？」』”’ๆ]/;
/** By how many letters from the middle a stop, or a comma, is still the better place; and what a letter too many in a line costs. */
const STOP = [/[.。!！?？:：]$/, 10], COMMA = [/[,，、;；]$/, 6], OVER = 10;

/** At most two lines, parted where a reader would breathe: nearest the middle, of those that fit. */
export function fold(text, lang) {
  const letters = [...text], most = WIDE[lang], middle = letters.length / 2;
  if (letters.length <= most) return text;
  const breath = lang === 'ja' || lang.startsWith('zh') ? MARK : SPACE;
  const parted = (cut) => [letters.slice(0, cut).join('').trim(), letters.slice(cut).join('').trim()];
  const cost = (cut) => {
    const lines = parted(cut), worth = [STOP, COMMA].find(([mark]) => mark.test(lines[0]))?.[1] ?? 0;
    return Math.abs(cut - middle) - worth + OVER * lines.reduce((sum, line) => sum + Math.max(0, [...line].length - most), 0);
  };
  const cuts = letters.flatMap((char, i) => (breath.test(char) && i < letters.length - 1 && !CLOSING.test(letters[i + 1]) ? [i + 1] : []));
  return parted(cuts.sort((a, b) => cost(a) - cost(b))[0] ?? Math.ceil(middle)).join('\n');
}
