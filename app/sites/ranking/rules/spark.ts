/** The size of the drawing, in its own units. */
export const sparkWidth = 64;
export const sparkHeight = 20;
const inset = 2;

/** The path of a line through the values, the oldest left; from 0 at the foot to the highest at the top. Also where it ends. */
export function sparkPath(values: readonly number[]): { path: string; end: { x: number; y: number } } {
  const highest = Math.max(1, ...values);
  const step = (sparkWidth - 2 * inset) / Math.max(1, values.length - 1);
  const points = values.map((value, i) => ({
    x: round(inset + i * step),
    y: round(sparkHeight - inset - (value / highest) * (sparkHeight - 2 * inset)),
  }));
  const path = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
  return { path, end: points.at(-1) ?? { x: inset, y: sparkHeight - inset } };
}

const round = (value: number): number => Math.round(value * 10) / 10;
