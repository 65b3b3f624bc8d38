import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type OverscrollHandlers, watchOverscroll } from "./overscroll.ts";

/**
 * Navigates to the next zone when a visitor at the end of this one keeps pulling. Whoever wants less motion takes the
 * link. Returns how far the pull has come, 0 to 1.
 */
export function useOverscrollNavigation(to: string): number {
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const controller = new AbortController();
    const handlers: OverscrollHandlers = {
      onProgress: setProgress,
      onReached: () => void navigate(to, { viewTransition: true }),
    };
    watchOverscroll(handlers, controller.signal);
    return () => controller.abort();
  }, [navigate, to]);

  return progress;
}
