/** The place of tonight's shade among `count`: another one every day, each once before any comes again. */
export function tonightsPlace(jstDay: string, count: number): number {
  const days = Math.floor(Date.parse(`${jstDay}T00:00:00Z`) / 86_400_000);
  // A step without a common divisor walks through all of them.
  return (days * 7) % count;
}
