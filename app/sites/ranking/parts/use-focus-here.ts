import { type RefObject, useEffect, useRef } from "react";

/** What was pressed is gone: the keyboard goes on where the next thing stands. The element needs a `tabIndex`. */
export function useFocusHere<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return place;
}
