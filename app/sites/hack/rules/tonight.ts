/** The number of the hack whose rule hangs at the entrance on a day in Japan (`2026-11-20`): each once in `count` days. */
export function tonightsNumber(day: string, count: number): number {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  // A step that shares no factor with 96 visits all, and rarely two of one worry in a row.
  return ((days * 29) % count) + 1;
}
