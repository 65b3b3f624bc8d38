import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import { maxShardSteps, shardsPerStep } from "./shards.ts";

/** What was answered at a meeting. */
export interface EncounterAnswer {
  monsterId: string;
  choice: string | null;
}

/** Somebody who calls in a phase of a stage's last Rule. */
export interface BossCall {
  monster: number;
  phase: number;
  line: string;
}

/** How well anybody can be known. */
export const maxBond = 5;
const formatMonsterId = (id: number): string => String(id).padStart(2, "0");

const optionOf = (meetings: readonly LipEncounter[], { monsterId, choice }: EncounterAnswer) =>
  meetings.find((meeting) => meeting.monsterId === monsterId)?.options.find(({ id }) => id === choice);

/**
 * How well a monster knows its visitor, 0 to 5: what was answered, a step for each stage that was done together, and one for every
 * few shards that lost runs have left.
 */
export function computeBond(
  monster: number,
  answers: readonly EncounterAnswer[],
  meetings: readonly LipEncounter[],
  together: { stages: number; shards: number },
): number {
  const answer = answers.find(({ monsterId }) => monsterId === formatMonsterId(monster));
  const effect = answer && optionOf(meetings, answer)?.effect;
  const steps = effect?.kind === "affection" ? effect.steps : 0;
  const shardSteps = Math.min(maxShardSteps, Math.floor(together.shards / shardsPerStep));
  return Math.min(maxBond, steps + together.stages + shardSteps);
}

/** Who calls in this stage: the first that was met of those who promised it. */
export function findBossCall(
  stage: number,
  answers: readonly EncounterAnswer[],
  meetings: readonly LipEncounter[],
): BossCall | null {
  for (const answer of answers) {
    const effect = optionOf(meetings, answer)?.effect;
    if (effect?.kind === "boss-line" && effect.stage === stage)
      return { monster: Number(answer.monsterId), phase: effect.phase, line: effect.line };
  }
  return null;
}
