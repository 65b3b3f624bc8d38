import type { SourceMeasure } from "./measure-source.ts";

/** A measured file; its path is from the root, with forward slashes. */
export interface MeasuredFile extends SourceMeasure {
  path: string;
}

export interface LongFunction {
  path: string;
  name: string;
  lines: number;
}

export interface ProductionShape {
  /** Above 100 lines, the longest first. */
  over100: LongFunction[];
  /** Above 60 lines, those above 100 among them. */
  over60: LongFunction[];
  nonNullAssertions: number;
}

/** So many there may be. */
export const shapeLimits = { over100: 0, over60: 40, nonNullAssertions: 200 } as const;

const folders = /^(?:app|server|contracts|cli|tools|verifier)\//;
const left = /\.(?:test|sandbox)\.tsx?$|\.d\.ts$|\/copy\/messages\.ts$|^app\/generated\//;

/** Runs for visitors or makes what does: no test, no bench, nothing that is generated. */
export const isProduction = (path: string): boolean => /\.tsx?$/.test(path) && folders.test(path) && !left.test(path);

/** What of the production code is too long, and how often it insists instead of knowing. */
export function shapeOf(files: readonly MeasuredFile[]): ProductionShape {
  const own = files.filter(({ path }) => isProduction(path));
  const over60 = own
    .flatMap(({ path, functions }) => functions.map(({ name, lines }) => ({ path, name, lines })))
    .filter(({ lines }) => lines > 60)
    .toSorted((a, b) => b.lines - a.lines);
  return {
    over100: over60.filter(({ lines }) => lines > 100),
    over60,
    nonNullAssertions: own.reduce((sum, file) => sum + file.nonNullAssertions, 0),
  };
}

/** One line for each limit that is passed. */
export function findExcesses({ over100, over60, nonNullAssertions }: ProductionShape): string[] {
  const counts = [
    ["functions over 100 lines", over100.length, shapeLimits.over100],
    ["functions over 60 lines", over60.length, shapeLimits.over60],
    ["non-null assertions", nonNullAssertions, shapeLimits.nonNullAssertions],
  ] as const;
  return counts
    .filter(([, count, most]) => count > most)
    .map(([what, count, most]) => `${count} ${what}, at most ${most}`);
}
