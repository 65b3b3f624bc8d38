/** Whose rule hangs at the entrance on a day in Japan (`2026-11-20`): of `numbers` each once in as many days. */
export function tonightsNumber(day: string, numbers: readonly number[]): number | null {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  // Two of each worry hang there: a step of seven meets all twenty-four, and never two of one worry in a row.
  return numbers[(days * 7) % numbers.length] ?? null;
}
