import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import { getProgress } from "#server/modules/lip-world/progress.ts";
import { countRunsWithMonster } from "#server/modules/stage-runs/count-runs-with-monster.ts";
import type { Queries } from "#server/platform/database.ts";
import { computeBond, type BossCall, findBossCall } from "./friends.ts";

/** What a visitor's meetings and runs give to a new run. The phone is not asked: the board stays fair. */
export async function getFriends(
  queries: Queries,
  visitorId: string,
  { stage, monster }: { stage: number; monster: number },
  meetings: readonly LipEncounter[],
  now: Date,
): Promise<{ bond: number; call: BossCall | null }> {
  const { meetings: answers } = await getProgress(queries, visitorId, now);
  const together = await countRunsWithMonster(queries, visitorId, monster);
  return { bond: computeBond(monster, answers, meetings, together), call: findBossCall(stage, answers, meetings) };
}
