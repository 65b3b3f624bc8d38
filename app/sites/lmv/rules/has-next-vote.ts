/** Whether the vote is still open when the next day begins in Japan; both moments as ISO texts, null without an end. */
export function hasNextVote(nextDayAt: string, closesAt: string | null): boolean {
  return closesAt === null || Date.parse(nextDayAt) < Date.parse(closesAt);
}
