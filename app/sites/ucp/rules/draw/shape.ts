/** One thing to put on the paper: a filled outline, or a line with a width. Numbers and colours only, never text. */
export type Shape =
  | { d: string; fill: string; opacity?: number; at?: string }
  | { d: string; line: string; width: number; opacity?: number; dash?: string; at?: string };

/**
 * A number as it stands in a path. What is wide is told in whole units, half a dot of a phone; what is fine, in tenths.
 * The same text everywhere.
 */
export function formatNumber(value: number, isFine = true): string {
  const rounded = isFine ? Math.round(value * 10) / 10 : Math.round(value);
  return String(Object.is(rounded, -0) ? 0 : rounded);
}
