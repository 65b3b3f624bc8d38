import { seededRandom } from "../../server/platform/random.ts";

/** Monsters in the order of their popularity: seven of ten voters want the first. */
const favourite = 0.7;
const others = 23;

/** Deals voters: each has a name of its own, most of them want the same monster. The same seed deals the same. */
export function createVoters(seed: string, count: number): { visitorId: string; monsterId: string }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    visitorId: random.uuid(),
    monsterId: String(random.int(1_000) < favourite * 1_000 ? 1 : 2 + random.int(others)).padStart(2, "0"),
  }));
}
