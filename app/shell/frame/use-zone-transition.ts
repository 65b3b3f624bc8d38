import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

const zonePath = /^\/(zone[1-5])?$/;

/** Marks the change from zone to zone on the root, so that the view transition is a walk and not a cut. */
export function useZoneTransition(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isZoneChange = next !== undefined && zonePath.test(pathname) && zonePath.test(next.pathname);

  useEffect(() => {
    if (!isZoneChange) return;
    const root = document.documentElement;
    root.dataset.passage = "zone";
    return () => {
      // The transition reads the mark while it runs; taking it away at once would cut the walk short.
      setTimeout(() => delete root.dataset.passage, transitionMs);
    };
  }, [isZoneChange]);
}

const transitionMs = 1_100;
