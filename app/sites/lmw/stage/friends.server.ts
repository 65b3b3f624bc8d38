import type { LipMeeting } from "#contracts/lip-world-cast.ts";
import { readProgress } from "#server/modules/lip-world/read-progress.ts";
import { stagesWith } from "#server/modules/scores/stages-with.ts";
import type { Queries } from "#server/platform/database.ts";
import { bondWith, type Call, callIn } from "./friends.ts";

/** What a visitor's meetings and runs give to a new run. The phone is not asked: the board stays fair. */
export async function friendsOf(
  queries: Queries,
  visitorId: string,
  { stage, monster }: { stage: number; monster: number },
  meetings: readonly LipMeeting[],
  now: Date,
): Promise<{ bond: number; call: Call | null }> {
  const { meetings: answers } = await readProgress(queries, visitorId, now);
  const together = await stagesWith(queries, visitorId, monster);
  return { bond: bondWith(monster, answers, meetings, together), call: callIn(stage, answers, meetings) };
}
