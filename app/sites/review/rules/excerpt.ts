/** The beginning of a review, of its better half for three stars and more, at most so many characters with its "…". */
export function excerptOf(
  { stars, good, notGood }: { stars: number; good: string; notGood: string },
  maxLength: number,
): string {
  const text = (stars >= 3 ? good || notGood : notGood || good).replaceAll(/\s+/g, " ");
  const letters = [...text];
  return letters.length <= maxLength ? text : `${letters.slice(0, maxLength - 1).join("")}…`;
}
