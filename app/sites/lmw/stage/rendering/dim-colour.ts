/** A colour with so much of its light, 0 to 1. */
export function dimColour(colour: number, share: number): number {
  const part = (shift: number): number => Math.round(((colour >> shift) & 0xff) * share) << shift;
  return part(16) | part(8) | part(0);
}
