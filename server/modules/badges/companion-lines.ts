import type { LipWorld } from "#contracts/lip-world.ts";
import { badgeMilestones } from "#contracts/badge.ts";

const [, talksMoreAt, isHonestAt] = badgeMilestones;

/**
 * What a monster says on myroom to a visitor with so many badges, one line a day: its own, from fifteen badges what
 * it says when nothing happens, from thirty its honest word.
 */
export function listCompanionLines(
  mainLine: string,
  extraLines: Pick<LipWorld["lipCompanions"][number], "idle" | "sleepy" | "honest">,
  badgeCount: number,
): string[] {
  return [
    mainLine,
    ...(badgeCount >= talksMoreAt ? [...extraLines.idle, extraLines.sleepy] : []),
    ...(badgeCount >= isHonestAt ? [extraLines.honest] : []),
  ];
}
