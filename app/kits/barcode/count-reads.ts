/** How often a code must have been read before it counts. */
const leastReads = 2;

/**
 * Which code a list of reads comes to. `accepted`: it was read twice at least, and more than twice as often as any other;
 * `codes` are all of them, the most frequent first.
 */
export function countReads(reads: readonly string[]): { accepted: string | null; codes: string[] } {
  const counts = new Map<string, number>();
  for (const code of reads) counts.set(code, (counts.get(code) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  const isSure = first !== undefined && first[1] >= leastReads && first[1] > 2 * (second?.[1] ?? 0);
  return { accepted: isSure ? first[0] : null, codes: [first, second].flatMap((entry) => entry?.[0] ?? []) };
}
