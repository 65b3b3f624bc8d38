import { elementAt } from "../basics/element-at.ts";

/** A fixed number of things, made once. The first `count` of `all` live; the order means nothing. */
export interface Pool<Thing> {
  readonly all: Thing[];
  count: number;
}

/** A pool of `capacity` things, all of them at rest. */
export function createPool<Thing>(capacity: number, create: () => Thing): Pool<Thing> {
  return { all: Array.from({ length: capacity }, create), count: 0 };
}

/** Wakes one thing, with the values it had when it last rested; null when all are awake. */
export function acquire<Thing>(pool: Pool<Thing>): Thing | null {
  return pool.all[pool.count] === undefined ? null : elementAt(pool.all, pool.count++);
}

/** Lays the thing at `at` to rest; the last of the living takes its place. Walk backwards where you call this. */
export function release<Thing>(pool: Pool<Thing>, at: number): void {
  const last = --pool.count;
  const thing = elementAt(pool.all, at);
  pool.all[at] = elementAt(pool.all, last);
  pool.all[last] = thing;
}
