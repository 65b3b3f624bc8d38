import type { MasterData } from "#contracts/master-data.ts";
import { currentPoll, type Poll, blackoutMs } from "#server/modules/votes/poll.ts";

/** The poll that the page shows now: of this site's entries in the schedule the last that has begun, else the next one. */
export const pollOf = (schedule: MasterData["schedule"], now: Date): Poll | null =>
  currentPoll(
    schedule.filter(({ siteId }) => siteId === "lmv"),
    now,
  );

/** When the board falls silent; null as long as no end is set. */
export const blackoutStartOf = ({ closesAt }: Poll): Date | null =>
  closesAt === null ? null : new Date(closesAt.getTime() - blackoutMs);
