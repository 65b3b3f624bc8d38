import { type RefObject, useEffect, useRef } from "react";

/** Brings what was just said into view and under the reader, once: give the part another `key` to say something new. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.closest("section")?.scrollIntoView({ block: "start" });
  }, []);
  return element;
}
