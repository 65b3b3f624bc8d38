import { randomBelow, seededRandom } from "#app/kits/basics/seeded-random.ts";
import { missionCount } from "./tester-result.ts";

/** What one turn of the reel shows: the missions that pass, and the last one, which it stops at. */
export interface ReelTurn {
  passing: readonly number[];
  mission: number;
}

const passingCount = 9;

/** One turn of the reel from a seed that the tap made. It never stops where it stood. */
export function turnReel(seed: number, before: number | null): ReelTurn {
  const random = seededRandom(seed);
  const others = missionCount - (before === null ? 0 : 1);
  const picked = randomBelow(random, others) + 1;
  const mission = before !== null && picked >= before ? picked + 1 : picked;
  const passing = Array.from(
    { length: passingCount },
    (_, i) => ((mission + missionCount - 1 - passingCount + i) % missionCount) + 1,
  );
  return { passing, mission };
}
