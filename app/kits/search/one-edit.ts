/**
 * True when one typo lies between two words: a character more, less, another, or two neighbours swapped
 * (Damerau–Levenshtein distance of at most 1). Equal words count too. Linear in their length.
 */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (i === short.length) return true;
  if (long.length > short.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2);
}
