import type { LipWorld } from "#contracts/lip-world.ts";
import { sealSteps } from "#contracts/seal.ts";

const [, talksMoreAt, isHonestAt] = sealSteps;

/**
 * What a monster says in the room of somebody with so many seals, one of it a night: its own line, from fifteen seals what
 * it says when nothing happens, from thirty its honest word.
 */
export function roomLines(
  own: string,
  more: Pick<LipWorld["lipCompanions"][number], "idle" | "sleepy" | "honest">,
  sealCount: number,
): string[] {
  return [
    own,
    ...(sealCount >= talksMoreAt ? [...more.idle, more.sleepy] : []),
    ...(sealCount >= isHonestAt ? [more.honest] : []),
  ];
}
