import { type RefObject, startTransition, useEffect, useState } from "react";
import { mountInTurns } from "./mount-in-turns.ts";

/**
 * False on the server, while hydrating and until it is this part's turn (`mountInTurns`), true ever after. For what does
 * nothing without scripts: keep its place, and draw it when it is awake.
 */
export function useStaggeredMount(ref: RefObject<Element | null>): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    // Not urgent: what is drawn meanwhile, and a finger, go first.
    return mountInTurns(ref.current, () => startTransition(() => setIsMounted(true)));
  }, [ref]);
  return isMounted;
}
