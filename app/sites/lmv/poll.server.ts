import type { MasterData } from "#contracts/master-data.ts";
import { currentPoll, type Poll, sealedMs } from "#server/modules/votes/poll.ts";

/** The vote the hall is for now: of this site's entries in the schedule the last that has begun, else the next one. */
export const pollOf = (schedule: MasterData["schedule"], now: Date): Poll | null =>
  currentPoll(
    schedule.filter(({ siteId }) => siteId === "lmv"),
    now,
  );

/** When the board falls silent; null as long as no end is set. */
export const sealsAt = ({ closesAt }: Poll): Date | null =>
  closesAt === null ? null : new Date(closesAt.getTime() - sealedMs);
