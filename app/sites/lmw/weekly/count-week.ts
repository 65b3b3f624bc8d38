import { splitCrossedOut } from "#contracts/lip-world-lines.ts";

/** Below so many a word has no place among the others. */
export const minRankedCount = 30;

interface WeeklyPhrase {
  id: string;
  topic: string;
  before: string;
  struck: readonly string[];
  after: string;
  aside: string;
}
export interface CountedPhrase extends Omit<WeeklyPhrase, "topic" | "struck"> {
  /** The words, cut where lines are drawn through them. */
  pieces: ReturnType<typeof splitCrossedOut>;
  count: number;
}

/** A week in numbers. */
export interface CountedWeek {
  total: number;
  /** The word that was crossed out most; null in an empty week. */
  lead: CountedPhrase | null;
  /** Words with thirty or more, most first. */
  ranked: CountedPhrase[];
  /** The others, in the order of the kana, without a number. */
  small: CountedPhrase[];
  topics: { topic: string; count: number }[];
}

/** Puts the counts of a week in order. What one says of oneself is never shown with a number, nor counted. */
export function countWeek(
  phrases: readonly WeeklyPhrase[],
  counts: readonly { sayingId: string; count: number }[],
): CountedWeek {
  const counted = counts.flatMap(({ sayingId, count }) => {
    const saying = phrases.find(({ id }) => id === sayingId);
    return saying && saying.topic !== "self" && count > 0 ? [{ saying, count }] : [];
  });
  const countedPhrases = counted
    .map(({ saying, count }): CountedPhrase => {
      const { id, before, after, aside } = saying;
      return { id, before, pieces: splitCrossedOut(saying), after, aside, count };
    })
    .toSorted((a, b) => b.count - a.count || a.before.localeCompare(b.before, "ja"));
  const topics = new Map<string, number>();
  for (const { saying, count } of counted) topics.set(saying.topic, (topics.get(saying.topic) ?? 0) + count);
  return {
    total: countedPhrases.reduce((sum, { count }) => sum + count, 0),
    lead: countedPhrases[0] ?? null,
    ranked: countedPhrases.filter(({ count }) => count >= minRankedCount),
    small: countedPhrases
      .filter(({ count }) => count < minRankedCount)
      .toSorted((a, b) => a.before.localeCompare(b.before, "ja")),
    topics: [...topics].map(([topic, count]) => ({ topic, count })).toSorted((a, b) => b.count - a.count),
  };
}
