/** The size of the chart's middle, in its own units; a row is one place. */
export const slopeWidth = 100;
export const slopeRow = 32;

/** The middle of a place's row. */
const middle = (rank: number): number => (rank - 0.5) * slopeRow;

/** The path from a place with names (left) to the place without (right): it leaves and arrives level. */
export function slopePath(namedRank: number, namelessRank: number): string {
  const [from, to] = [middle(namedRank), middle(namelessRank)];
  return `M0 ${from}C${slopeWidth / 2} ${from} ${slopeWidth / 2} ${to} ${slopeWidth} ${to}`;
}
