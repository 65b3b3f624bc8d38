/** A length for an SVG path: a tenth is enough, and a shorter text travels faster. */
export const n = (value: number): string => {
  const tenths = Math.round(value * 10) / 10;
  return String(Object.is(tenths, -0) ? 0 : tenths);
};
