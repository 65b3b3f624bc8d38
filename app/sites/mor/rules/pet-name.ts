/** A pet name is so long at most. */
export const maxPetNameLength = 12;

// Fragments in hiragana, as `folded` writes them. Short on purpose: a name is read by nobody but the one who gave it.
const blockedWords = [
  ...["しね", "ころす", "ころせ", "じさつ", "くたばれ", "ばか", "あほ", "ぶす", "でぶ", "きもい", "うざい", "くそ"],
  ...["せっくす", "ちんこ", "まんこ", "れいぷ", "えろ", "きちがい", "かたわ", "めくら", "つんぼ"],
  ...["死ね", "殺す", "殺せ", "自殺", "強姦", "糞", "馬鹿", "阿呆", "醜女", "奴隷"],
  ...["fuck", "shit", "sex", "rape", "bitch", "nazi", "kill"],
];
const allowedCharacters =
  /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}0-9ー・々〆、。！？\- ]+$/u;
/** Telephone numbers, addresses, handles. */
const contactPattern = /\d{4,}|www|https?|\.(com|jp|net)|@/i;

/**
 * A pet name as it is kept; null when it cannot be kept: empty, too long, of other characters than a name has, something
 * by which somebody can be reached, or a word that hurts.
 */
export function parsePetName(typed: string): string | null {
  const name = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  const length = [...name].length;
  if (length === 0 || length > maxPetNameLength) return null;
  if (!allowedCharacters.test(name) || contactPattern.test(name)) return null;
  const bare = fold(name);
  return blockedWords.some((word) => bare.includes(word)) ? null : name;
}

/** Katakana as hiragana, Latin letters small, without what is put between letters to hide a word. */
const fold = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[ー・、。！？\- ]/g, "")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
