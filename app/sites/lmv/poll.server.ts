import type { MasterData } from "#contracts/master-data.ts";
import { type Poll, sealedMs } from "#server/modules/votes/poll.ts";

/** The vote the hall is for now: of this site's entries in the schedule the last that has begun, else the next one. */
export function pollOf(schedule: MasterData["schedule"], now: Date): Poll | null {
  const polls = schedule
    .filter(({ siteId }) => siteId === "lmv")
    .map(({ id, startsAt, endsAt }) => ({
      id,
      opensAt: new Date(startsAt),
      closesAt: endsAt === null ? null : new Date(endsAt),
    }))
    .toSorted((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
  return polls.findLast(({ opensAt }) => opensAt <= now) ?? polls[0] ?? null;
}

/** When the board falls silent; null as long as no end is set. */
export const sealsAt = ({ closesAt }: Poll): Date | null =>
  closesAt === null ? null : new Date(closesAt.getTime() - sealedMs);
