// Captions as WebVTT.
const stamp = (s) => { const ms = Math.round(s * 1000), two = (v) => String(Math.floor(v)).padStart(2, '0'); return `${two(ms / 3600000)}:${two((ms / 60000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`; };

/** Lines of at most this many letters; Japanese, Chinese and Korean are about twice as wide as Latin. */
const WIDE = { ja: 17, 'zh-TW': 16, ko: 20, en: 40 };

/** captions: [{ from, to, words: { ja, … } }], seconds. */
export function vtt(captions, lang) {
  const cues = captions.map(({ from, to, words }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${fold(words[lang], WIDE[lang], lang)}`);
  return `WEBVTT\nLanguage: ${lang}\n\n${cues.join('\n\n')}\n`;
}

/** At most two lines, parted where a reader would breathe. */
function fold(text, most, lang) {
  if ([...text].length <= most) return text;
  const letters = [...text], middle = letters.length / 2, breath = lang === 'en' || lang === 'ko' ? /\s/ : /[、。」，]/;
  let best = -1;
  letters.forEach((char, i) => { if (breath.test(char) && i < letters.length - 1 && (best < 0 || Math.abs(i + 1 - middle) < Math.abs(best + 1 - middle))) best = i; });
  const cut = best < 0 ? Math.ceil(middle) : best + 1;
  return `${letters.slice(0, cut).join('').trim()}\n${letters.slice(cut).join('').trim()}`;
}
