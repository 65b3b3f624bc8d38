import { seededRandom } from "../../server/platform/random.ts";

/** Monsters in the order of their popularity: seven of ten voters want the first. */
const favourite = 0.7;
const others = 23;

/** Deals voters: each has a name of its own, most of them want the same monster. The same seed deals the same. */
export function dealVoters(seed: string, count: number): { visitorId: string; monsterId: string }[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    visitorId: random.uuid(),
    monsterId: String(random.int(1_000) < favourite * 1_000 ? 1 : 2 + random.int(others)).padStart(2, "0"),
  }));
}

/**
 * `callers` at once take from a common pile until it is empty, as visitors at the end of a show do.
 * @returns calls per second, and the wait of each call in milliseconds
 */
export async function callAtOnce<Item>(
  items: readonly Item[],
  callers: number,
  call: (item: Item) => Promise<void>,
): Promise<{ perSecond: number; waitsMs: number[] }> {
  const waitsMs: number[] = [];
  let next = 0;
  const begunAt = performance.now();
  const caller = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const askedAt = performance.now();
      await call(item);
      waitsMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { perSecond: (items.length / (performance.now() - begunAt)) * 1_000, waitsMs };
}
