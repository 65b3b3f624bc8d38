/** Room that must stay empty left and right of an EAN-13 code, in modules (GS1 General Specifications, 5.2.3.4). */
export const quietZone = { left: 11, right: 7 } as const;
/** Width of a code with its room, in modules. */
export const totalModules = quietZone.left + 95 + quietZone.right;
/** Heights in modules: bars, and the guards that reach down between the digits. */
const heights = { bar: 62, guard: 67 } as const;
export const totalHeight = 76;

/** One bar, in modules. */
export interface Bar {
  x: number;
  width: number;
  height: number;
}

/** The bars of a code from its widths (a bar first, then a space, and so on). */
export function barsOf(widths: readonly number[]): Bar[] {
  const bars: Bar[] = [];
  let x: number = quietZone.left;
  widths.forEach((width, i) => {
    if (i % 2 === 0) bars.push({ x, width, height: heights.bar });
    x += width;
  });
  return bars.map((bar, i) => (isGuard(i, bars.length) ? { ...bar, height: heights.guard } : bar));
}

/** Bars as the path of an SVG. */
export const pathOf = (bars: readonly Bar[]): string =>
  bars.map(({ x, width, height }) => `M${x} 0h${width}v${height}h-${width}z`).join("");

/** Two at each end and two in the middle. */
function isGuard(index: number, count: number): boolean {
  const middle = count / 2;
  return index < 2 || index >= count - 2 || index === middle - 1 || index === middle;
}
