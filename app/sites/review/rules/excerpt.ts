/** The beginning of a voice, of its better half for three stars and more, at most so many characters with its "…". */
export function excerptOf(
  { stars, good, notGood }: { stars: number; good: string; notGood: string },
  most: number,
): string {
  const text = (stars >= 3 ? good || notGood : notGood || good).replaceAll(/\s+/g, " ");
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}
