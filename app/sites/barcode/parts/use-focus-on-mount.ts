import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";

/**
 * Brings what was just said into view and under the reader, once: give the part another `key` to say something new.
 * What the server had drawn already stays where it is: a page that moves as it comes alive takes the button from under a finger.
 */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  useEffect(() => {
    if (isFromServer) return;
    element.current?.focus({ preventScroll: true });
    element.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, [isFromServer]);
  return element;
}

const subscribeToNothing = () => () => {};
