import { strikePieces } from "#contracts/lip-world-lines.ts";

/** Below so many a word has no place among the others. */
export const smallest = 30;

interface Saying {
  id: string;
  topic: string;
  before: string;
  struck: readonly string[];
  after: string;
  aside: string;
}
export interface CountedSaying extends Omit<Saying, "topic" | "struck"> {
  /** The words, cut where lines are drawn through them. */
  pieces: ReturnType<typeof strikePieces>;
  count: number;
}

/** A week in numbers. */
export interface CountedWeek {
  total: number;
  /** The word that was struck most; null in an empty week. */
  lead: CountedSaying | null;
  /** Words with thirty or more, most first. */
  ranked: CountedSaying[];
  /** The others, in the order of the kana, without a number. */
  small: CountedSaying[];
  topics: { topic: string; count: number }[];
}

/** Puts the counts of a week in order. What one says of oneself is never shown with a number, nor counted. */
export function countWeek(
  sayings: readonly Saying[],
  counts: readonly { sayingId: string; count: number }[],
): CountedWeek {
  const told = counts.flatMap(({ sayingId, count }) => {
    const saying = sayings.find(({ id }) => id === sayingId);
    return saying && saying.topic !== "self" && count > 0 ? [{ saying, count }] : [];
  });
  const words = told
    .map(({ saying, count }): CountedSaying => {
      const { id, before, after, aside } = saying;
      return { id, before, pieces: strikePieces(saying), after, aside, count };
    })
    .toSorted((a, b) => b.count - a.count || a.before.localeCompare(b.before, "ja"));
  const topics = new Map<string, number>();
  for (const { saying, count } of told) topics.set(saying.topic, (topics.get(saying.topic) ?? 0) + count);
  return {
    total: words.reduce((sum, { count }) => sum + count, 0),
    lead: words[0] ?? null,
    ranked: words.filter(({ count }) => count >= smallest),
    small: words.filter(({ count }) => count < smallest).toSorted((a, b) => a.before.localeCompare(b.before, "ja")),
    topics: [...topics].map(([topic, count]) => ({ topic, count })).toSorted((a, b) => b.count - a.count),
  };
}
