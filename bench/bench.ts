/**
 * What a bench found. The names of the goals are those of the figures they hold; `marks`, `noise` and `cpuMicros` tell
 * more about figures and may be left out, name by name.
 */
export interface BenchResult {
  figures: Record<string, number>;
  goals: Record<string, number>;
  holds: boolean;
  /** How a figure is to be read, by its name. Every goal wants one: without it the table cannot say which way it counts. */
  marks?: Record<string, Mark>;
  /** How far the rounds of a figure lie apart, by its name: `noise()` of its rounds, 0.2 for 20 %. */
  noise?: Record<string, number>;
  /**
   * What one unit of work cost the processor, in microseconds, by the name of what was measured: `{ zone: 41, bare: 33 }`.
   * A neighbour on the machine moves rates and hardly these. `cpu-time.ts` reads them.
   */
  cpuMicros?: Record<string, number>;
}

export interface Mark {
  /** "/s", "ms", "×", "bytes", … */
  unit?: string;
  /** On which side of its goal a figure has to lie. */
  goal?: "at least" | "at most";
}

/** One bench: prints its table and resolves with its figures. It rejects only when it could not run. */
export type Bench = () => Promise<BenchResult>;

/** Thrown by a bench that this machine cannot run; the message says what it would need. */
export class CannotRunError extends Error {}

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
