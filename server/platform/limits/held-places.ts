import { networksOf } from "./address-networks.ts";
import { capacities, type Capacity, type HeldAct } from "./limit-table.ts";
import type { Requester } from "./requester.ts";

/** What is under way at this moment in this process, and for whom. */
export interface HeldPlaces {
  /** Takes a place until the function it gives is called, again costs nothing. Null: the visitor, the network or all have enough. */
  hold(act: HeldAct, requester: Requester): (() => void) | null;
}

/** @param factor multiplies what one may have; what all may have is what the process can bear */
export function createHeldPlaces(factor: number): HeldPlaces {
  const counts = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    hold(act, { address, visitorId }) {
      const capacity: Capacity = capacities[act];
      const { network, ring } = networksOf(address);
      const wanted: readonly (readonly [string, number | undefined])[] = [
        [`visitor ${visitorId}`, visitorId === null ? undefined : times(capacity.visitor, factor)],
        [`network ${network}`, times(capacity.network, factor)],
        [`ring ${ring}`, times(capacity.ring, factor)],
        ["all", capacity.all],
      ];
      const counted = wanted.flatMap(([who, most]) => (most === undefined ? [] : [{ key: `${act} ${who}`, most }]));
      if (counted.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return null;
      for (const { key } of counted) add(key, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const { key } of counted) add(key, -1);
        isHeld = false;
      };
    },
  };
}

const times = (count: number | undefined, factor: number): number | undefined =>
  count === undefined ? undefined : Math.max(1, Math.round(count * factor));
