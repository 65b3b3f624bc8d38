import { useEffect } from "react";

const reloadingPaths = /^\/(zone[145])?$/;

/** Zones 1, 4 and 5 show what is on right now: a page restored from the back-forward cache reloads there. */
export function useRestoredReload(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted && reloadingPaths.test(location.pathname)) location.reload();
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}
