/** With fewer players a share of a hundred says nothing. */
const minPlayers = 10;

/** Within the first 1, 10 or 50 of a hundred; the first of all is always within the first. Null below the middle. */
export function bucketOf(position: number, players: number): 1 | 10 | 50 | null {
  if (players < minPlayers) return null;
  for (const share of [1, 10, 50] as const)
    if (position <= Math.max(1, Math.floor((players * share) / 100))) return share;
  return null;
}
