/** A pet name is so long at most. */
export const longestPetName = 12;

// Fragments in hiragana, as `folded` writes them. Short on purpose: a name is read by nobody but the one who gave it.
const unsaid = [
  ...["しね", "ころす", "ころせ", "じさつ", "くたばれ", "ばか", "あほ", "ぶす", "でぶ", "きもい", "うざい", "くそ"],
  ...["せっくす", "ちんこ", "まんこ", "れいぷ", "えろ", "きちがい", "かたわ", "めくら", "つんぼ"],
  ...["死ね", "殺す", "殺せ", "自殺", "強姦", "糞", "馬鹿", "阿呆", "醜女", "奴隷"],
  ...["fuck", "shit", "sex", "rape", "bitch", "nazi", "kill"],
];
const written = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}0-9ー・々〆、。！？\- ]+$/u;
/** Telephone numbers, addresses, handles. */
const reachable = /\d{4,}|www|https?|\.(com|jp|net)|@/i;

/**
 * A pet name as it is kept; null when it cannot be kept: empty, too long, of other characters than a name has, something
 * by which somebody can be reached, or a word that hurts.
 */
export function readPetName(typed: string): string | null {
  const name = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  const length = [...name].length;
  if (length === 0 || length > longestPetName) return null;
  if (!written.test(name) || reachable.test(name)) return null;
  const bare = folded(name);
  return unsaid.some((word) => bare.includes(word)) ? null : name;
}

/** Katakana as hiragana, Latin letters small, without what is put between letters to hide a word. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ー・、。！？\- ]/g, "")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
