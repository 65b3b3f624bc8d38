/** "202611" as year and month. */
export function reportMonth(round: string): { year: string; month: number } {
  return { year: round.slice(0, 4), month: Number(round.slice(4)) };
}
