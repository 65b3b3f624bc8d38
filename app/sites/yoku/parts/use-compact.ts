import { useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import type { Compact, Lying } from "../scene/start-compact.ts";

/**
 * The painted compact over the drawing. Its script comes when the page is alive; without it, or before it, the drawing
 * stands. All of it ends with the part.
 */
export function useCompact(pans: readonly PaintedPan[], lying: Lying, onThud?: (count: number) => void) {
  const place = useRef<HTMLDivElement>(null);
  const running = useRef<Promise<Compact | null>>(null);
  const told = useRef({ pans, lying, onThud });
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    told.current = { pans, lying, onThud };
  });

  useEffect(() => {
    const leaving = new AbortController();
    running.current = import("../scene/start-compact.ts").then(
      ({ startCompact }) => {
        if (leaving.signal.aborted || !place.current) return null;
        const now = told.current;
        return startCompact(
          place.current,
          {
            pans: now.pans,
            lying: now.lying,
            isStill: () => preferences.isMotionReduced(),
            onThud: (count) => told.current.onThud?.(count),
            onShown: () => setIsShown(true),
          },
          leaving.signal,
        );
      },
      // Without the scene the drawing stands; nothing is missing that has words.
      () => null,
    );
    return () => {
      leaving.abort();
      running.current = null;
    };
  }, []);

  useEffect(() => {
    void running.current?.then((compact) => compact?.lie(lying));
  }, [lying]);

  // Other powders than it was set with.
  const key = pans.map((pan) => pan && pan.hex + pan.finish).join();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    void running.current?.then((compact) => compact?.fill(told.current.pans));
  }, [key]);

  return {
    place,
    isShown,
    /** Runs once the scene is there; at once without one. */
    with: async (act: (compact: Compact) => unknown): Promise<boolean> => {
      const compact = await running.current;
      if (!compact) return false;
      await act(compact);
      return true;
    },
  };
}
