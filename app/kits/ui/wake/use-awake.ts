import { type RefObject, startTransition, useEffect, useState } from "react";
import { wakeInTurn } from "./wake-in-turn.ts";

/**
 * False on the server, while hydrating and until it is this part's turn (`wakeInTurn`), true ever after. For what does
 * nothing without scripts: keep its place, and draw it when it is awake.
 */
export function useAwake(place: RefObject<Element | null>): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // Not urgent: what is drawn meanwhile, and a finger, go first.
    return wakeInTurn(place.current, () => startTransition(() => setIsAwake(true)));
  }, [place]);
  return isAwake;
}
