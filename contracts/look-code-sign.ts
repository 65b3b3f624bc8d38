// Plain and small: what a page needs to know of a look's code before it reads one.

/** The first sign of a code says how the rest is to be read. */
export const lookCodeVersion = "1";

/** How long a code may be: it stands in an address that people send each other. */
export const maxLookCodeLength = 120;

/** The signs of a code, six bits each. */
export const lookCodeAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Tells any one wrong sign: five has an inverse modulo 64. */
export const checkDigitOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit) => (sum * 5 + digit + 1) % lookCodeAlphabet.length, 0);

/** The signs between version and check sign as numbers; null for what is not signed as codes are. */
export function signedDigitsOf(code: string): number[] | null {
  if (code.length > maxLookCodeLength || code[0] !== lookCodeVersion) return null;
  const digits = Array.from(code.slice(1), (sign) => lookCodeAlphabet.indexOf(sign));
  const check = digits.pop();
  return digits.includes(-1) || check === undefined || checkDigitOf(digits) !== check ? null : digits;
}
