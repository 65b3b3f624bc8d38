/** When a vote is open. A moment belongs to what begins at it. */
export interface Poll {
  id: string;
  opensAt: Date;
  /** Null: nobody has set an end yet. */
  closesAt: Date | null;
}

/** `sealed`: votes are taken, the leaderboard is not shown any more. */
export type PollPhase = "before" | "open" | "sealed" | "closed";

/** The blackout of the leaderboard begins this long before the end. */
export const blackoutMs = 48 * 3_600_000;
/** The leaderboard is made anew this often. */
export const leaderboardEveryMs = 600_000;

/** Where a vote stands at a moment. */
export function pollPhase({ opensAt, closesAt }: Poll, now: Date): PollPhase {
  if (now < opensAt) return "before";
  if (closesAt === null) return "open";
  if (now >= closesAt) return "closed";
  return now.getTime() >= closesAt.getTime() - blackoutMs ? "sealed" : "open";
}

/** The moment whose leaderboard is shown: the last full ten minutes, at most the start of the blackout. Null before the start. */
export function leaderboardTime({ opensAt, closesAt }: Poll, now: Date): Date | null {
  if (now < opensAt) return null;
  const lastMs = closesAt === null ? now.getTime() : Math.min(now.getTime(), closesAt.getTime() - blackoutMs);
  const moment = new Date(Math.floor(lastMs / leaderboardEveryMs) * leaderboardEveryMs);
  return moment < opensAt ? null : moment;
}

/** The vote one is asked about now: of several the last that has begun, else the next one. */
export function currentPoll(
  entries: readonly { id: string; startsAt: string; endsAt: string | null }[],
  now: Date,
): Poll | null {
  const polls = entries
    .map(({ id, startsAt, endsAt }) => ({
      id,
      opensAt: new Date(startsAt),
      closesAt: endsAt === null ? null : new Date(endsAt),
    }))
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  return polls.findLast(({ opensAt }) => opensAt <= now) ?? polls[0] ?? null;
}
