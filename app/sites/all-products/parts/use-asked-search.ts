import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * The query of the address that was asked for last: the page's own, or that of one on its way. What is drawn tells of a tap
 * only a moment later, and a second tap comes sooner on a phone that is busy; whoever asks writes it here at once.
 */
export function useAskedSearch(): RefObject<string> {
  const { pathname, search } = useLocation();
  const pending = useNavigation().location;
  const latest = pending?.pathname === pathname ? pending.search : search;
  const asked = useRef(latest);
  useLayoutEffect(() => {
    asked.current = latest;
  }, [latest]);
  return asked;
}
