/** What a bench found. The names of the goals are those of the figures they hold. */
export interface BenchResult {
  figures: Record<string, number>;
  goals: Record<string, number>;
  holds: boolean;
}

/** One bench: prints its table and resolves with its figures. It rejects only when it could not run. */
export type Bench = () => Promise<BenchResult>;

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How far the rounds lie apart: the whole spread as a share of the middle. */
export function noise(numbers: readonly number[]): number {
  return (Math.max(...numbers) - Math.min(...numbers)) / median(numbers);
}
