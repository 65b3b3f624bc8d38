/** A colour (0xrrggbb) so far on the way from one to another, 0 to 1. */
export function mixColours(from: number, to: number, share: number): number {
  const part = (shift: number): number => {
    const [a, b] = [(from >> shift) & 0xff, (to >> shift) & 0xff];
    return Math.round(a + (b - a) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}
