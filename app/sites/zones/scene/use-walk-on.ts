import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type Pull, startPull } from "./pull-on.ts";

/**
 * Walks on to the next floor when a visitor at the end of this one keeps pulling. Whoever wants less motion takes the
 * link. Returns how far the pull has come, 0 to 1.
 */
export function useWalkOn(to: string): number {
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const leaving = new AbortController();
    const pull: Pull = {
      onProgress: setProgress,
      onReached: () => void navigate(to, { viewTransition: true }),
    };
    startPull(pull, leaving.signal);
    return () => leaving.abort();
  }, [navigate, to]);

  return progress;
}
