import { type RefObject, useLayoutEffect, useRef } from "react";

const loadSwipe = () => import("../scene/swipe.ts");
type Swipe = Awaited<ReturnType<typeof loadSwipe>>;
/** Brought once; every card after the first begins with it at once. */
let swipeModule: Swipe | undefined;

export type Choice = "keep" | "skip";

/**
 * Lets the card in `holder` be swiped away, and calls `go` when it is gone. What it returns holds the way to do so by a
 * tap; null before the script is here.
 */
export function useSwipe(
  holder: RefObject<HTMLElement | null>,
  go: (choice: Choice) => void,
): RefObject<((choice: Choice) => void) | null> {
  const leaveRef = useRef<((choice: Choice) => void) | null>(null);
  // Together with the next card, not after it: a key that is pressed as soon as that card can be read is not lost.
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const controller = new AbortController();
    const begin = ({ startSwipe }: Swipe): void => {
      if (!controller.signal.aborted) leaveRef.current = startSwipe(element, go, controller.signal);
    };
    if (swipeModule) begin(swipeModule);
    else void loadSwipe().then((loaded) => begin((swipeModule = loaded)), console.warn);
    return () => {
      controller.abort();
      leaveRef.current = null;
    };
  }, [holder, go]);
  return leaveRef;
}
