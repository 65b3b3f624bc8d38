/** Whose turn it is on a day in Japan ("2026-11-20"), of so many who take turns: a number from 0. */
export function turnOfDay(day: string, count: number): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) % count;
}
