import type { LipArea } from "#contracts/lip-world.ts";
import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { starterIds } from "#contracts/starter-ids.ts";

/** A way to a monster, as the meetings tell it. */
export type UnlockCondition = LipEncounter["opens"][number];

export const starsOf = (progress: LipProgress, game: number): number =>
  progress.games.find((other) => other.game === game)?.stars ?? 0;

export const isAreaFreed = (progress: LipProgress, area: number): boolean =>
  progress.stages.some(({ stage, isCleared }) => stage === area && isCleared);

export const isMet = (progress: LipProgress, monsterId: string): boolean =>
  progress.meetings.some((meeting) => meeting.monsterId === monsterId);

/**
 * How far the fog has lifted: two areas lie open from the first day, and every area whose game has a star or whose
 * stage is done opens one more. The order is the visitor's.
 */
export function countOpenAreas(progress: LipProgress): number {
  const done = [1, 2, 3, 4, 5, 6].filter((area) => isAreaFreed(progress, area) || starsOf(progress, area) > 0);
  return Math.min(6, Math.max(2 + done.length, ...done.map((area) => area + 1)));
}

/** So many badges of the hub open the white island by themselves. */
export const badgesForHiddenArea = 45;

/** The white island stands on the map of whoever freed the other six, or brought badges enough from the hub. */
export const isHiddenAreaOpen = (progress: LipProgress): boolean =>
  progress.sealCount >= badgesForHiddenArea || [1, 2, 3, 4, 5, 6].every((area) => isAreaFreed(progress, area));

export const isAreaOpen = (progress: LipProgress, area: number): boolean => area <= countOpenAreas(progress);

/** Whether a stage can be played: that of an area whose fog has lifted, and the seventh with the white island. */
export const isStageOpen = (progress: LipProgress, stage: number): boolean =>
  stage === 7 ? isHiddenAreaOpen(progress) : isAreaOpen(progress, stage);

/** Whether a monster goes along onto a stage: who was met, and before anybody was chosen any of the tutorial's three. */
export const canTakeAlong = (progress: LipProgress, monsterId: string): boolean =>
  isMet(progress, monsterId) || (progress.starter === null && starterIds.some((id) => id === monsterId));

/** Whether a monster can be met now; who was met (a scanned pack too) can always be seen again. */
export function canMeet(
  progress: LipProgress,
  { monsterId, opens }: Pick<LipEncounter, "monsterId" | "opens">,
): boolean {
  return isMet(progress, monsterId) || opens.some((condition) => isConditionMet(progress, condition, monsterId));
}

function isConditionMet(progress: LipProgress, condition: UnlockCondition, monsterId: string): boolean {
  switch (condition.kind) {
    case "starter":
      return progress.starter === monsterId;
    case "area":
      return isAreaOpen(progress, condition.area);
    case "game":
      return starsOf(progress, condition.game) >= condition.stars;
    case "stage":
      return isAreaFreed(progress, condition.stage);
    case "nights":
      return progress.nights >= condition.nights;
    case "seals":
      return progress.sealCount >= condition.seals;
  }
}

/** Whether a picture of an area has turned up; `residents` are the monsters that live there. */
export function isPanelOpen(
  progress: LipProgress,
  area: number,
  when: LipArea["panels"][number]["when"],
  residents: readonly string[],
): boolean {
  switch (when) {
    case "enter":
      return isAreaOpen(progress, area);
    case "game":
      return starsOf(progress, area) > 0;
    case "stage":
      return isAreaFreed(progress, area);
    case "all-met":
      return residents.every((monsterId) => isMet(progress, monsterId));
  }
}

/** The first monster that can be met now and was not: where 「会いにいく」 leads. In the order given. */
export const findNextToMeet = <M extends Pick<LipEncounter, "monsterId" | "opens">>(
  progress: LipProgress,
  meetings: readonly M[],
): M | null => meetings.find((meeting) => !isMet(progress, meeting.monsterId) && canMeet(progress, meeting)) ?? null;
