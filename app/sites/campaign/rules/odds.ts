/**
 * How many of a hundred, as one prints it: whole from ten on, one decimal from one on, two below, never 0 for something.
 * At most 100. Null where there is nothing to divide by.
 */
export function formatPercent(parts: number, of: number): string | null {
  if (of === 0) return null;
  const share = Math.min(100, (parts / of) * 100);
  if (share === 0) return "0";
  const digits = share >= 10 ? 0 : share >= 1 ? 1 : 2;
  const text = share.toFixed(digits).replace(/\.0+$/, "");
  return Number(text) === 0 ? "0.01" : text;
}
