/** How many prizes lie in each of the hundred cells. */
export function countPrizesPerCell(openedEntries: readonly { entry: number }[]): number[] {
  const counts = Array.from({ length: 100 }, () => 0);
  for (const { entry: cell } of openedEntries) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
}
