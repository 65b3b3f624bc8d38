import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

const floor = /^\/(zone[1-5])?$/;

/** Marks the passage from floor to floor on the root, so that the view transition is a walk and not a cut. */
export function usePassage(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isPassage = next !== undefined && floor.test(pathname) && floor.test(next.pathname);

  useEffect(() => {
    if (!isPassage) return;
    const root = document.documentElement;
    root.dataset.passage = "zone";
    return () => {
      // The transition reads the mark while it runs; taking it away at once would cut the walk short.
      setTimeout(() => delete root.dataset.passage, passageMs);
    };
  }, [isPassage]);
}

const passageMs = 1_100;
