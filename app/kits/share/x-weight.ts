// The rules of twitter-text, configuration v3: a post holds 280, a Latin letter weighs 1, a full-width one 2, any address 23.
// Emoji made of several code points weigh 2 there and more here, so that a text that fits here fits there.

/** The most a post may weigh. */
export const maxXWeight = 280;
/** What any address weighs, however long. */
export const xAddressWeight = 23;

const address = /https?:\/\/\S+/g;

/** What a text weighs as a post on X, addresses included. */
export function xWeight(text: string): number {
  const addresses = text.match(address) ?? [];
  return textWeight(text.replace(address, "")) + addresses.length * xAddressWeight;
}

function textWeight(text: string): number {
  return [...text.normalize("NFC")].reduce((total, character) => total + weightOf(character.codePointAt(0) ?? 0), 0);
}

function weightOf(codePoint: number): number {
  const isLight =
    codePoint <= 4351 ||
    (codePoint >= 8192 && codePoint <= 8205) ||
    (codePoint >= 8208 && codePoint <= 8223) ||
    (codePoint >= 8242 && codePoint <= 8247);
  return isLight ? 1 : 2;
}
