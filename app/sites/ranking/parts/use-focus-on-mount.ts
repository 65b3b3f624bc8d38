import { type RefObject, useEffect, useRef } from "react";

/** What was pressed is gone: the keyboard goes on where the next thing stands. The element needs a `tabIndex`. */
export function useFocusOnMount<Place extends HTMLElement>(): RefObject<Place | null> {
  const element = useRef<Place>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}
